import { View } from '@tarojs/components'
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'

import { Cover } from '../Cover'
import { Linked } from '../Linked'
import { Dots } from './Dots'
import type { ControlsProps } from './h5/Controls'
import styles from './h5/strip.module.scss'
import type { CarouselProps } from './types'

/** The first screen loads more important things first, even on a slow phone. */
const calmMs = 5_000

/**
 * Pictures of 3:1, shown one at a time, which advance by themselves. Uses the browser's snap scrolling, because a
 * slider library would be a fifth of the first screen.
 */
export function Carousel({ items }: CarouselProps) {
  const strip = useRef<HTMLElement>(null)
  const [Controls, setControls] = useState<ComponentType<ControlsProps>>()
  const count = items.length

  const load = useCallback(() => {
    import('./h5/Controls').then(
      (chunk) => setControls(() => chunk.default),
      // Without the controls the pictures stand still.
      () => undefined,
    )
  }, [])

  useEffect(() => {
    if (count < 2) return
    const timer = setTimeout(load, calmMs)
    return () => clearTimeout(timer)
  }, [count, load])

  return (
    <View className={styles.carousel} role='group' aria-roledescription='carousel'>
      <View className={styles.strip} ref={strip} onTouchStart={load}>
        {items.map(({ key, src, label, way }, index) => (
          <Linked key={key} className={styles.slide} label={label} way={way}>
            <Cover src={src} ratio='3:1' isLazy={index > 0} />
          </Linked>
        ))}
      </View>
      {Controls ? <Controls strip={strip} count={count} /> : <Dots count={count} current={0} />}
    </View>
  )
}
