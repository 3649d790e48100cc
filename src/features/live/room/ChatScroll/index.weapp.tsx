import { ScrollView, View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useEffect, useRef } from 'react'

import styles from './index.module.scss'
import type { ChatScrollProps, Drawing } from './types'

/** A change sends all lines to the page, which should be less than 32 KB, four times a second at most. */
export const drawing: Drawing = { most: 60, atEnd: 60, step: 15, everyMs: 250 }

const topPx = 60
const endPx = 48
const id = 'live-chat'

/** WeChat's own; Taro does not know it. */
interface ScrollContext {
  scrollIntoView?(selector: string): void
}

const scrollTo = (key: string) =>
  Taro.createSelectorQuery()
    .select(`#${id}`)
    .node((answer?: { node?: ScrollContext }) => answer?.node?.scrollIntoView?.(`#chat-${key}`))
    .exec()

/**
 * Lines that scroll. What is being read stays in its place when lines are added above it. A line is scrolled to once it
 * has been drawn: the property `scroll-into-view`, sent along with the lines, finds nothing at its first time.
 */
export function ChatScroll(props: ChatScrollProps) {
  const { label, children, firstKey, lastKey, isFollowing, onTop, onEnd } = props
  const heightPx = useRef(0)
  const lastFirstKey = useRef(firstKey)

  useEffect(() => {
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .boundingClientRect((box) => {
        heightPx.current = Array.isArray(box) ? 0 : (box?.height ?? 0)
      })
      .exec()
  }, [])

  useEffect(() => {
    if (!isFollowing || lastKey === '') return undefined
    let isPast = false
    Taro.nextTick(() => !isPast && scrollTo(lastKey))
    return () => {
      isPast = true
    }
    // Lines that come above the end push it out of sight as well.
  }, [isFollowing, firstKey, lastKey])

  // The line that was the first one is where the reading goes on.
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
