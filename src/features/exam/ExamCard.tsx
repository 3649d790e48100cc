import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

import type { ExamItem, ExamKind } from '@/api/exam'
import { Icon } from '@/components/Icon'
import { MediaCard } from '@/components/MediaCard'
import { PriceTag } from '@/components/PriceTag'
import { Tag } from '@/components/Tag'
import { payAdapter } from '@/platform/pay'
import { openTarget } from '@/routes/navigate'

import styles from './card.module.scss'
import { examKinds } from './kinds'
import { texts } from './texts'

interface ExamCardProps {
  kind: ExamKind
  exam: ExamItem
}

/** A paper, mock paper or practice in a list. */
function ExamCard({ kind, exam }: ExamCardProps) {
  const { id, title, questionCount, minutes, canJoin } = exam
  const { icon, show } = examKinds[kind]
  const meta = [texts.questions(questionCount), minutes > 0 && texts.minutes(minutes)]
  return (
    <MediaCard
      title={title}
      coverSrc=''
      emblem={icon}
      coverWidth={72}
      meta={meta.filter(Boolean).join(' · ')}
      footer={<Terms kind={kind} exam={exam} />}
      trailing={
        <View className={styles.state}>
          <Icon
            name={canJoin ? 'forward' : 'lock'}
            size={canJoin ? 16 : 20}
            label={canJoin ? undefined : texts.locked}
          />
        </View>
      }
      onClick={() => openTarget(show(id))}
    />
  )
}

/** How far I am, and what it costs who has not got it; nothing of a sale where the platform forbids it. */
function Terms({ kind, exam: { progress, priceCents, isVipFree, canJoin } }: ExamCardProps) {
  const { words } = examKinds[kind]
  const isFree = priceCents === 0 && canJoin
  const isForSale = priceCents !== 0 && !canJoin && payAdapter.policy !== 'hidden'
  return (
    <>
      {(isFree || isForSale) && <PriceTag priceCents={priceCents} />}
      {isForSale && isVipFree && <Tag tone='vip'>{texts.vipFree}</Tag>}
      {progress === 'begun' && <Tag tone='brand'>{words.begun}</Tag>}
      {progress === 'done' && <Tag tone='success'>{words.done}</Tag>}
    </>
  )
}

/** For lists, which draw best with the same function each time. */
export const examCards: Record<ExamKind, (exam: ExamItem) => ReactNode> = {
  paper: (exam) => <ExamCard kind='paper' exam={exam} />,
  mockPaper: (exam) => <ExamCard kind='mockPaper' exam={exam} />,
  practice: (exam) => <ExamCard kind='practice' exam={exam} />,
}
