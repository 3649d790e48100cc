import { View } from '@tarojs/components'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { copiedQuestions, type QuestionSet, type QuestionSource } from '@/api/practising'
import { StateView } from '@/components/StateView'
import { TextLink } from '@/components/TextLink'
import { toast } from '@/features/shared/dialog'
import { QueryView } from '@/features/shared/page'
import { serverClock } from '@/lib/serverClock'
import { dayNumber } from '@/lib/time'
import { receivedAtExamHome, type ReviewPool, reviewPoolQueries } from '@/queries/reviewPool'

import { ExamSkeleton } from '../ExamSkeleton'
import { PracticeRoom } from '../practice/PracticeRoom'
import { usePractisingMember } from '../practice/usePractisingMember'
import { deviceCards } from '../spaced/deviceCards'
import { dueToday } from '../spaced/plan'
import styles from './review.module.scss'
import { texts } from '../spaced/texts'

/** The questions of the wrong-answer book and the collection that the learner is about to forget. */
export function SpacedReview() {
  const client = useQueryClient()
  const query = useQuery({ ...reviewPoolQueries.now(), initialData: () => receivedAtExamHome(client) })
  const memberId = usePractisingMember()
  return (
    <QueryView query={query} skeleton={<ExamSkeleton />} title={texts.failed}>
      {(pool) => (memberId === undefined ? <ExamSkeleton /> : <Today key={memberId} memberId={memberId} pool={pool} />)}
    </QueryView>
  )
}

function Today({ memberId, pool }: { memberId: number; pool: ReviewPool }) {
  const stored = deviceCards(memberId)
  const [isOff, setOff] = useState(stored.isOff)
  // Once, so that answered questions stay in today's set, and each in the book where it was found.
  const [{ source, ids }] = useState(() => {
    const source: QuestionSource = { kind: 'review', collectedIds: pool.collectedIds }
    const ids = pool.isCopy ? copiedQuestions(source, pool.ids) : pool.ids
    return { source, ids: dueToday(ids, stored.cards(), dayNumber(serverClock.now())) }
  })
  const turn = (next: boolean) => {
    stored.setOff(next)
    setOff(next)
    if (next) toast(texts.turnedOff)
  }
  if (isOff) {
    const { title, hint, action } = texts.isOff
    return <StateView kind='locked' title={title} hint={hint} action={{ label: action, onClick: () => turn(false) }} />
  }
  const none = <StateView kind='done' {...texts.none} />
  const set: QuestionSet = { title: '', ids, doneIds: [], first: null, isCopy: pool.isCopy }
  const how = (
    <View className={styles.how}>
      {texts.how}
      <TextLink onClick={() => turn(true)}>{texts.off}</TextLink>
    </View>
  )
  if (ids.length > 0) return <PracticeRoom source={source} set={set} memberId={memberId} none={none} note={how} />
  return (
    <View>
      {none}
      {how}
    </View>
  )
}
