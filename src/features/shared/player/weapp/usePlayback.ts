import Taro, { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'

import { toast } from '@/features/shared/dialog'

import { isThereAt } from '../ResumeToast'
import { createSourceClock, createPlaybackGuard, type Speed } from '../rules'
import { texts } from '../texts'
import type { PlaybackItem, PlayerProps } from '../types'
import type { SourceFallback } from '../useSourceFallback'
import { smallWindow } from './smallWindow'

/** A single early position may be the last one of the previous source. */
const sureTimes = 4

/** Two reports of the same end differ by less. */
const sameEndSec = 0.5

export const videoId = 'lesson-video'

type Handlers = Pick<PlayerProps, 'onProgress' | 'onPosition' | 'onPause' | 'onEnd' | 'onTrialEnd'>

/**
 * Plays the item's source in WeChat's video and enforces its rules. @returns event handlers and actions for the video
 */
export function usePlayback(
  item: PlaybackItem | null,
  { source, startSec, loadId, badSec, markFailed, markHealthy, moveTo, choose }: SourceFallback,
  speed: Speed,
  { onProgress, onPosition, onPause, onEnd, onTrialEnd }: Handlers,
) {
  const context = useMemo(() => Taro.createVideoContext(videoId), [])
  const guard = useMemo(() => item && createPlaybackGuard(item), [item])
  const [isWaiting, setWaiting] = useState(false)
  /** Key of the item whose picture has reached the start position. */
  const [thereKey, setThereKey] = useState('')
  /** Positions reported before that. */
  const early = useRef(0)
  const [clock] = useState(createSourceClock)
  const lastSec = useRef(0)
  /** Length of the media; 0 = unknown. */
  const lengthSec = useRef(0)
  /** From where an end was undone that the bar was dragged to. */
  const undoneSec = useRef(-1)
  /** The present source could be opened. */
  const hasBegun = useRef(false)
  /** A jump that the video may not have heard, because it was not open yet. */
  const jumpSec = useRef<number>()
  /** It has data to play. */
  const isFlowing = useRef(false)
  const wantsPlay = useRef(true)
  const isOver = useRef(false)
  /** Another page is in front, so nothing may start. */
  const isBehind = useRef(false)
  const isLive = item?.isLive === true

  // Runs before the video's first event.
  useLayoutEffect(() => {
    wantsPlay.current = true
    isOver.current = false
    early.current = 0
  }, [item])
  useLayoutEffect(() => {
    lastSec.current = startSec
    lengthSec.current = 0
    undoneSec.current = -1
    hasBegun.current = false
    jumpSec.current = undefined
    isFlowing.current = false
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
    smallWindow.mayShow(context)
  })
  useDidShow(() => {
    if (isBehind.current && wantsPlay.current) context.play()
    isBehind.current = false
    smallWindow.forget(context)
  })
  useEffect(() => () => smallWindow.forget(context), [context])

  const end = (tell: () => void) => {
    const isFirst = !isOver.current
    isOver.current = true
    wantsPlay.current = false
    context.pause()
    context.exitFullScreen()
    if (item && item.trialSec > 0) {
      context.exitPictureInPicture?.({})
      context.exitBackgroundPlayback?.()
      if (isBehind.current) toast(texts.trialOver)
    }
    if (isFirst) tell()
  }
  /** The small window, a headset's key or a locked screen may try to restart it after its end. */
  const pauseIfOver = () => {
    if (isOver.current) context.pause()
    return isOver.current
  }
  const noteStart = (sec: number) => {
    if (!item || thereKey === item.key) return
    if (isThereAt(item, sec)) setThereKey(item.key)
    // Where the server supports no ranges, WeChat ignores `initialTime` silently.
    else if (++early.current === sureTimes) toast(texts.unseekable)
  }
  const undo = (landingSec: number) => {
    context.seek(landingSec)
    toast(texts.dragBanned)
  }
  const pass = (sec: number, mediaSec: number) => {
    if (!guard || pauseIfOver()) return
    const landing = guard.landingSec(sec)
    if (landing !== sec) return undo(landing)
    if (guard.isOver(sec)) {
      end(onTrialEnd)
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
    /** Waits for data. */
    isWaiting,
    isThere: item !== null && thereKey === item.key,
    shouldStart: wantsPlay.current && !isBehind.current,
    jump(sec: number) {
      if (!guard || isOver.current) return
      const wanted = guard.clamp(sec, Infinity)
      const landing = guard.landingSec(wanted)
      if (landing !== wanted) toast(texts.dragBanned)
      lastSec.current = landing
      wantsPlay.current = true
      // The kept place is not what the learner wants any more.
      early.current = sureTimes
      if (!source) {
        moveTo(landing)
        return
      }
      if (!hasBegun.current) jumpSec.current = landing
      context.seek(landing)
      context.play()
    },
    /** Changes to another source at the same second. */
    switchSource: (index: number) => choose(index, lastSec.current),
    /** Gives the source up, because it is dead or too slow. */
    giveUp: () => markFailed(lastSec.current),
    events: {
      onLoadedMetaData: () => {
        hasBegun.current = true
        if (jumpSec.current !== undefined) context.seek(jumpSec.current)
        jumpSec.current = undefined
      },
      /** After it has opened, an error belongs to this position. Before, the source may answer later. */
      onError: ({ detail }: { detail?: { errMsg?: string } }) =>
        markFailed(lastSec.current, hasBegun.current && !/network/i.test(detail?.errMsg ?? '') ? 'place' : 'source'),
      onPlay() {
        if (pauseIfOver()) return
        if (!isBehind.current) smallWindow.leave()
        wantsPlay.current = true
        setWaiting(false)
        context.playbackRate(item?.isDragBanned || isLive ? 1 : speed)
        // A lesson on air continues with the screen off.
        if (isLive) context.requestBackgroundPlayback?.()
      },
      onPause() {
        // WeChat pauses what another page covers. What still loads begins on the return.
        if (isFlowing.current || !isBehind.current) wantsPlay.current = false
        setWaiting(false)
        onPause()
      },
      onWaiting() {
        isFlowing.current = false
        setWaiting(true)
      },
      onTimeUpdate({ detail }: { detail: { currentTime: number; duration?: number } }) {
        setWaiting(false)
        isFlowing.current = true
        lengthSec.current = detail.duration ?? 0
        pass(detail.currentTime, lengthSec.current)
      },
      onEnded() {
        const landing = guard?.landingSec(lengthSec.current) ?? lengthSec.current
        // Media that are shorter than they say end where they ended before.
        if (landing === lengthSec.current || landing < undoneSec.current + sameEndSec) return end(onEnd)
        undoneSec.current = landing
        undo(landing)
        context.play()
      },
    },
  }
}
