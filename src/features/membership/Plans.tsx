import { Text, View } from '@tarojs/components'

import type { Plan } from '@/api/plan'
import { cx } from '@/components/cx'
import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { PriceTag } from '@/components/PriceTag'
import { RadioGroup } from '@/components/RadioRow'

import styles from './index.module.scss'
import { bestPlan, perDay } from './plan'
import { texts } from './texts'
import { Skeleton, SkeletonBlock, SkeletonLine } from '@/components/Skeleton'

interface PlansProps {
  plans: Plan[]
  chosen: Plan
  onChoose: (id: number) => void
}

export function Plans({ plans, chosen, onChoose }: PlansProps) {
  const best = bestPlan(plans)
  const bestPerDay = best && perDay(best)
  return (
    <RadioGroup label={texts.plans}>
      <View className={styles.plans}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            isChosen={plan === chosen}
            note={plan === best && bestPerDay ? texts.perDay(bestPerDay) : undefined}
            onChoose={() => onChoose(plan.id)}
          />
        ))}
      </View>
    </RadioGroup>
  )
}

interface PlanCardProps {
  plan: Plan
  isChosen: boolean
  /** The price per day, on the best plan. */
  note: string | undefined
  onChoose: () => void
}

function PlanCard({ plan, isChosen, note, onChoose }: PlanCardProps) {
  return (
    <Pressable
      role='radio'
      isChecked={isChosen}
      className={cx(styles.plan, isChosen && styles.chosen)}
      onClick={onChoose}
    >
      {note && <Text className={styles.note}>{note}</Text>}
      <View className={styles.planName}>{plan.name}</View>
      <View className={styles.price}>
        <PriceTag priceCents={plan.priceCents} size='xl' tone='inherit' />
      </View>
      <View className={styles.days}>{texts.days(plan.days)}</View>
      {isChosen && (
        <View className={styles.tick}>
          <Icon name='check' size={16} />
        </View>
      )}
    </Pressable>
  )
}

export function PlansSkeleton() {
  return (
    <Skeleton>
      <View className={styles.plans}>
        <SkeletonBlock className={styles.skeletonPlan} />
        <SkeletonBlock className={styles.skeletonPlan} />
        <SkeletonBlock className={styles.skeletonPlan} />
      </View>
      <View className={styles.skeletonLines}>
        <SkeletonLine width='40%' size={16} />
        <SkeletonLine width='70%' />
        <SkeletonLine width='60%' />
      </View>
    </Skeleton>
  )
}
