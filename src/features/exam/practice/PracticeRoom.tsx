import { View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'

import { originOf, type QuestionSet, type QuestionSource } from '@/api/practising'
import type { Verdict } from '@/api/question'
import { Banner } from '@/components/Banner'

import { Snapshot } from '@/features/shared/snapshot'

import { useRating } from '../spaced/useRating'
import { noteVerdict } from '../trend/deviceTrend'
import type { Judged } from '../engine/judge'
import { FavoriteButton } from '../question/FavoriteButton'
import { Pager } from '../question/Pager'
import styles from '../question/bar.module.scss'
import { RoomBar, usualBarPx } from '../question/RoomBar'
import { PracticeQuestion } from './PracticeQuestion'
import { RemoveButton } from './RemoveButton'
import { traitsOf } from './sourceTraits'
import { texts } from './texts'
import { usePractice } from './usePractice'
import { usePrefetchedQuestions } from './usePrefetchedQuestions'

interface PracticeRoomProps {
  source: QuestionSource
  set: QuestionSet
  memberId: number
  /** Shown when the last question was taken out. */
  none: ReactNode
  /** Below the question. */
  note?: ReactNode
}

/** One question a page, without a clock and without an end. */
export function PracticeRoom({ source, set, memberId, none, note }: PracticeRoomProps) {
  const { practiceId, title, canRemove } = traitsOf(source)
  const rate = useRating(practiceId === null, memberId)
  const onJudged = ({ question, verdict }: Judged) => {
    if (verdict === null) return
    if (verdict !== 'unanswered') noteVerdict(memberId, question.typeName, verdict)
    rate?.(question.id, verdict)
  }
  const [rated, setRated] = useState<ReadonlySet<number>>(new Set())
  const onRate = (one: number, verdict: Verdict) => {
    setRated(new Set(rated).add(one))
    rate?.(one, verdict)
  }
  const practice = usePractice({ source, set, memberId, onJudged })
  const { ids, index, done, visits } = practice
  // The first question came with the set, and is stored on the device with it.
  usePrefetchedQuestions(
    source,
    set.ids.filter((one) => one !== set.first?.id),
  )
  const [barPx, setBarPx] = useState(usualBarPx)
  const [unclear] = useState(() => new Set<number>())
  const id = ids[index]
  if (id === undefined) return none
  const removal = <RemoveButton id={id} practice={practice} unclear={unclear} />
  const own = canRemove ? removal : <FavoriteButton id={id} among={set.ids} />
  const origin = originOf(source, id)
  const tiles = ids.map((one, at) => ({
    number: at + 1,
    progress: done.has(one) ? ('done' as const) : ('none' as const),
    isMarked: false,
    verdict: visits.get(one)?.verdict ?? undefined,
  }))
  return (
    <View>
      <RoomBar
        lead={
          <View className={styles.lead} role='heading' aria-level='2'>
            {title(set)}
          </View>
        }
        progress={texts.progress(ids.filter((one) => done.has(one)).length, ids.length)}
        save={practice.save}
        onHeight={setBarPx}
      />
      {practiceId !== null && <Snapshot resource={{ type: 'practice', id: practiceId }} placement='inline' />}
      {set.isCopy && <Banner icon='info'>{texts.offline}</Banner>}
      <Pager tiles={tiles} index={index} onGo={practice.go}>
        <PracticeQuestion
          key={id}
          source={source}
          id={id}
          number={index + 1}
          nextId={ids[index + 1]}
          first={set.first}
          practice={practice}
          barPx={barPx}
          onRate={rate && !rated.has(id) ? onRate : null}
          aside={own}
          goneAside={'book' in origin && origin.book === 'wrongBook' ? removal : own}
        />
        {note}
      </Pager>
    </View>
  )
}
