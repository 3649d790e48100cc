import { useEffect, useState } from 'react'

/** How long the blocks wait for their neighbours before they show without them. */
const patienceMs = 1_000

/** False while neighbours of the blocks are still on their way: what comes late would push down what is being read. */
export function useSettled(areFetched: boolean): boolean {
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
