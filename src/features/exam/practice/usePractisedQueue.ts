import { useEffect, useRef } from 'react'

import { toast } from '@/features/shared/dialog'
import { everyPractice, practised } from '@/features/shared/outbox/practised'
import type { Failure } from '@/features/shared/outbox/queue'
import { isAcademys } from '@/http/apiError'

import { useQueue } from '../question/useQueue'
import { saysNoQuestion } from './noQuestion'
import { texts } from './texts'

/** Refusals that the learner knows. Each stays on its record until that is tried again. */
const told = new WeakSet<Failure>()

/**
 * Sends to the server what this member has practised, here and on pages that were left.
 * @param isHere whether this page can show what becomes of an address
 * @param onLeft the page was left, and what was under way has ended
 */
export function usePractisedQueue(memberId: number, isHere: (address: string) => boolean, onLeft: () => void) {
  const { save, queue } = useQueue({
    channel: practised,
    memberId,
    of: everyPractice,
    onLeft,
  })
  const opened = useRef(isHere)
  useEffect(() => {
    queue()?.networkIsBack()
    // Its own page tries it again, and so does the next start: not each page, because many may be refused alike. What
    // stands before the academy may let them through another time.
    for (const { address, error } of queue()?.state().refused ?? []) {
      if (opened.current(address) || !isAcademys(error)) queue()?.retry(address)
    }
  }, [queue])
  const here = save.refused.filter(({ address }) => isHere(address))
  const elsewhere = save.refused.filter(({ address }) => !isHere(address))

  const shownReasons = useRef(new Set<string>())
  useEffect(() => {
    for (const failure of save.refused) {
      const isHopeless = saysNoQuestion(failure.error)
      if (!isHere(failure.address)) {
        const words = (isHopeless ? texts.gone : texts.elsewhere)(failure.reason)
        // One message for many records that are refused for the same reason.
        if (!told.has(failure) && !shownReasons.current.has(words)) toast(words, 'error')
        shownReasons.current.add(words)
        if (isHopeless) void queue()?.letGo(failure.address)
      }
      told.add(failure)
    }
  })
  return { save: { ...save, refused: here, waiting: save.waiting - elsewhere.length }, queue }
}
