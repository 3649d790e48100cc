import { useEffect, useState } from 'react'

import { viewport } from '@/platform/viewport'

const { maxItems, pauseMs } = viewport.drawing

/** A turn that comes later than this means that the one before was too long. */
const tolerableMs = 8

/** Items per turn: one more while turns come in time, half when they come late. */
let portion = 1
/** Lists waiting for a turn, first come, first served. All lists together never block the page. */
const waiting: (() => void)[] = []
let timer: ReturnType<typeof setTimeout> | undefined

function schedule(): void {
  const dueAtMs = Date.now() + pauseMs
  timer ??= setTimeout(() => {
    timer = undefined
    const isLate = Date.now() - dueAtMs > tolerableMs
    portion = isLate ? Math.max(1, Math.floor(portion / 2)) : Math.min(maxItems, portion + 1)
    waiting.shift()?.()
    if (waiting.length > 0) schedule()
  }, pauseMs)
}

function takeTurn(draw: () => void): () => void {
  waiting.push(draw)
  schedule()
  return () => {
    const index = waiting.indexOf(draw)
    if (index >= 0) waiting.splice(index, 1)
  }
}

/**
 * How many of `total` items to draw now. It grows in portions, and starts again when `total` was 0.
 * @param first drawn at once
 */
export function useIncrementalRender(total: number, first: number): number {
  const [shown, setShown] = useState(first)
  useEffect(() => {
    if (total === 0) setShown(0)
    else if (shown < total) return takeTurn(() => setShown(shown + portion))
    return undefined
  }, [shown, total])
  return Math.min(shown, total)
}
