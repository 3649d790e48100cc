import { Text, View } from '@tarojs/components'

import type { LearningPathPart, LearningPathStep } from '@/api/learningPathStep'
import { Cover } from '@/components/Cover'
import { cx } from '@/components/cx'
import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { PriceTag } from '@/components/PriceTag'
import { Tag } from '@/components/Tag'
import { linkTo } from '@/features/shared/link'
import { useIsBought } from '@/features/shared/owned/useIsBought'
import { kindByName } from '@/goods/kinds'
import { payAdapter } from '@/platform/pay'
import type { RouteLocation } from '@/routes/codec'

import { countOf, isAllLearned } from './progress'
import styles from './step.module.scss'
import { texts } from './texts'

interface StepProps {
  step: LearningPathStep
  number: number
  /** The path was bought, and with it every part. */
  isPathOwned: boolean
  locationOf: (part: LearningPathPart) => RouteLocation | undefined
}

/** One step: a mark on the line, its purpose, its parts. */
export function Step({ step, number, isPathOwned, locationOf }: StepProps) {
  const { name, desc, parts } = step
  const count = countOf(parts)
  const isDone = isAllLearned(parts)
  return (
    <View className={styles.step}>
      <View className={cx(styles.mark, isDone && styles.done)} aria-hidden>
        {isDone ? <Icon name='check' size={12} /> : <Text>{number}</Text>}
      </View>
      <View className={styles.head}>
        <View className={styles.name} role='heading' aria-level='3'>
          {name || texts.stepNumber(number)}
        </View>
        {count !== null && count.done > 0 && (
          <View className={styles.count}>{texts.progressOf(count.done, count.all)}</View>
        )}
      </View>
      {desc !== '' && <View className={styles.desc}>{desc}</View>}
      {parts.map((part) => (
        <Part key={part.id} part={part} isPathOwned={isPathOwned} target={locationOf(part)} />
      ))}
    </View>
  )
}

interface PartProps {
  part: LearningPathPart
  isPathOwned: boolean
  target: RouteLocation | undefined
}

/** A part opens its own page, which decides what the learner may see. */
function Part({ part, isPathOwned, target }: PartProps) {
  const ratio = kindByName('pathPart', part.type)?.coverRatio
  const content = (
    <>
      <Cover src={part.thumb} ratio={ratio} width={ratio ? 72 : 96} />
      <View className={styles.words}>
        <View className={styles.title}>{part.title}</View>
        <View className={styles.foot}>
          <Tag>{part.typeName}</Tag>
          <PartState part={part} isPathOwned={isPathOwned} target={target} />
        </View>
      </View>
      {target && <Icon name='forward' size={16} className={styles.arrow} />}
    </>
  )
  if (!target) return <View className={styles.part}>{content}</View>
  return (
    <Pressable className={styles.part} role='link' {...linkTo(target, { title: part.title, thumb: part.thumb })}>
      {content}
    </Pressable>
  )
}

function PartState({ part: { isLearned, isOwned, priceCents }, isPathOwned, target }: PartProps) {
  const isBought = useIsBought(target)
  if (!target) return <Text className={styles.closed}>{texts.closed}</Text>
  if (isLearned) return <Tag tone='success'>{texts.learned}</Tag>
  if (priceCents === 0) return <PriceTag priceCents={0} size='s' />
  // What the server says of the part itself counts more.
  if (isOwned ?? (isPathOwned || isBought)) return <Tag tone='success'>{texts.owned}</Tag>
  if (!payAdapter.canSell) return null
  return <PriceTag priceCents={priceCents} size='s' />
}
