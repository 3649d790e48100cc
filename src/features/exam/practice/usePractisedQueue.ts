import { useMemo, useRef } from 'react'

import { type Practised, recordAnswer } from '@/api/practising'
import { toast } from '@/features/shared/dialog'

import { useSaveQueue } from '../room/useSaveQueue'
import { readAddress, unsentPractised } from './deviceRecords'
import { texts } from './texts'

const never = () => false
const nothing = () => undefined

function send(address: string, practised: Practised): Promise<void> {
  const { origin, questionId } = readAddress(address)
  return recordAnswer(origin, questionId, practised)
}

/** Notes on the server what this member has practised, here and wherever it was left behind. */
export function usePractisedQueue(memberId: number) {
  const unsent = useMemo(() => unsentPractised(memberId), [memberId])
  const told = useRef(new Set<string>())
  const onRefused = (reason: string) => {
    // Of many records that are refused alike, the learner hears once.
    if (!told.current.has(reason)) toast(texts.refused(reason), 'error')
    told.current.add(reason)
  }
  return useSaveQueue({ lane: 'practising', unsent, send, isTyped: never, onOver: nothing, onRefused })
}
