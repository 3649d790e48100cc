import { useEffect, useState } from 'react'

/** How long a finished lesson waits for what its course says. */
const patienceMs = 3_000

/** As asked, but not for long. */
export function useForAWhile(isSo: boolean): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(() => setOver(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isSo])
  return isSo && !isOver
}
