import { useEffect, useRef, useState } from 'react'

/**
 * Whole seconds until a moment, updated each second.
 * @param nowMs by the server's clock
 * @param onEnd called once, if the moment comes on screen
 */
export function useSecondsLeft(endsMs: number, nowMs: () => number, onEnd?: () => void): number {
  const [clock, setClock] = useState(nowMs)
  const latest = useRef({ nowMs, onEnd })
  useEffect(() => {
    latest.current = { nowMs, onEnd }
  })
  useEffect(() => {
    const isOver = () => latest.current.nowMs() >= endsMs
    setClock(latest.current.nowMs())
    if (isOver()) return undefined
    const timer = setInterval(() => {
      setClock(latest.current.nowMs())
      if (!isOver()) return
      clearInterval(timer)
      latest.current.onEnd?.()
    }, 1000)
    return () => clearInterval(timer)
  }, [endsMs])
  return Math.max(0, Math.ceil((endsMs - clock) / 1000))
}
