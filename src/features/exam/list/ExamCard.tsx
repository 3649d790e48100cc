import { View } from '@tarojs/components'

import type { ExamItem } from '@/api/exam'
import { Icon } from '@/components/Icon'
import { MediaCard } from '@/components/MediaCard'
import { PriceTag } from '@/components/PriceTag'
import { Tag } from '@/components/Tag'
import { linkTo } from '@/features/shared/link'
import { RowSign } from '@/features/shared/product/RowSign'
import { payAdapter } from '@/platform/pay'

import styles from './card.module.scss'
import type { ExamKindRow } from '../kinds'
import { texts } from '../texts'

interface ExamCardProps {
  examKind: ExamKindRow
  exam: ExamItem
}

/** Icons for begun and done. */
const signs = { begun: 'clock', done: 'done' } as const

/** A paper, mock paper or practice in a list. */
export function ExamCard({ examKind, exam }: ExamCardProps) {
  const { id, title, questionCount, minutes, canJoin, progress } = exam
  const { icon, detailLocation } = examKind.kind
  const meta = [texts.questions(questionCount), minutes > 0 && texts.minutes(minutes)]
  return (
    <MediaCard
      title={title}
      coverSrc=''
      lead={icon && <RowSign icon={progress === 'none' ? icon : signs[progress]} />}
      meta={meta.filter(Boolean).join(' · ')}
      footer={<Terms examKind={examKind} exam={exam} />}
      trailing={
        <View className={styles.state}>
          <Icon
            name={canJoin ? 'forward' : 'lock'}
            size={canJoin ? 16 : 20}
            label={canJoin ? undefined : texts.locked}
          />
        </View>
      }
      {...linkTo(detailLocation(id))}
    />
  )
}

/**
 * The learner's progress; for learners without access, the price. Where the platform forbids selling, no price shows.
 */
function Terms({ examKind: { texts: own }, exam: { progress, priceCents, isVipFree, canJoin } }: ExamCardProps) {
  const isFree = priceCents === 0 && canJoin
  const isForSale = priceCents !== 0 && !canJoin && payAdapter.canSell
  return (
    <>
      {(isFree || isForSale) && <PriceTag priceCents={priceCents} />}
      {isForSale && isVipFree && <Tag tone='vip'>{texts.vipFree}</Tag>}
      {progress === 'begun' && <Tag tone='brand'>{own.begun}</Tag>}
      {progress === 'done' && <Tag tone='success'>{own.done}</Tag>}
    </>
  )
}
