import { useCallback, useEffect, useRef, useState } from 'react'

import type { AttemptRef } from '@/api/examAnswer'
import type { Answer } from '@/api/question'
import { toast } from '@/features/shared/dialog'
import { examAnswers } from '@/features/shared/outbox/examAnswers'
import type { Queue, QueueState } from '@/features/shared/outbox/queue'
import type { Owed } from '@/features/shared/outbox/records'
import type { AttemptRead } from '@/queries/attempt'

import { answersOf, changedSince } from '../engine/answers'
import { numbersOf } from '../engine/sheet'
import type { Change } from '../question/Fields'
import { useQueue } from '../question/useQueue'
import { texts } from './texts'

interface AnswersView {
  answers: ReadonlyMap<string, Answer>
  /** Of this moment, before it is drawn. */
  answerAt: (address: string) => Answer | undefined
  /** Addresses that another device has answered after this one. */
  fromOther: ReadonlySet<string>
  save: QueueState
  give: (address: string, change: Change) => void
  /** Drops a refused answer. The server's last known answer shows instead. */
  letGo: (address: string) => void
  queue: () => Queue<Answer> | null
}

/** The answers of an attempt as the learner sees them, and whether they are saved. */
export function useAnswers(
  ref: AttemptRef,
  memberId: number,
  { questions, requestedAtMs }: AttemptRead,
  unsent: Owed<Answer>,
  onOver: () => void,
): AnswersView {
  const [answers, setAnswers] = useState(() =>
    answersOf(questions, new Map([...examAnswers.sentSince(memberId, ref, requestedAtMs), ...unsent.list()])),
  )
  const [fromOther, setFromOther] = useState<ReadonlySet<string>>(new Set())
  const { save, queue } = useQueue({ channel: examAnswers, memberId, of: ref, onOver })

  const given = useRef(answers)
  const dropped = useRef(new Set<string>())
  const showServers = useCallback((theirs: readonly [address: string, answer: Answer | null][]) => {
    const next = new Map(given.current)
    for (const [address, answer] of theirs) {
      if (answer) next.set(address, answer)
      else next.delete(address)
    }
    given.current = next
    setAnswers(next)
  }, [])
  // The server's answer differs, and was not given here since the read: so another device has given it.
  useEffect(() => {
    const sent = new Map(examAnswers.sentSince(memberId, ref, requestedAtMs))
    const isOwn = (address: string) => unsent.get(address) !== null || sent.has(address)
    const theirs = changedSince(questions, given.current).filter(([address]) => !isOwn(address))
    if (theirs.length === 0) return
    showServers(theirs)
    const addresses = theirs.map(([address]) => address).filter((address) => !dropped.current.has(address))
    if (addresses.length === 0) return
    setFromOther((before) => new Set([...before, ...addresses]))
    toast(texts.otherDevice(numbersOf(questions, addresses)))
  }, [questions, requestedAtMs, unsent, showServers, memberId, ref])

  const give = useCallback(
    (address: string, change: Change) => {
      const answer = change(given.current.get(address) ?? null)
      given.current = new Map(given.current).set(address, answer)
      setAnswers(given.current)
      setFromOther((before) => (before.has(address) ? new Set([...before].filter((one) => one !== address)) : before))
      dropped.current.delete(address)
      queue()?.put(address, answer)
    },
    [queue],
  )
  const answerAt = useCallback((address: string) => given.current.get(address), [])
  const letGo = (address: string) => {
    void queue()?.letGo(address)
    dropped.current.add(address)
    showServers(changedSince(questions, given.current).filter(([changed]) => changed === address))
  }
  return { answers, answerAt, fromOther, save, give, letGo, queue }
}
