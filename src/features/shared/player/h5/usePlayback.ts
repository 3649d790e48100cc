import { useDidHide, useDidShow } from '@tarojs/taro'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'

import { createPlaybackGuard, provenSec } from '../rules'
import type { PlayerProps, PlaybackItem } from '../types'
import type { SourceFallback } from '../useSourceFallback'
import { attach } from './attach'
import { isFloating, leaveSystemPlayer } from './fullscreen'
import { useRendition } from './useRendition'

type Handlers = Pick<PlayerProps, 'onProgress' | 'onPause' | 'onEnd' | 'onTrialEnd'> & {
  /** A jump was undone. */
  onRefuse: () => void
}

/** Plays the program's line in the element and keeps to its rules; answers what the controls may do. */
export function usePlayback(
  ref: RefObject<HTMLVideoElement>,
  program: PlaybackItem | null,
  { source, startSec, loadId, markFailed, markHealthy, choose }: SourceFallback,
  speed: number,
  handlers: Handlers,
) {
  const latest = useRef(handlers)
  latest.current = handlers
  /** What the learner wants, whatever the element does while a line is changed. */
  const wantsPlay = useRef(true)
  /** Another page of the app lies in front: nothing may start behind it. */
  const isBehind = useRef(false)
  /** The last second that was seen or jumped to: an element that broke forgets it. */
  const lastSec = useRef(0)
  const guard = useMemo(() => program && createPlaybackGuard(program), [program])
  const isLive = program?.isLive === true
  const rate = program?.isDragBanned || isLive ? 1 : speed
  const [isSilenced, setSilenced] = useState(false)
  const { offer, rendition } = useRendition()

  useEffect(() => {
    wantsPlay.current = true
  }, [program])

  useEffect(() => {
    const video = ref.current
    if (!video || !source || source.kind === 'embed') return
    lastSec.current = startSec
    offer(null)
    return attach(video, source, {
      atSec: startSec,
      isLive,
      onDead: () => markFailed(lastSec.current),
      onRenditions: offer,
    })
  }, [ref, source, startSec, loadId, isLive, markFailed, offer])

  useEffect(() => {
    const video = ref.current
    if (!video) return
    // A new address falls back to the default rate.
    video.defaultPlaybackRate = rate
    video.playbackRate = rate
  }, [ref, rate])

  /** A phone lets nothing speak unasked: a stream then begins silent, since it would be missed otherwise. */
  const begin = useCallback(() => {
    const video = ref.current
    video?.play().catch((error: unknown) => {
      if (!isLive || !(error instanceof DOMException) || error.name !== 'NotAllowedError') return
      video.muted = true
      setSilenced(true)
      video.play().catch(() => undefined)
    })
  }, [ref, isLive])

  useEffect(() => {
    const video = ref.current
    if (!video || !program || !guard) return
    let isOver = false
    let isProven = false
    const endTrial = () => {
      if (isOver) return
      isOver = true
      wantsPlay.current = false
      video.pause()
      leaveSystemPlayer(video)
      latest.current.onTrialEnd()
    }
    const listeners = {
      loadedmetadata() {
        if (wantsPlay.current && !isBehind.current) begin()
      },
      timeupdate() {
        const { currentTime: sec, paused, seeking } = video
        if (paused || seeking) return
        if (guard.isOver(sec)) {
          endTrial()
          return
        }
        lastSec.current = sec
        guard.pass(sec)
        if (!isProven && sec - startSec >= provenSec) {
          isProven = true
          markHealthy()
        }
        latest.current.onProgress(sec)
      },
      // Catches every way to jump: our scrubber, media keys, the system's own controls.
      seeking() {
        const landing = guard.landingSec(video.currentTime)
        // Not seen yet, but wanted: a line that breaks on the way goes on there.
        lastSec.current = landing
        if (landing === video.currentTime) return
        video.currentTime = landing
        latest.current.onRefuse()
      },
      seeked() {
        lastSec.current = video.currentTime
        if (guard.isOver(video.currentTime)) endTrial()
      },
      ratechange() {
        if (program.isDragBanned && video.playbackRate !== 1) video.playbackRate = 1
      },
      pause: () => latest.current.onPause(),
      ended() {
        // The video service cuts a trial by itself: its end is not the lesson's.
        if (program.trialSec > 0) {
          endTrial()
          return
        }
        wantsPlay.current = false
        leaveSystemPlayer(video)
        latest.current.onEnd()
      },
      error: () => markFailed(lastSec.current),
    }
    const entries = Object.entries(listeners)
    entries.forEach(([name, listener]) => video.addEventListener(name, listener))
    return () => entries.forEach(([name, listener]) => video.removeEventListener(name, listener))
  }, [ref, program, guard, startSec, loadId, markFailed, markHealthy, begin])

  const play = () => {
    wantsPlay.current = true
    ref.current?.play().catch(() => undefined)
  }
  const pause = () => {
    wantsPlay.current = false
    ref.current?.pause()
  }

  useDidHide(() => {
    // Leaving the browser is the browser's business.
    if (document.visibilityState !== 'visible') return
    isBehind.current = true
    if (ref.current && !isFloating(ref.current)) pause()
  })
  useDidShow(() => {
    if (!isBehind.current) return
    isBehind.current = false
    if (wantsPlay.current) play()
  })

  return {
    rendition,
    /** It plays without a sound, because nobody has pressed anything yet. */
    isSilenced,
    unmute() {
      if (ref.current) ref.current.muted = false
      setSilenced(false)
      play()
    },
    toggle: () => (ref.current?.paused ? play() : pause()),
    seek(targetSec: number) {
      const video = ref.current
      if (video && guard) video.currentTime = guard.clamp(targetSec, video.duration || 0)
    },
    /** Another line, at the same second. */
    change: (index: number) => choose(index, lastSec.current),
    /** Gives the line up by hand: it is too slow. */
    giveUp: () => markFailed(lastSec.current),
  }
}
