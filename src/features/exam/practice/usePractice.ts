import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'

import { originOf, type QuestionSet, type QuestionSource } from '@/api/practising'
import type { Answer, AttemptQuestion } from '@/api/question'
import { storageKeyOf, everyPractice, practised } from '@/features/shared/outbox/practised'
import { examQueries } from '@/queries/exam'

import { type Judged, judge } from '../engine/judge'
import { answersByIndex, isOnePress, type Place, questionIdOf, startIndex, withoutQuestion } from '../engine/practice'
import type { Change } from '../question/Fields'
import { storedPosition } from './deviceRecords'
import { traitsOf } from './sourceTraits'
import { usePractisedQueue } from './usePractisedQueue'

/** A question whose key the learner has seen in this visit. */
interface Visit extends Judged {
  /** Once the key is hidden again, the question can be answered anew. */
  isShown: boolean
}

/** The learner has looked up the key and not changed the answer since. */
function isSettled(visits: ReadonlyMap<number, Visit>, address: string, answer: Answer): boolean {
  const visit = visits.get(questionIdOf(address))
  const judged = visit?.question.parts.find((part) => part.address === address)?.answer
  return visit?.isShown === true || (judged !== undefined && judged === answer)
}

/** The answers of questions that are not settled, with all their parts: they are judged and sent as one. */
function draftOf(answers: ReadonlyMap<string, Answer>, visits: ReadonlyMap<number, Visit>) {
  const unsettled = [...answers].filter(([address, answer]) => !isSettled(visits, address, answer))
  const open = new Set(unsettled.map(([address]) => questionIdOf(address)))
  return [...answers].filter(([address]) => open.has(questionIdOf(address)))
}

/** A question that is being answered anew is not done with. */
function withoutDrafts(done: ReadonlySet<number>, draft: readonly (readonly [string, Answer])[]): ReadonlySet<number> {
  const drafted = new Set(draft.map(([address]) => questionIdOf(address)))
  return new Set([...done].filter((id) => !drafted.has(id)))
}

interface Options {
  source: QuestionSource
  set: QuestionSet
  memberId: number
  /** Called when a question's key is shown for the first time in this visit. */
  onJudged: (judged: Judged) => void
}

/** Reads anew the pages below the room that show progress. */
function useOutdatedOnLeave(practiceId: number | null) {
  const client = useQueryClient()
  const hasPractised = useRef(false)
  return {
    notePractised: () => void (hasPractised.current = true),
    onLeft() {
      // The books are read anew whenever they are shown.
      if (practiceId === null || !hasPractised.current) return
      for (const queryKey of examQueries.outdated('practice', practiceId)) void client.invalidateQueries({ queryKey })
    },
  }
}

/**
 * One visit to a set of questions. It begins with the stored draft. What was practised reaches the server sooner or
 * later.
 */
export function usePractice({ source, set, memberId, onJudged }: Options) {
  const { practiceId } = traitsOf(source)
  const [stored] = useState(() => storedPosition(memberId, source))
  const [before] = useState(stored.get)
  const recordOf = (id: number) => storageKeyOf(originOf(source, id), id)
  const [done, setDone] = useState<ReadonlySet<number>>(() => {
    // A book can be practised again and again, so what earlier visits did does not count.
    const here = practiceId !== null ? (before?.done ?? []) : []
    const unsent = new Set(
      practised
        .owedOf(memberId, everyPractice)
        .list()
        .map(([address]) => address),
    )
    return new Set([...set.doneIds, ...here, ...set.ids.filter((id) => unsent.has(recordOf(id)))])
  })
  const [{ ids, index }, setPlace] = useState((): Place => {
    // In a book, too, the visit goes on behind what the last one did.
    const past = withoutDrafts(new Set([...done, ...(before?.done ?? [])]), before?.draft ?? [])
    return { ids: set.ids, index: startIndex(set.ids, past, before?.questionId) }
  })
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(() => new Map(before?.draft))
  const [visits, setVisits] = useState<ReadonlyMap<number, Visit>>(new Map())
  const { notePractised, onLeft } = useOutdatedOnLeave(practiceId)
  const isHere = (address: string) => ids.some((id) => recordOf(id) === address)
  const { save, queue } = usePractisedQueue(memberId, isHere, onLeft)

  const questionId = ids[index]
  // Stored on the device before it is on screen.
  useLayoutEffect(() => {
    if (questionId === undefined) return
    stored.set({ questionId, draft: draftOf(answers, visits), done: [...done] })
  }, [stored, questionId, answers, visits, done])

  // A ref, because two quick taps may come before the next render.
  const given = useRef(answers)

  function reveal(question: AttemptQuestion): void {
    const { id, parts, sharedStem } = question
    const judged = judge(question, given.current)
    if (!visits.has(id)) onJudged(judged)
    setVisits((others) => new Map(others).set(id, { ...judged, isShown: true }))
    setDone((others) => new Set(others).add(id))
    notePractised()
    queue()?.put(recordOf(id), {
      answers: answersByIndex(parts, given.current),
      isCompound: sharedStem !== null,
    })
  }

  return {
    ...{ ids, index, answers, visits, save, done, reveal },
    go: (to: number) => setPlace((place) => ({ ...place, index: to })),
    give(question: AttemptQuestion, address: string, change: Change): void {
      given.current = new Map(given.current).set(address, change(given.current.get(address) ?? null))
      setAnswers(given.current)
      if (isOnePress(question)) reveal(question)
    },
    /** Why the server refuses the record of a question; null = it does not. */
    refusalOf: (id: number) => save.refused.find(({ address }) => address === recordOf(id))?.reason ?? null,
    retry: (id: number) => queue()?.retry(recordOf(id)),
    letGo: (id: number) => queue()?.letGo(recordOf(id)),
    /** Nothing of a question is sent from now on. @returns the function that goes on with what waited */
    async withhold(id: number): Promise<() => void> {
      const owed = practised.owedOf(memberId, everyPractice)
      const record = owed.get(recordOf(id))
      await queue()?.letGo(recordOf(id))
      // Answered again meanwhile, the new one counts.
      return () => record && owed.get(recordOf(id)) === null && queue()?.put(recordOf(id), record)
    },
    hide(id: number): void {
      setVisits((others) => {
        const visit = others.get(id)
        return visit ? new Map(others).set(id, { ...visit, isShown: false }) : others
      })
    },
    remove: (id: number) => setPlace((place) => withoutQuestion(place, id)),
  }
}
