import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { isVip } from '@/api/member'
import type { Plan } from '@/api/plan'
import { Button } from '@/components/Button'
import { ActionBar } from '@/features/shared/page/ActionBar'
import { Icon } from '@/components/Icon'
import { StateView } from '@/components/StateView'
import { QueryView } from '@/features/shared/page'
import { forgetOtherPage } from '@/features/shared/product/buyHere'
import { useMember } from '@/features/shared/session/useMember'
import { useSharedPage } from '@/features/shared/share/useSharedPage'
import { confirmVipAgreement, VipAgreement } from '@/features/shared/agreements/VipAgreement'
import { serverClock } from '@/lib/serverClock'
import { payAdapter } from '@/platform/pay'
import { planQueries } from '@/queries/plan'
import { navigateTo } from '@/routes/navigate'
import { useSession } from '@/stores/session'

import styles from './index.module.scss'
import { MemberCard } from './MemberCard'
import { bestPlan, buyLabel, validityOf } from './plan'
import { Plans, PlansSkeleton } from './Plans'
import { texts } from './texts'

const memberFreshMs = 30_000

/** Membership: my status, the plans, their benefits. */
export function Membership({ planId }: { planId: number | undefined }) {
  const canBuy = payAdapter.canSell
  useEffect(forgetOtherPage, [])
  const plans = useQuery({ ...planQueries.plans(), enabled: canBuy })
  const { refresh } = useMember()
  // It may have been bought on another device.
  useDidShow(() => void refresh(memberFreshMs))
  const share = useSharedPage({
    name: 'membership',
    params: planId === undefined ? {} : { id: planId },
    title: texts.shareTitle,
  })
  return (
    <View className={styles.page}>
      <MemberCard canBuy={canBuy} share={share} />
      {canBuy && (
        <QueryView query={plans} skeleton={<PlansSkeleton />} title={texts.failed}>
          {([first, ...rest]) =>
            first ? (
              <PlanChoice plans={[first, ...rest]} planId={planId} />
            ) : (
              <StateView kind='empty' {...texts.empty} />
            )
          }
        </QueryView>
      )}
    </View>
  )
}

interface PlanChoiceProps {
  plans: [Plan, ...Plan[]]
  planId: number | undefined
}

function PlanChoice({ plans, planId }: PlanChoiceProps) {
  const [chosenId, choose] = useState(planId)
  const member = useSession(({ user }) => user)
  const chosen = plans.find(({ id }) => id === chosenId) ?? bestPlan(plans) ?? plans[0]
  const nowMs = serverClock.now()
  const isSold = chosen.priceCents !== null

  async function buy(): Promise<void> {
    if (await confirmVipAgreement()) navigateTo('order', { type: 'plan', id: chosen.id })
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
      <ActionBar rows={2}>
        <VipAgreement />
        <Button kind='vip' size='l' isBlock isDisabled={!isSold} onClick={() => void buy()}>
          {buyLabel(chosen, isVip(member, nowMs))}
        </Button>
      </ActionBar>
    </>
  )
}
