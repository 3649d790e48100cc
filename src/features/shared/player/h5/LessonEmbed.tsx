import { useEffect, useRef } from 'react'

import { usePageVisible } from '@/features/shared/page/usePageVisible'

import type { PlaybackItem, PlayerProps } from '../types'
import { Embed } from './Embed'

interface LessonEmbedProps extends Pick<PlayerProps, 'title' | 'onProgress' | 'onPause'> {
  item: PlaybackItem
  url: string
  /** Where to count from. */
  startSec: number
}

/**
 * A lesson in another site's player. What counts as watched is the time for which that is in sight, up to the lesson's
 * length: no more of it is known.
 */
export function LessonEmbed({ item: { lengthSec = 0 }, url, startSec, title, ...on }: LessonEmbedProps) {
  const isSeen = usePageVisible()
  const sec = useRef(startSec)
  const latest = useRef(on)
  latest.current = on
  useEffect(() => {
    if (!isSeen || sec.current >= lengthSec) return
    const stop = () => {
      clearInterval(timer)
      latest.current.onPause()
    }
    const timer = setInterval(() => {
      sec.current += 1
      latest.current.onProgress(sec.current, true, 0)
      if (sec.current >= lengthSec) stop()
    }, 1_000)
    return stop
  }, [isSeen, lengthSec])
  return <Embed url={url} title={title} />
}
