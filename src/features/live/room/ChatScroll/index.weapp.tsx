import { ScrollView, View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'

import styles from './index.module.scss'
import type { ChatScrollProps, Drawing } from './types'

/** A change sends all lines to the page, which should be less than 32 KB, four times a second at most. */
export const drawing: Drawing = { most: 60, atEnd: 60, step: 15, everyMs: 250 }

const topPx = 60
const endPx = 48
const id = 'live-chat'

/** Lines that scroll. What is being read stays in its place when lines are added above it. */
export function ChatScroll(props: ChatScrollProps) {
  const { label, children, firstKey, lastKey, isFollowing, onTop, onEnd } = props
  const heightPx = useRef(0)
  const [heldKey, setHeldKey] = useState('')
  const lastFirstKey = useRef(firstKey)

  useEffect(() => {
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .boundingClientRect((box) => {
        heightPx.current = Array.isArray(box) ? 0 : (box?.height ?? 0)
      })
      .exec()
  }, [])

  // The line that was the first one is where the reading goes on.
  useEffect(() => {
    if (!isFollowing && firstKey !== lastFirstKey.current) setHeldKey(lastFirstKey.current)
    lastFirstKey.current = firstKey
  }, [isFollowing, firstKey])

  return (
    <ScrollView
      id={id}
      className={styles.scroll}
      scrollY
      enhanced
      upperThreshold={topPx}
      lowerThreshold={endPx}
      scrollIntoView={isFollowing ? `chat-${lastKey}` : heldKey && `chat-${heldKey}`}
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
