import { ScrollView, View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useEffect, useRef } from 'react'

import styles from './index.module.scss'
import type { ChatScrollProps, Drawing } from './types'

/** Each change sends all lines to the page. That should be less than 32 KB, at most four times a second. */
export const drawing: Drawing = { maxLines: 60, atEnd: 60, step: 15, everyMs: 250 }

const topPx = 60
const endPx = 48
const id = 'live-chat'

/** WeChat's own method, which Taro's types lack. */
interface ScrollContext {
  scrollIntoView?(selector: string): void
}

const scrollTo = (key: string) =>
  Taro.createSelectorQuery()
    .select(`#${id}`)
    .node((answer?: { node?: ScrollContext }) => answer?.node?.scrollIntoView?.(`#chat-${key}`))
    .exec()

/**
 * A scrolling box. When lines are added above, the visible ones keep their place. Scrolling to a line waits until it is
 * drawn, because `scroll-into-view`, sent together with new lines, finds nothing the first time.
 */
export function ChatScroll(props: ChatScrollProps) {
  const { label, children, firstKey, lastKey, isFollowing, keyboardPx, onTop, onEnd } = props
  const heightPx = useRef(0)
  const lastFirstKey = useRef(firstKey)

  useEffect(() => {
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .boundingClientRect((box) => {
        heightPx.current = Array.isArray(box) ? 0 : (box?.height ?? 0)
      })
      .exec()
  }, [keyboardPx])

  useEffect(() => {
    if (!isFollowing || lastKey === '') return undefined
    let isPast = false
    Taro.nextTick(() => !isPast && scrollTo(lastKey))
    return () => {
      isPast = true
    }
    // Lines that are inserted above the end push it out of sight, too, and so does the keyboard.
  }, [isFollowing, firstKey, lastKey, keyboardPx])

  // The learner goes on reading at what was the first line.
  useEffect(() => {
    const key = lastFirstKey.current
    lastFirstKey.current = firstKey
    if (!isFollowing && firstKey !== key && key !== '') Taro.nextTick(() => scrollTo(key))
  }, [isFollowing, firstKey])

  return (
    <ScrollView
      id={id}
      className={styles.scroll}
      scrollY
      enhanced
      upperThreshold={topPx}
      lowerThreshold={endPx}
      aria-label={label}
      onScrollToUpper={onTop}
      onScrollToLower={() => onEnd(true)}
      onScroll={({ detail: { scrollTop, scrollHeight, deltaY } }) => {
        const isAway = scrollHeight - scrollTop - heightPx.current > 2 * endPx
        if (deltaY > 0 && heightPx.current > 0 && isAway) onEnd(false)
      }}
    >
      <View>{children}</View>
    </ScrollView>
  )
}
