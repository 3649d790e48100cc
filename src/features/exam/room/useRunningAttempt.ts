import { useEffect, useMemo, useRef } from 'react'

import type { AttemptRef } from '@/api/examAnswer'
import type { HandInResult } from '@/api/attempt'
import { toast } from '@/features/shared/dialog'
import { isRefusedWith } from '@/http/apiError'
import { serverClock } from '@/lib/serverClock'
import type { AttemptRead } from '@/queries/attempt'

import { hasRunOut, leftSecOf } from '../engine/clock'
import { questionIdOf } from '../engine/practice'
import { storedPictures, unsentAnswers } from './deviceRecords'
import { texts } from './texts'
import { useAnswers } from './useAnswers'
import { useDeadline } from './useDeadline'
import { useEssayPictures } from './useEssayPictures'
import { useHandIn } from './useHandIn'

export interface RunningAttempt {
  attempt: AttemptRead
  attemptRef: AttemptRef
  memberId: number
  /** Reads the attempt anew. */
  onReload: () => Promise<Reloaded>
  onEnd: (end: End) => void
}

/**
 * How the room was left. `over`: the server says so, without a result. `unclear`: it refuses the hand-in and the reading,
 * and does not say that it is over.
 */
export type End = HandInResult | 'over' | 'unclear'

/** `refused`: the server was reached and does not give the attempt. Undefined = no answer came. */
export type Reloaded = AttemptRead | 'refused' | undefined

/** The server's time; null = unknown, and the phone's may be wrong. */
const knownNowMs = () => (serverClock.isKnown() ? serverClock.now() : null)

function isUp(deadlineAt: Date | null): boolean {
  const nowMs = knownNowMs()
  return nowMs !== null && leftSecOf(deadlineAt, nowMs) === 0
}

/** The answers and the hand-in of a running attempt: by the learner, by the deadline, or from elsewhere. */
export function useRunningAttempt({ attempt, attemptRef, memberId, onReload, onEnd }: RunningAttempt) {
  const unsent = useMemo(() => unsentAnswers(memberId, attemptRef), [memberId, attemptRef])
  const stored = useMemo(() => storedPictures(memberId, attemptRef), [memberId, attemptRef])
  const reload = async () => {
    const latest = await onReload()
    if (latest && latest !== 'refused' && latest.status !== 'running') {
      queue()?.stop()
      toast(hasRunOut(latest, knownNowMs()) ? texts.handIn.ranOut : texts.handIn.done)
    }
    return latest
  }
  /** A server that gives no more of it confirms that. */
  const reloadEnded = async (end: 'over' | 'unclear') => {
    if ((await reload()) !== 'refused') return
    if (end === 'over') queue()?.stop()
    onEnd(end)
  }
  const onOver = () => void reloadEnded('over')
  const own = useAnswers(attemptRef, memberId, attempt, unsent, onOver)
  const { answers, answerAt, fromOther, save, give, queue } = own
  const latestReload = useRef(reload)
  latestReload.current = reload
  const isRefused = save.refused.length > 0
  // A refusal may mean that the attempt is over, or deleted.
  useEffect(() => void (isRefused && latestReload.current()), [isRefused])
  // The question, or its part, is on no page any more: the learner could neither send its answer again nor drop it.
  useEffect(() => {
    const known = new Set(attempt.questions.flatMap(({ parts }) => parts.map(({ address }) => address)))
    const orphans = save.refused.filter(({ address }) => !known.has(address))
    if (orphans.length === 0) return
    orphans.forEach(({ address }) => void queue()?.letGo(address))
    toast(texts.deleted(new Set(orphans.map(({ address }) => questionIdOf(address))).size))
  }, [attempt.questions, save.refused, queue])
  const pictures = useEssayPictures({ stored, answers, answerAt, give })

  const onHandedIn = async (result: HandInResult) => {
    if (result.status === 'marked') toast(texts.handIn.result(result.score))
    onEnd(result)
    await onReload()
  }
  const onRefused = (error: unknown) => reloadEnded(isRefusedWith(error, 'attemptOver') ? 'over' : 'unclear')
  const handingIn = useHandIn(attemptRef, queue, onHandedIn, onRefused, () => void reload())

  const deadline = useDeadline({
    startedAt: attempt.startedAt,
    deadlineAt: attempt.deadlineAt,
    onLastSeconds: () => queue()?.hurry(),
    // Reading an attempt after its deadline hands it in on the server. Where the server does not do so, it is told.
    onAsk: async () => {
      const latest = await reload()
      if (latest === undefined) return false
      // A server may refuse what waits for a teacher. The hand-in then gets the answer.
      const { status, deadlineAt } = latest === 'refused' ? attempt : latest
      if (status === 'running' && isUp(deadlineAt)) await handingIn.start(true)
      return true
    },
  })
  const retry = (address: string) => queue()?.retry(address)
  const letGo = (address: string) => {
    own.letGo(address)
    // An earlier answer may have been saved.
    void reload()
  }
  return { answers, fromOther, save, give, retry, letGo, pictures, handingIn, deadline }
}
