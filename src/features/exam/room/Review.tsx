import { View } from '@tarojs/components'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'

import type { AttemptDetail } from '@/api/attempt'
import type { AttemptRef } from '@/api/examAnswer'
import { attemptResource } from '@/api/snapshot'
import { Button } from '@/components/Button'
import { ListRow } from '@/components/ListRow'
import { ProgressBar } from '@/components/ProgressBar'
import { StateView } from '@/components/StateView'
import { Tag } from '@/components/Tag'
import { examLocation } from '@/features/shared/runningExams/attemptLocation'
import { SnapshotEntry } from '@/features/shared/snapshot/SnapshotEntry'
import { examQueries } from '@/queries/exam'
import { goBackOrReplace, navigateTo } from '@/routes/navigate'
import '@/platform/print'

import type { Startable } from '../detail/startable'
import { answersOf } from '../engine/answers'
import { missedIndexes, resultsByType, tilesOf } from '../engine/sheet'
import { FavoriteButton } from '../question/FavoriteButton'
import { Pager } from '../question/Pager'
import { QuestionView } from '../question/QuestionView'
import { texts } from './texts'
import styles from './room.module.scss'

interface ReviewProps {
  attempt: AttemptDetail
  attemptRef: AttemptRef
  note: ReactNode
}

/** A marked attempt: the result, and every question with its answer. */
export function Review({ attempt, attemptRef, note }: ReviewProps) {
  const photographed = attemptResource(attemptRef)
  const { questions } = attempt
  const [chosen, choose] = useState(0)
  const [isMissedOnly, setMissedOnly] = useState(false)
  const answers = answersOf(questions)
  const ids = useMemo(() => questions.map(({ id }) => id), [questions])
  const all = tilesOf(questions, answers, []).map((tile, at) => ({
    ...tile,
    verdict: questions[at]?.verdict ?? undefined,
  }))
  const missed = missedIndexes(questions)
  const shown = isMissedOnly ? missed : all.map((_, at) => at)
  const index = Math.min(chosen, shown.length - 1)
  const at = shown[index] ?? 0
  const question = questions[at]
  const toggle = () => {
    setMissedOnly(!isMissedOnly)
    choose(0)
  }
  const head = (
    <>
      {at === 0 && <Summary attempt={attempt} />}
      {at === 0 && <NextSteps attempt={attempt} attemptRef={attemptRef} />}
      {at === 0 && photographed && <SnapshotEntry resource={photographed} />}
      {questions.length > 0 && (
        <View className={styles.filter}>
          {missed.length > 0 ? (
            <Button kind='soft' size='s' onClick={toggle}>
              {isMissedOnly ? texts.review.all : texts.review.onlyMissed}
            </Button>
          ) : (
            texts.review.noneMissed
          )}
        </View>
      )}
    </>
  )
  return (
    <View>
      {note}
      {question ? (
        <Pager tiles={shown.flatMap((one) => all[one] ?? [])} index={index} onGo={choose} head={head}>
          <QuestionView
            key={question.id}
            number={at + 1}
            question={question}
            answers={answers}
            disclosed='marks'
            aside={<FavoriteButton id={question.id} among={ids} />}
          />
        </Pager>
      ) : (
        <>
          {head}
          <StateView kind='empty' title={texts.review.noQuestions} />
        </>
      )}
    </View>
  )
}

/** The questions that the wrong-answer book takes. A teacher judges essays, and a question left open is no mistake. */
const practisable = ({ questions }: AttemptDetail): number[] =>
  questions.flatMap(({ id, verdict, parts }) => {
    const isMistake = verdict === 'wrong' || verdict === 'partly'
    return isMistake && parts.some(({ question }) => question.type !== 'essay') ? [id] : []
  })

/** As far as the exam's page has told; unknown = yes. */
function useMayRepeat({ kind, examId }: AttemptRef): boolean {
  const exam = useQueryClient().getQueryData<Pick<Startable, 'canJoin' | 'attemptsLeft'>>(
    examQueries[kind](examId).queryKey,
  )
  return !exam || (exam.canJoin && exam.attemptsLeft !== 0)
}

/** After the result: practise the mistakes, or start again. */
function NextSteps({ attempt, attemptRef }: Pick<ReviewProps, 'attempt' | 'attemptRef'>) {
  const { kind, examId } = attemptRef
  const mayRepeat = useMayRepeat(attemptRef)
  const mistakes = practisable(attempt)
  return (
    <View className={styles.steps}>
      {mistakes.length > 0 && (
        <Button isBlock onClick={() => navigateTo('examReview', { ids: mistakes.join(',') })}>
          {texts.review.practise}
        </Button>
      )}
      <Button kind='line' isBlock onClick={() => goBackOrReplace(examLocation(kind, examId))}>
        {mayRepeat ? texts.review.again : texts.gone.back}
      </Button>
    </View>
  )
}

/** A ring that is coloured for the share of marks won. A disc of the page's background covers its middle. */
function ringOf(score: number, fullScore: number, isPassed: boolean): string {
  const percent = fullScore > 0 ? (100 * score) / fullScore : 0
  const ground = 'radial-gradient(closest-side, var(--color-surface) 89%, transparent 90%)'
  return `${ground}, conic-gradient(var(--color-${isPassed ? 'success' : 'warning'}) ${percent}%, var(--color-line) 0)`
}

/** The overall result. It stands above the first question only, so that the others begin at the top. */
function Summary({ attempt }: { attempt: AttemptDetail }) {
  const { title, score, fullScore, passScore, usedSec, questions } = attempt
  const isPassed = score >= passScore
  return (
    <>
      <View className={styles.score} role='status'>
        <View>{title}</View>
        <View>{texts.review.score}</View>
        <View className={styles.ring} style={{ backgroundImage: ringOf(score, fullScore, isPassed) }}>
          {texts.review.points(score, fullScore)}
        </View>
        <Tag tone={isPassed ? 'success' : 'neutral'} size='m'>
          {isPassed ? texts.review.passed : texts.review.failed}
        </Tag>
        {usedSec > 0 && <View>{texts.review.used(Math.floor(usedSec / 60), usedSec % 60)}</View>}
      </View>
      {resultsByType(questions).map(({ typeName, isJudged, right, count, won, score: full }) => {
        const { byType, unmarked } = texts.review
        const words = isJudged ? byType(right, count, won, full) : unmarked(won, full)
        return (
          <View key={typeName} className={styles.byType}>
            <ListRow label={typeName} value={words} />
            <ProgressBar ratio={full > 0 ? won / full : 0} label={`${typeName}，${words}`} />
          </View>
        )
      })}
    </>
  )
}
