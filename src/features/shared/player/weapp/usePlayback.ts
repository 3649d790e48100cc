import Taro, { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'

import { toast } from '@/features/shared/dialog'

import { createSourceClock, createPlaybackGuard, type Speed } from '../rules'
import { texts } from '../texts'
import type { PlaybackItem, PlayerProps } from '../types'
import type { SourceFallback } from '../useSourceFallback'

export const videoId = 'lesson-video'

type Handlers = Pick<PlayerProps, 'onProgress' | 'onPause' | 'onEnd' | 'onTrialEnd'>

/** Plays the item's source in WeChat's video and keeps to its rules; answers the video's events and what may be asked of it. */
export function usePlayback(
  item: PlaybackItem | null,
  { startSec, loadId, markFailed, markHealthy, choose }: SourceFallback,
  speed: Speed,
  { onProgress, onPause, onEnd, onTrialEnd }: Handlers,
) {
  const context = useMemo(() => Taro.createVideoContext(videoId), [])
  const guard = useMemo(() => item && createPlaybackGuard(item), [item])
  const [isWaiting, setWaiting] = useState(false)
  const [clock] = useState(createSourceClock)
  const lastSec = useRef(0)
  const wantsPlay = useRef(true)
  const isOver = useRef(false)
  /** Another page lies in front: nothing may start behind it. */
  const isBehind = useRef(false)
  const isLive = item?.isLive === true

  // Before the video's first event.
  useLayoutEffect(() => {
    wantsPlay.current = true
    isOver.current = false
  }, [item])
  useLayoutEffect(() => {
    lastSec.current = startSec
  }, [startSec, loadId])
  useLayoutEffect(() => {
    clock.begin(isLive)
    setWaiting(false)
  }, [clock, isLive, loadId])

  useEffect(() => () => context.exitBackgroundPlayback?.(), [context, item])
  useDidHide(() => {
    isBehind.current = true
  })
  useDidShow(() => {
    if (isBehind.current && wantsPlay.current) context.play()
    isBehind.current = false
  })

  const stop = () => {
    isOver.current = true
    wantsPlay.current = false
    context.pause()
    context.exitFullScreen()
  }
  const endTrial = () => {
    const isFirst = !isOver.current
    stop()
    context.exitPictureInPicture?.({})
    context.exitBackgroundPlayback?.()
    if (isFirst) onTrialEnd()
  }
  /** The small window, a headset's key or a locked screen may begin again what is over. */
  const isHeld = () => {
    if (isOver.current) context.pause()
    return isOver.current
  }
  const moveTo = (sec: number) => {
    if (!guard || isHeld()) return
    const landing = guard.landingSec(sec)
    if (landing !== sec) {
      context.seek(landing)
      toast(texts.dragBanned)
      return
    }
    if (guard.isOver(sec)) {
      endTrial()
      return
    }
    lastSec.current = sec
    guard.pass(sec)
    const { isNew, isProven } = clock.pass(sec)
    if (isProven) markHealthy()
    onProgress(sec, isNew)
  }

  return {
    context,
    /** Stands still for want of data. */
    isWaiting,
    shouldStart: wantsPlay.current && !isBehind.current,
    /** Another source, at the same second. */
    change: (index: number) => choose(index, lastSec.current),
    /** Gives the source up: it is dead, or too slow. */
    giveUp: () => markFailed(lastSec.current),
    events: {
      onPlay() {
        if (isHeld()) return
        wantsPlay.current = true
        setWaiting(false)
        context.playbackRate(item?.isDragBanned || isLive ? 1 : speed)
        // A lesson on air is listened to with the screen off, too.
        if (isLive) context.requestBackgroundPlayback?.()
      },
      onPause() {
        wantsPlay.current = false
        setWaiting(false)
        onPause()
      },
      onWaiting: () => setWaiting(true),
      onTimeUpdate({ detail }: { detail: { currentTime: number } }) {
        setWaiting(false)
        moveTo(detail.currentTime)
      },
      onEnded() {
        if (item && item.trialSec > 0) {
          endTrial()
          return
        }
        stop()
        onEnd()
      },
    },
  }
}
