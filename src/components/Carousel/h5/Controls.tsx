import { type RefObject, useEffect, useState } from 'react'

import { Dots } from '../Dots'
import { PauseButton } from '../PauseButton'
import { autoplayMs } from '../types'

export interface ControlsProps {
  strip: RefObject<HTMLElement>
  count: number
}

/** Moves the pictures on until it is paused, and reports the current one. */
export default function Controls({ strip, count }: ControlsProps) {
  const [current, setCurrent] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const [isStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)

  useEffect(() => {
    const element = strip.current
    if (!element) return
    const onScroll = () => setCurrent(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)))
    onScroll()
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => element.removeEventListener('scroll', onScroll)
  }, [strip])

  useEffect(() => {
    if (isStill || isPaused) return
    const timer = setInterval(() => {
      const element = strip.current
      // Under another page it has no width, and it continues when it is visible again. A mouse or the focus on it
      // pauses it.
      if (!element?.clientWidth || document.hidden || element.matches(':hover, :focus-within')) return
      element.scrollTo({ left: ((current + 1) % count) * element.clientWidth, behavior: 'smooth' })
    }, autoplayMs)
    return () => clearInterval(timer)
  }, [strip, current, count, isStill, isPaused])

  return (
    <>
      {!isStill && <PauseButton isPaused={isPaused} onToggle={() => setPaused(!isPaused)} />}
      <Dots count={count} current={current} />
    </>
  )
}
