import { useEffect, useState } from 'react'

/** How long a page waits for data that belong above its content. */
const patienceMs = 1_000

/** False while data above are loading, because late ones would push down what is being read. */
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
