import { useEffect, useRef } from 'react'

import { toast } from '@/features/shared/dialog'
import { everyPractice, practised } from '@/features/shared/outbox/practised'

import { useQueue } from '../question/useQueue'
import { texts } from './texts'

/**
 * Notes on the server what this member has practised, here and wherever it was left behind.
 * @param isHere of an address: the page can show what becomes of it
 */
export function usePractisedQueue(memberId: number, isHere: (address: string) => boolean) {
  const { save, queue } = useQueue({ channel: practised, memberId, of: everyPractice })
  const here = save.refused.filter(({ address }) => isHere(address))
  const elsewhere = save.refused.filter(({ address }) => !isHere(address))

  const told = useRef(new Set<string>())
  useEffect(() => {
    for (const { reason } of elsewhere) {
      // Of many records that are refused alike, the learner hears once.
      if (!told.current.has(reason)) toast(texts.elsewhere(reason), 'error')
      told.current.add(reason)
    }
  })
  // What cannot be shown here stays on the device without a word, and is tried once more at the next start.
  return { save: { ...save, refused: here, waiting: save.waiting - elsewhere.length }, queue }
}
