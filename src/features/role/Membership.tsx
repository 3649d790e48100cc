import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { isVip } from '@/api/member'
import type { Plan } from '@/api/role'
import { Button } from '@/components/Button'
import { Dock } from '@/components/Dock'
import { Icon } from '@/components/Icon'
import { StateView } from '@/components/StateView'
import { QueryView } from '@/features/shared/screen'
import { useSharedPage } from '@/features/shared/share/useSharedPage'
import { confirmVipConsent, VipConsent } from '@/features/shared/vipConsent'
import { serverClock } from '@/lib/serverClock'
import { payAdapter } from '@/platform/pay'
import { roleQueries } from '@/queries/role'
import { open } from '@/routes/navigate'
import { useSession } from '@/stores/session'

import styles from './index.module.scss'
import { MemberCard } from './MemberCard'
import { bestPlan, offerOf, validityOf } from './plan'
import { Plans } from './Plans'
import { PlansSkeleton } from './PlansSkeleton'
import { texts } from './texts'

/** Membership: my state, the plans, what they give. */
export function Membership({ planId }: { planId: number | undefined }) {
  const canBuy = payAdapter.policy === 'pay'
  const plans = useQuery({ ...roleQueries.plans(), enabled: canBuy })
  useSharedPage({ name: 'role', params: planId === undefined ? {} : { id: planId }, title: texts.shareTitle })
  return (
    <View className={styles.page}>
      <MemberCard canBuy={canBuy} />
      {canBuy && (
        <QueryView query={plans} skeleton={<PlansSkeleton />} title={texts.failed}>
          {([first, ...rest]) =>
            first ? (
              <Offers plans={[first, ...rest]} planId={planId} />
            ) : (
              <StateView kind='empty' {...texts.empty} />
            )
          }
        </QueryView>
      )}
    </View>
  )
}

interface OffersProps {
  plans: [Plan, ...Plan[]]
  planId: number | undefined
}

function Offers({ plans, planId }: OffersProps) {
  const [chosenId, choose] = useState(planId)
  const member = useSession(({ user }) => user)
  const chosen = plans.find(({ id }) => id === chosenId) ?? bestPlan(plans) ?? plans[0]
  const nowMs = serverClock.now()
  const isSold = chosen.priceCents !== null

  async function buy(): Promise<void> {
    if (await confirmVipConsent()) open('order', { type: 'role', id: chosen.id })
  }

  return (
    <>
      <Plans plans={plans} chosen={chosen} onChoose={choose} />
      <View className={styles.heading} role='heading' aria-level='2'>
        {texts.benefits(chosen.name)}
      </View>
      {chosen.benefits.map((benefit, index) => (
        <View key={index} className={styles.benefit}>
          <View className={styles.benefitMark}>
            <Icon name='check' size={16} />
          </View>
          <View className={styles.benefitWords}>{benefit}</View>
        </View>
      ))}
      <View className={styles.fine}>
        <View>{validityOf(chosen, member, nowMs)}</View>
        <View>{texts.afterwards}</View>
      </View>
      <Dock rows={2}>
        <VipConsent />
        <Button kind='vip' size='l' isBlock isDisabled={!isSold} onClick={() => void buy()}>
          {offerOf(chosen, isVip(member, nowMs))}
        </Button>
      </Dock>
    </>
  )
}
