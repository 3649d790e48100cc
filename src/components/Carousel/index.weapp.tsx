import { Swiper, SwiperItem, View } from '@tarojs/components'
import { useState } from 'react'

import { Cover } from '../Cover'
import { Linked } from '../Linked'
import { Dots } from './Dots'
import { PauseButton } from './PauseButton'
import styles from './index.module.scss'
import { autoplayMs, type CarouselProps } from './types'

/** Pictures of 3:1, shown one at a time, which advance by themselves. */
export function Carousel({ items }: CarouselProps) {
  const [current, setCurrent] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const isMoving = items.length > 1
  return (
    <View className={styles.carousel}>
      <Swiper
        className={styles.swiper}
        autoplay={isMoving && !isPaused}
        circular={isMoving}
        interval={autoplayMs}
        onChange={({ detail }) => setCurrent(detail.current)}
      >
        {items.map(({ key, src, label, way }) => (
          <SwiperItem key={key}>
            <Linked label={label} way={way}>
              <Cover src={src} ratio='3:1' isLazy={false} />
            </Linked>
          </SwiperItem>
        ))}
      </Swiper>
      {isMoving && <PauseButton isPaused={isPaused} onToggle={() => setPaused(!isPaused)} />}
      <Dots count={items.length} current={current} />
    </View>
  )
}
