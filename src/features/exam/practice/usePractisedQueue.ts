import { useEffect, useRef } from 'react'

import { toast } from '@/features/shared/dialog'
import { everyPractice, practised } from '@/features/shared/outbox/practised'

import { useQueue } from '../question/useQueue'
import { texts } from './texts'

/**
 * Sends to the server what this member has practised, here and on pages that were left.
 * @param isHere whether this page can show what becomes of an address
 * @param onLeft the page was left, and what was under way has ended
 */
export function usePractisedQueue(memberId: number, isHere: (address: string) => boolean, onLeft: () => void) {
  const { save, queue } = useQueue({ channel: practised, memberId, of: everyPractice, onLeft })
  const here = save.refused.filter(({ address }) => isHere(address))
  const elsewhere = save.refused.filter(({ address }) => !isHere(address))

  const shownReasons = useRef(new Set<string>())
  useEffect(() => {
    for (const { address, reason, isAcademys } of elsewhere) {
      // One message for many records that are refused for the same reason.
      if (!shownReasons.current.has(reason)) toast(texts.elsewhere(reason), 'error')
      shownReasons.current.add(reason)
      // This page cannot show records of other ones. If they stayed, each visit would send them and complain again. What
      // stands before the academy may let them through another time.
      if (isAcademys) void queue()?.letGo(address)
    }
  })
  return { save: { ...save, refused: here, waiting: save.waiting - elsewhere.length }, queue }
}
