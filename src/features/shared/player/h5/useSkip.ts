import { useEffect, useRef, useState } from 'react'

import type { SkipSide } from './useTaps'

export const skipSec = 10
/** The sum of a skip shows for this long. What skips on meanwhile is added to it. */
export const skipShownMs = 800

/** @param move moves by so many seconds; returns by how many it has moved */
export function useSkip(move: (bySec: number) => number) {
  const [skipped, setSkipped] = useState<{ side: SkipSide; sec: number }>()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    /** What has just been skipped; at an end it may be 0 s. */
    skipped,
    skip(side: SkipSide): void {
      const sec = Math.round(move(side * skipSec))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setSkipped(undefined), skipShownMs)
      setSkipped((before) => ({ side, sec: sec + (before?.side === side ? before.sec : 0) }))
    },
  }
}
