import { useEffect, useRef, useState } from 'react'

import type { AttemptRef } from '@/api/attempt'
import { tabLock } from '@/platform/tabLock'

/** A page that is loaded anew may still hold its own attempt for so long. */
const patienceMs = 1_000

/** Attempts that are open in this tab: its own pages do not keep each other out. */
const openHere = new Set<string>()

/**
 * Whether another tab of this browser is answering this attempt; until that is known, none is.
 * @param isRunning only then it can be answered
 * @param onFree the other tab has left it: before it is answered here
 */
export function useElsewhere(
  { kind, recordId }: AttemptRef,
  isRunning: boolean,
  onFree: () => Promise<unknown>,
): boolean {
  const [isElsewhere, setElsewhere] = useState(false)
  const latest = useRef(onFree)
  latest.current = onFree
  useEffect(() => {
    const name = `attempt:${kind}-${recordId}`
    if (!isRunning || openHere.has(name)) return
    let isLeft = false
    let leave = () => undefined as void
    const left = new Promise<void>((resolve) => (leave = resolve))
    let isToldSo = false
    const patience = setTimeout(() => {
      isToldSo = true
      setElsewhere(true)
    }, patienceMs)
    void tabLock.hold(name, async () => {
      clearTimeout(patience)
      if (isLeft) return
      openHere.add(name)
      if (isToldSo) await latest.current()
      setElsewhere(false)
      await left
      openHere.delete(name)
    })
    return () => {
      isLeft = true
      clearTimeout(patience)
      setElsewhere(false)
      leave()
    }
  }, [kind, recordId, isRunning])
  return isElsewhere
}
