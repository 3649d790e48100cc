import { useEffect, useState } from 'react'

/** Long enough to answer a tap in between. */
const pauseMs = 50

/** How many of `total` parts to draw now: the first ones at once, then one more at a time. */
export function useStagedRender(total: number, first: number): number {
  const [count, setCount] = useState(first)
  useEffect(() => {
    if (count >= total) return
    const timer = setTimeout(() => setCount(count + 1), pauseMs)
    return () => clearTimeout(timer)
  }, [count, total])
  return Math.min(count, total)
}
