import Taro, { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'

import { toast } from '@/features/shared/dialog'

import { isThereAt } from '../ResumeToast'
import { createSourceClock, createPlaybackGuard, type Speed } from '../rules'
import { texts } from '../texts'
import type { PlaybackItem, PlayerProps } from '../types'
import type { SourceFallback } from '../useSourceFallback'

/** One second told too early may be the last one of the source before. */
const sureTimes = 4

export const videoId = 'lesson-video'

type Handlers = Pick<PlayerProps, 'onProgress' | 'onPosition' | 'onPause' | 'onEnd' | 'onTrialEnd'>

/** Plays the item's source in WeChat's video and keeps to its rules; answers the video's events and what may be asked of it. */
export function usePlayback(
  item: PlaybackItem | null,
  { startSec, loadId, badSec, markFailed, markHealthy, choose }: SourceFallback,
  speed: Speed,
  { onProgress, onPosition, onPause, onEnd, onTrialEnd }: Handlers,
) {
  const context = useMemo(() => Taro.createVideoContext(videoId), [])
  const guard = useMemo(() => item && createPlaybackGuard(item), [item])
  const [isWaiting, setWaiting] = useState(false)
  /** The picture has got to where it should begin, of this item. */
  const [thereKey, setThereKey] = useState('')
  /** Seconds told before that. */
  const early = useRef(0)
  const [clock] = useState(createSourceClock)
  const lastSec = useRef(0)
  /** Of the source that is in: it could be opened. */
  const hasBegun = useRef(false)
  const wantsPlay = useRef(true)
  const isOver = useRef(false)
  /** Another page lies in front: nothing may start behind it. */
  const isBehind = useRef(false)
  const isLive = item?.isLive === true

  // Before the video's first event.
  useLayoutEffect(() => {
    wantsPlay.current = true
    isOver.current = false
    early.current = 0
  }, [item])
  useLayoutEffect(() => {
    lastSec.current = startSec
    hasBegun.current = false
  }, [startSec, loadId])
  useLayoutEffect(() => {
    if (badSec !== null) guard?.open(badSec, startSec)
  }, [guard, badSec, startSec])
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
  const noteStart = (sec: number) => {
    if (!item || thereKey === item.key) return
    if (isThereAt(item, sec)) setThereKey(item.key)
    // `initialTime` is passed over in silence where the server sends no parts.
    else if (++early.current === sureTimes) toast(texts.unseekable)
  }
  const moveTo = (sec: number, mediaSec: number) => {
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
    noteStart(sec)
    lastSec.current = sec
    if (guard.pass(sec)) toast(texts.skipped)
    const { isNew, isProven } = clock.pass(sec)
    if (isProven) markHealthy()
    onPosition?.(sec)
    onProgress(sec, isNew, mediaSec)
  }

  return {
    context,
    /** Stands still for want of data. */
    isWaiting,
    isThere: item !== null && thereKey === item.key,
    shouldStart: wantsPlay.current && !isBehind.current,
    jump(sec: number) {
      if (!guard || isOver.current) return
      const wanted = guard.clamp(sec, Infinity)
      const landing = guard.landingSec(wanted)
      if (landing !== wanted) toast(texts.dragBanned)
      context.seek(landing)
      context.play()
    },
    /** Another source, at the same second. */
    change: (index: number) => choose(index, lastSec.current),
    /** Gives the source up: it is dead, or too slow. */
    giveUp: () => markFailed(lastSec.current),
    events: {
      onLoadedMetaData: () => {
        hasBegun.current = true
      },
      /** What opens but does not get on is bad at this second; what does not open may answer later. */
      onError: ({ detail }: { detail?: { errMsg?: string } }) =>
        markFailed(lastSec.current, hasBegun.current && !/network/i.test(detail?.errMsg ?? '') ? 'place' : 'source'),
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
      onTimeUpdate({ detail }: { detail: { currentTime: number; duration?: number } }) {
        setWaiting(false)
        moveTo(detail.currentTime, detail.duration ?? 0)
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
