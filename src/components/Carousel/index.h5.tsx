import { View } from '@tarojs/components'
import { type ComponentType, useEffect, useRef, useState } from 'react'

import { Cover } from '../Cover'
import { Pressable } from '../Pressable'
import type { AutoplayProps } from './Autoplay'
import { Dots } from './Dots'
import styles from './index.module.scss'
import type { CarouselProps } from './types'

const calmMs = 2_000

/**
 * Pictures of 3:1, one at a time, moving on by themselves: the browser's own snap scrolling,
 * since a slider library would be a fifth of the first screen.
 */
export function Carousel({ items, onSelect }: CarouselProps) {
  const strip = useRef<HTMLElement>(null)
  const [current, setCurrent] = useState(0)
  const [Autoplay, setAutoplay] = useState<ComponentType<AutoplayProps>>()

  useEffect(() => {
    const element = strip.current
    if (!element) return
    const onScroll = () => setCurrent(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)))
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => element.removeEventListener('scroll', onScroll)
  }, [])

  const isMoving = items.length > 1
  useEffect(() => {
    if (!isMoving || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const load = () =>
      import('./Autoplay').then(
        (chunk) => setAutoplay(() => chunk.default),
        // They stand still.
        () => undefined,
      )
    // The first screen has other things to fetch.
    const timer = setTimeout(() => void load(), calmMs)
    return () => clearTimeout(timer)
  }, [isMoving])

  return (
    <View className={styles.carousel} role='group' aria-roledescription='carousel'>
      <View className={styles.strip} ref={strip}>
        {items.map((item, index) => (
          <Pressable key={item.key} className={styles.slide} label={item.label} onClick={() => onSelect(index)}>
            <Cover src={item.src} ratio='3:1' isLazy={index > 0} />
          </Pressable>
        ))}
      </View>
      {Autoplay && <Autoplay strip={strip} current={current} count={items.length} />}
      <Dots count={items.length} current={current} />
    </View>
  )
}
