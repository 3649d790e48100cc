import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { isKnownMissing } from '@/api/ifOffered'
import type { IconName } from '@/components/Icon'
import { env } from '@/config/env'
import { SectionHeader } from '@/components/SectionHeader'
import { openAgreement, useAgreements } from '@/features/shared/agreements'
import { linkTo } from '@/features/shared/link'
import { routeSpec } from '@/routes/registry'
import { useAppConfig, useSiteName, useSwitches } from '@/stores/appConfig'

import { Cell } from './Cell'
import styles from './member.module.scss'
import { SupportCell } from './SupportCell'
import { texts } from './texts'
import type { RouteLocation } from '@/routes/codec'

/** Links to every page of the member's own that is open here: learning first, then what changes soon, then the rest. */
export function Services({ canSignIn }: { canSignIn: boolean }) {
  const isOn = useSwitches()
  const siteName = useSiteName()
  const { about } = useAgreements()
  const hasInviteCodes = useAppConfig(({ config }) => config?.hasInviteCodes)
  const isOpen = ({ target }: Service) => {
    const { switch: feature } = routeSpec(target.name)
    // The support site belongs to the installation, not to the server.
    if (target.name === 'workOrders' && env.workOrderUrl === '') return false
    if (target.name === 'inviteCode' && (!hasInviteCodes || isKnownMissing('inviteCodes'))) return false
    return feature === undefined || isOn(feature)
  }
  const cells = (services: readonly Service[]) =>
    services
      .filter(isOpen)
      .map(({ target, label, icon }) => (
        <Cell
          key={label}
          label={label}
          icon={icon}
          news={target.name === 'signCenter' && canSignIn ? texts.services.canSignIn : undefined}
          {...linkTo(target)}
        />
      ))
  return (
    <>
      <Group title={texts.services.learning}>{cells(learning)}</Group>
      <Group title={texts.services.benefits}>{cells(benefits)}</Group>
      <Group title={texts.services.title}>
        {cells(others)}
        <SupportCell />
        {about && <Cell label={texts.services.about(siteName)} icon='article' onClick={() => openAgreement(about)} />}
      </Group>
    </>
  )
}

/** Draws nothing while all of its entries are closed. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  if (Array.isArray(children) && children.length === 0) return null
  return (
    <View className={styles.card}>
      <SectionHeader title={title} />
      <View className={styles.grid}>{children}</View>
    </View>
  )
}

/** An entry. It shows while the switch of its route is on. */
interface Service {
  target: RouteLocation
  label: string
  icon: IconName
}

/** In the order of the grid. */
const learning: readonly Service[] = [
  { target: { name: 'study', params: {} }, label: texts.services.study, icon: 'study' },
  { target: { name: 'calendar', params: {} }, label: texts.services.calendar, icon: 'clock' },
  { target: { name: 'notes', params: {} }, label: texts.services.notes, icon: 'edit' },
  { target: { name: 'offline', params: {} }, label: texts.services.offline, icon: 'download' },
  { target: { name: 'qaMine', params: {} }, label: texts.services.qa, icon: 'message' },
  { target: { name: 'certification', params: {} }, label: texts.services.certificates, icon: 'certificate' },
]

const benefits: readonly Service[] = [
  { target: { name: 'signCenter', params: {} }, label: texts.services.signIn, icon: 'calendar' },
  { target: { name: 'credit1', params: {} }, label: texts.services.pointsMall, icon: 'gift' },
  { target: { name: 'codeExchanger', params: {} }, label: texts.services.redemption, icon: 'ticket' },
  { target: { name: 'inviteCode', params: {} }, label: texts.services.inviteCode, icon: 'userPlus' },
  { target: { name: 'referral', params: {} }, label: texts.services.referral, icon: 'userPlus' },
  { target: { name: 'groupBuyOrders', params: {} }, label: texts.services.groupBuy, icon: 'users' },
  { target: { name: 'flashSaleOrders', params: {} }, label: texts.services.flashSale, icon: 'bolt' },
]

const others: readonly Service[] = [
  { target: { name: 'notices', params: {} }, label: texts.services.announcements, icon: 'horn' },
  { target: { name: 'workOrders', params: {} }, label: texts.services.workOrders, icon: 'help' },
]
