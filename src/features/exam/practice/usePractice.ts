import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import { originOf, type QuestionSet, type QuestionSource } from '@/api/practising'
import type { Answer, AttemptQuestion } from '@/api/question'
import { storageKeyOf, everyPractice, practised } from '@/features/shared/outbox/practised'
import { examQueries } from '@/queries/exam'

import { type Judged, judge } from '../engine/judge'
import { isOnePress, questionIdOf, startIndex } from '../engine/practice'
import type { Change } from '../question/Fields'
import { storedPosition } from './deviceRecords'
import { traitsOf } from './sourceTraits'
import { usePractisedQueue } from './usePractisedQueue'

/** A question whose key was looked at in this visit. */
interface Visit extends Judged {
  /** Folded away again, it can be answered anew. */
  isShown: boolean
}

interface Options {
  source: QuestionSource
  set: QuestionSet
  memberId: number
  /** The key of a question was looked at, for the first time in this visit. */
  onJudged: (judged: Judged) => void
}

/** Once the room is left, the pages below it are read anew where they tell how much is done. @returns notes that something is */
function useOutdated(practiceId: number | null): () => void {
  const client = useQueryClient()
  const practised = useRef<number>()
  useEffect(
    () => () => {
      if (practised.current === undefined) return
      for (const queryKey of examQueries.outdated('practice', practised.current))
        void client.invalidateQueries({ queryKey })
    },
    [client],
  )
  return () => {
    // The books are asked for anew whenever they are shown.
    if (practiceId !== null) practised.current = practiceId
  }
}

/** One visit to a set of questions: answers begin empty, and what is done is noted by the server, sooner or later. */
export function usePractice({ source, set, memberId, onJudged }: Options) {
  const { practiceId } = traitsOf(source)
  const [stored] = useState(() => storedPosition(memberId, source))
  const [before] = useState(stored.get)
  const recordOf = (id: number) => storageKeyOf(originOf(source, id), id)
  const [ids, setIds] = useState(set.ids)
  const [done, setDone] = useState<ReadonlySet<number>>(() => {
    // A book is practised again and again.
    const here = practiceId !== null ? (before?.done ?? []) : []
    const unsent = new Set(
      practised
        .owedOf(memberId, everyPractice)
        .list()
        .map(([address]) => address),
    )
    return new Set([...set.doneIds, ...here, ...set.ids.filter((id) => unsent.has(recordOf(id)))])
  })
  const [index, go] = useState(() => startIndex(ids, done, before?.questionId))
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(() => new Map(before?.draft))
  const [visits, setVisits] = useState<ReadonlyMap<number, Visit>>(new Map())
  const { save, queue } = usePractisedQueue(memberId, (address) => ids.some((id) => recordOf(id) === address))
  const noteOutdated = useOutdated(practiceId)

  const questionId = ids[index]
  // On the device before it is on screen.
  useLayoutEffect(() => {
    if (questionId === undefined) return
    const draft = [...answers].filter(([address]) => !visits.has(questionIdOf(address)))
    stored.set({ questionId, draft, done: [...done] })
  }, [stored, questionId, answers, visits, done])

  // Ahead of the state: two quick taps may come before the first is drawn.
  const given = useRef(answers)

  function reveal(question: AttemptQuestion): void {
    const { id, parts, sharedStem } = question
    const judged = judge(question, given.current)
    if (!visits.has(id)) onJudged(judged)
    setVisits((others) => new Map(others).set(id, { ...judged, isShown: true }))
    setDone((others) => new Set(others).add(id))
    const own = parts.map(({ address }) => given.current.get(address) ?? null)
    noteOutdated()
    queue()?.put(recordOf(id), { answers: own, isCompound: sharedStem !== null })
  }

  return {
    ...{ ids, index, go, answers, visits, save, done, reveal },
    give(question: AttemptQuestion, address: string, change: Change): void {
      given.current = new Map(given.current).set(address, change(given.current.get(address) ?? null))
      setAnswers(given.current)
      if (isOnePress(question)) reveal(question)
    },
    /** Why the server does not take what was practised of a question; null = it does. */
    refusalOf: (id: number) => save.refused.find(({ address }) => address === recordOf(id))?.reason ?? null,
    retry: (id: number) => queue()?.retry(recordOf(id)),
    letGo: (id: number) => queue()?.letGo(recordOf(id)),
    hide(id: number): void {
      setVisits((others) => {
        const visit = others.get(id)
        return visit ? new Map(others).set(id, { ...visit, isShown: false }) : others
      })
    },
    remove(id: number): void {
      const rest = ids.filter((other) => other !== id)
      setIds(rest)
      go(Math.min(index, Math.max(rest.length - 1, 0)))
    },
  }
}
