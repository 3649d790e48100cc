import { useRef } from 'react'

import { toast } from '@/features/shared/dialog'
import { everyPractice, practised } from '@/features/shared/outbox/practised'

import { useQueue } from '../question/useQueue'
import { texts } from './texts'

/** Notes on the server what this member has practised, here and wherever it was left behind. */
export function usePractisedQueue(memberId: number) {
  const told = useRef(new Set<string>())
  const onGivenUp = (reason: string) => {
    // Of many records that are refused alike, the learner hears once.
    if (!told.current.has(reason)) toast(texts.refused(reason), 'error')
    told.current.add(reason)
  }
  return useQueue({ channel: practised, memberId, of: everyPractice, onGivenUp })
}
