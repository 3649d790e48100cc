import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'

import type { QuestionSource } from '@/api/practising'
import { areKeysKnown, type AttemptQuestion, type Verdict } from '@/api/question'
import { Button } from '@/components/Button'
import { cx } from '@/components/cx'
import { QueryView } from '@/features/shared/page'
import { isRefusal } from '@/http/apiError'
import { practisingQueries } from '@/queries/practising'

import { ExamSkeleton } from '../ExamSkeleton'
import type { Judged } from '../engine/judge'
import { isOnePress } from '../engine/practice'
import { QuestionView } from '../question/QuestionView'
import { RefusedNote } from '../question/RefusedNote'
import { texts as spacedTexts } from '../spaced/texts'
import { saysNoQuestion } from './noQuestion'
import { texts } from './texts'
import styles from './practice.module.scss'
import type { usePractice } from './usePractice'

interface PracticeQuestionProps {
  source: QuestionSource
  id: number
  /** From 1. */
  number: number
  /** Undefined = this is the last. */
  nextId: number | undefined
  /** The set comes with its first question. */
  first: AttemptQuestion | null
  practice: ReturnType<typeof usePractice>
  barPx: number
  /** Tells the review schedule the learner's own result; null = there is no schedule, or it has one of this visit. */
  onRate: ((id: number, verdict: Verdict) => void) | null
  aside: ReactNode
  /** Where the question is gone, but the book still holds it. */
  goneAside: ReactNode
}

/** One question with its answer. Once answered, the verdict and the explanation follow. */
export function PracticeQuestion(props: PracticeQuestionProps) {
  const { source, id, number, nextId, first, practice, barPx, onRate, aside, goneAside } = props
  const initialData = first?.id === id ? first : undefined
  const query = useQuery({ ...practisingQueries.question(source, id), initialData })
  // Prefetches the next question.
  useQuery(practisingQueries.question(source, nextId ?? id))
  const visit = practice.visits.get(id)
  const isShown = visit?.isShown === true
  const { give, reveal, hide, answers } = practice
  const refusal = practice.refusalOf(id)
  // The academy may have deleted it, and the book still holds it.
  const isGone = query.isLoadingError && isRefusal(query.error)
  const isDeleted = isGone && saysNoQuestion(query.error)
  // The schedule would bring it first each day, and it cannot be answered any more.
  useEffect(() => {
    if (isDeleted) onRate?.(id, 'right')
  }, [isDeleted, onRate, id])
  return (
    <>
      {isGone && <View className={styles.gone}>{goneAside}</View>}
      <QueryView query={query} skeleton={<ExamSkeleton />} title={texts.questionFailed} isCompact>
        {(question) => (
          <>
            <QuestionView
              number={number}
              question={isShown ? visit.question : question}
              answers={answers}
              onAnswer={isShown ? undefined : (address, change) => give(question, address, change)}
              disclosed={isShown ? 'key' : undefined}
              barPx={barPx}
              aside={aside}
            />
            <View className={styles.result}>
              <View role='status' className={cx(styles.verdict, isShown && styles[visit.verdict ?? 'none'])}>
                {isShown ? verdictText(visit) : ''}
              </View>
              {isShown && visit.verdict === null && areKeysKnown(visit.question) && onRate && (
                <OwnRating onRate={(verdict) => onRate(id, verdict)} />
              )}
              {isShown && (
                <Button kind='line' isBlock onClick={() => hide(id)}>
                  {texts.hide}
                </Button>
              )}
              {!isShown && !isOnePress(question) && (
                <Button isBlock onClick={() => reveal(question)}>
                  {texts.check}
                </Button>
              )}
            </View>
            {refusal !== null && (
              <RefusedNote
                reason={refusal}
                onRetry={() => practice.retry(id)}
                onLetGo={() => void practice.letGo(id)}
              />
            )}
          </>
        )}
      </QueryView>
    </>
  )
}

/** Only the learner can judge an essay. */
function OwnRating({ onRate }: { onRate: (verdict: Verdict) => void }) {
  return (
    <View className={styles.own} role='group' aria-label={spacedTexts.own}>
      <View>{spacedTexts.own}</View>
      <Button kind='soft' size='s' onClick={() => onRate('right')}>
        {spacedTexts.remembered}
      </Button>
      <Button kind='line' size='s' onClick={() => onRate('wrong')}>
        {spacedTexts.forgotten}
      </Button>
    </View>
  )
}

function verdictText({ question, verdict }: Judged): string {
  if (!areKeysKnown(question)) return texts.untold
  return verdict === null ? texts.own : texts.verdict[verdict]
}
