import { useEffect, useRef, useState } from 'react'

import type { AttemptRef } from '@/api/attempt'
import { tabLock } from '@/platform/tabLock'

/** A page that is loaded anew may still hold its own attempt for so long. */
const patienceMs = 1_000

/** Attempts that are open in this tab: its own pages do not keep each other out. */
const openHere = new Set<string>()

/**
 * Whether another tab of this browser is answering this attempt; undefined = nobody knows yet. Only what is known to be
 * answered here may be written.
 * @param isRunning only then it can be answered
 * @param onFree another tab has had it: before it is answered here
 */
export function useElsewhere(
  { kind, recordId }: AttemptRef,
  isRunning: boolean,
  onFree: () => Promise<unknown>,
): boolean | undefined {
  const [isElsewhere, setElsewhere] = useState<boolean>()
  const [losses, setLosses] = useState(0)
  const latest = useRef(onFree)
  latest.current = onFree
  useEffect(() => {
    const name = `attempt:${kind}-${recordId}`
    if (!isRunning) return
    if (openHere.has(name)) return setElsewhere(false)
    let isHeld = false
    let isLeft = false
    let leave = () => undefined as void
    const left = new Promise<void>((resolve) => (leave = resolve))
    const patience = setTimeout(() => setElsewhere(true), patienceMs)
    const answerHere = async (hasWaited: boolean) => {
      clearTimeout(patience)
      if (isLeft) return
      isHeld = true
      openHere.add(name)
      if (hasWaited) await latest.current()
      if (!isLeft) setElsewhere(false)
      await left
    }
    void tabLock.hold(name, answerHere, () => setLosses((count) => count + 1))
    return () => {
      isLeft = true
      clearTimeout(patience)
      setElsewhere(undefined)
      if (isHeld) openHere.delete(name)
      leave()
    }
  }, [kind, recordId, isRunning, losses])
  return isElsewhere
}
