import { type RefObject, useEffect, useState } from 'react'

import { PauseButton } from './PauseButton'
import { autoplayMs } from './types'

export interface AutoplayProps {
  strip: RefObject<HTMLElement>
  current: number
  count: number
}

/** Moves the pictures on, until it is told not to. H5 only. */
export default function Autoplay({ strip, current, count }: AutoplayProps) {
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    if (isPaused) return undefined
    const timer = setInterval(() => {
      const element = strip.current
      // Under another page it has no width; back in sight, it goes on. A hand or the focus on it holds it.
      if (!element?.clientWidth || element.ownerDocument.hidden || element.matches(':hover, :focus-within')) return
      element.scrollTo({ left: ((current + 1) % count) * element.clientWidth, behavior: 'smooth' })
    }, autoplayMs)
    return () => clearInterval(timer)
  }, [strip, current, count, isPaused])
  return <PauseButton isPaused={isPaused} onToggle={() => setPaused(!isPaused)} />
}
