import { useEffect, useState } from 'react'

/** How long a page waits for what comes above it before it shows without. */
const patienceMs = 1_000

/** False while neighbours are still on their way: what comes late would push down what is being read. */
export function useReadyOrTimeout(areFetched: boolean): boolean {
  const [isOver, setOver] = useState(areFetched)
  useEffect(() => {
    if (areFetched) {
      setOver(true)
      return
    }
    const timer = setTimeout(() => setOver(true), patienceMs)
    return () => clearTimeout(timer)
  }, [areFetched])
  return isOver
}
