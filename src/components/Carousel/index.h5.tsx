import { View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'

import { Cover } from '../Cover'
import { Pressable } from '../Pressable'
import { Dots } from './Dots'
import styles from './index.module.scss'
import { autoplayMs, type CarouselProps } from './types'

/**
 * Pictures of 3:1, one at a time, moving on by themselves: the browser's own snap scrolling,
 * since a slider library would be a fifth of the first screen.
 */
export function Carousel({ items, onSelect }: CarouselProps) {
  const strip = useRef<HTMLElement | null>(null)
  const [current, setCurrent] = useState(0)

  useEffect(() => {
    const element = strip.current
    if (!element) return
    const onScroll = () => setCurrent(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)))
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => element.removeEventListener('scroll', onScroll)
  }, [])

  useEffect(() => {
    const isStill = items.length < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches
    if (isStill) return
    const timer = setInterval(() => {
      const element = strip.current
      // Under another page it has no width; back in sight, it goes on. A hand or the focus on it holds it.
      if (!element?.clientWidth || document.hidden || element.matches(':hover, :focus-within')) return
      element.scrollTo({ left: ((current + 1) % items.length) * element.clientWidth, behavior: 'smooth' })
    }, autoplayMs)
    return () => clearInterval(timer)
  }, [current, items.length])

  return (
    <View className={styles.carousel} role='group' aria-roledescription='carousel'>
      <View className={styles.strip} ref={strip}>
        {items.map((item, index) => (
          <Pressable key={item.key} className={styles.slide} label={item.label} onClick={() => onSelect(index)}>
            <Cover src={item.src} ratio='3:1' isLazy={index > 0} />
          </Pressable>
        ))}
      </View>
      <Dots count={items.length} current={current} />
    </View>
  )
}
