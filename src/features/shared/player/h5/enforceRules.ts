import type { SourceClock, PlaybackGuard } from '../rules'
import type { PlaybackItem, PlayerProps } from '../types'
import { isFloating, leaveFloating, leaveOthers, leaveSystemPlayer } from './fullscreen'

export type Handlers = Pick<PlayerProps, 'onProgress' | 'onPause' | 'onEnd' | 'onTrialEnd'> & {
  /** A jump was undone. */
  onRefuse: () => void
  /** An unplayable part was skipped. */
  onSkip: () => void
  /** Playing cannot begin at the learner's position. */
  onUnseekable: () => void
  /** A trial has ended behind another page. */
  onUnseenEnd: () => void
}

/** State that survives a change of the source. */
export interface Playing {
  /** The learner wants it to play. */
  wantsPlay: boolean
  /** Another page of the app is in front, so nothing may start but in the small window. */
  isBehind: boolean
  /** The last second seen or jumped to. A broken element forgets it. */
  lastSec: number
  /** The item or its trial has ended. Whatever asks for it, nothing more plays. */
  isOver: boolean
}

interface Rules {
  item: PlaybackItem
  guard: PlaybackGuard
  clock: SourceClock
  playing: Playing
  /** Of the last render. */
  handlers: () => Handlers
  begin: () => void
  markHealthy: () => void
}

/** The end of a trial is noticed a moment late. */
const shownPastSec = 1

/** Enforces the item's rules on the element. @returns a function that stops it */
export function enforceRules(video: HTMLVideoElement, rules: Rules): () => void {
  const { item, guard, clock, playing, handlers, begin, markHealthy } = rules
  let isHealthy = false
  const end = (tell: 'onEnd' | 'onTrialEnd') => {
    const isFirst = !playing.isOver
    playing.isOver = true
    playing.wantsPlay = false
    video.pause()
    leaveSystemPlayer(video)
    if (item.trialSec > 0) {
      leaveFloating(video)
      if (isFirst && playing.isBehind) handlers().onUnseenEnd()
    }
    if (isFirst) handlers()[tell]()
  }
  /** A headset's key, a locked screen or the small window may try to restart it after its end. */
  const pauseIfOver = () => {
    if (!playing.isOver) return false
    if (!video.paused) video.pause()
    // The learner must not browse the pictures beyond the trial either.
    if (guard.isOver(video.currentTime - shownPastSec)) video.currentTime = item.trialSec
    return true
  }
  const listeners = {
    play() {
      if (!pauseIfOver() && !playing.isBehind) leaveOthers(video)
    },
    loadedmetadata() {
      if (playing.wantsPlay && (!playing.isBehind || isFloating(video))) begin()
    },
    timeupdate() {
      const { currentTime: sec, paused, seeking } = video
      if (pauseIfOver() || paused || seeking) return
      if (guard.isOver(sec)) {
        end('onTrialEnd')
        return
      }
      playing.lastSec = sec
      if (guard.pass(sec)) handlers().onSkip()
      const { isNew, isProven } = clock.pass(sec)
      if (!isHealthy && isProven) {
        isHealthy = true
        markHealthy()
      }
      handlers().onProgress(sec, isNew, Number.isFinite(video.duration) ? video.duration : 0)
    },
    // Catches every way to jump: our scrubber, media keys, the system's controls.
    seeking() {
      const landing = guard.landingSec(video.currentTime)
      // Not seen yet, but wanted: if the source breaks on the way, the next one starts there.
      playing.lastSec = landing
      if (landing === video.currentTime) return
      video.currentTime = landing
      handlers().onRefuse()
    },
    seeked() {
      if (pauseIfOver()) return
      playing.lastSec = video.currentTime
      if (guard.isOver(video.currentTime)) end('onTrialEnd')
    },
    ratechange() {
      if (item.isDragBanned && video.playbackRate !== 1) video.playbackRate = 1
    },
    pause: () => handlers().onPause(),
    ended: () => end('onEnd'),
  }
  const entries = Object.entries(listeners)
  entries.forEach(([name, listener]) => video.addEventListener(name, listener))
  return () => entries.forEach(([name, listener]) => video.removeEventListener(name, listener))
}
