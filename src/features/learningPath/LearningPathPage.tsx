import { View } from '@tarojs/components'

import type { LearningPathDetail } from '@/api/learningPath'
import type { LearningPathPart } from '@/api/learningPathStep'
import { DetailHead } from '@/components/DetailHead'
import { ProgressBar } from '@/components/ProgressBar'
import { StateView } from '@/components/StateView'
import { PromotedProduct } from '@/features/shared/product/PromotedProduct'
import { RichText } from '@/features/shared/richText'
import { learningPath as learningPathKind } from '@/goods/kinds/learningPath'
import { payAdapter } from '@/platform/pay'
import type { ShareInfo } from '@/stores/share'
import { useSwitches } from '@/stores/appConfig'

import { statsOf } from './stats'
import { locationOf } from '@/goods/pathPart'
import styles from './learningPath.module.scss'
import { nextPart, percentOf } from './progress'
import { purchaseOptionOf } from './purchaseOption'
import { Step } from './Step'
import { texts } from './texts'

interface LearningPathPageProps {
  detail: LearningPathDetail
  share: ShareInfo | undefined
}

/** A learning path: its introduction, its steps in order, and the one purchase that unlocks all of them. */
export function LearningPathPage({ detail, share }: LearningPathPageProps) {
  const { learningPath, steps, isOwned } = detail
  const isOn = useSwitches()
  const openable = (part: LearningPathPart) => locationOf(part, isOn)
  const next = nextPart(detail, (part) => openable(part) !== undefined)
  const canBuy = payAdapter.canSell
  const option = purchaseOptionOf(detail, { next: next && openable(next), canBuy })
  const percent = percentOf(detail)
  return (
    <PromotedProduct
      kind={learningPathKind}
      id={learningPath.id}
      option={option}
      share={share}
      originalCents={option.priceCents ? learningPath.originalCents : null}
      buttonWidth={160}
      head={<DetailHead title={learningPath.name} thumb={learningPath.thumb} stats={[statsOf(learningPath)]} />}
    >
      {learningPath.html !== '' && (
        <View className={styles.desc}>
          <RichText html={learningPath.html} />
        </View>
      )}
      {percent !== null && percent > 0 && (
        <View className={styles.progress}>
          <ProgressBar ratio={percent / 100} label={texts.progress(percent)} />
          <View className={styles.percent}>{texts.progress(percent)}</View>
        </View>
      )}
      {steps.length === 0 && <StateView kind='empty' {...texts.noSteps} isCompact />}
      <View className={styles.steps}>
        {steps.map((step, index) => (
          <Step key={step.id} step={step} number={index + 1} isPathOwned={isOwned} locationOf={openable} />
        ))}
      </View>
    </PromotedProduct>
  )
}
