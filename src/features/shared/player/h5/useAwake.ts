import { useCallback, useEffect, useRef, useState } from 'react'

const awakeMs = 3_000

/** Whether the controls show: while paused or held, and for three seconds after the last activity. */
export function useAwake(isPaused: boolean) {
  const [isLively, setLively] = useState(true)
  const [isHeld, setHeld] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>()

  const sleep = useCallback(() => {
    clearTimeout(timer.current)
    setLively(false)
  }, [])
  const wake = useCallback(() => {
    clearTimeout(timer.current)
    setLively(true)
    timer.current = setTimeout(() => setLively(false), awakeMs)
  }, [])

  // The three seconds also start when playing begins or a hold ends.
  useEffect(() => {
    wake()
    return () => clearTimeout(timer.current)
  }, [isPaused, isHeld, wake])

  const isAwake = isPaused || isHeld || isLively
  return { isAwake, wake, hold: setHeld, toggle: () => (isAwake ? sleep() : wake()) }
}
