import type { SourceClock, PlaybackGuard } from '../rules'
import type { PlaybackItem, PlayerProps } from '../types'
import { leaveFloating, leaveSystemPlayer } from './fullscreen'

export type Handlers = Pick<PlayerProps, 'onProgress' | 'onPause' | 'onEnd' | 'onTrialEnd'> & {
  /** A jump was undone. */
  onRefuse: () => void
  /** A part that does not play was passed over. */
  onSkip: () => void
  /** It cannot begin where the learner was. */
  onUnseekable: () => void
}

/** What is known of the playing whatever the element does while a source is changed. */
export interface Playing {
  /** What the learner wants. */
  wantsPlay: boolean
  /** Another page of the app lies in front: nothing may start behind it. */
  isBehind: boolean
  /** The last second that was seen or jumped to: an element that broke forgets it. */
  lastSec: number
  /** The item is at its end, or its trial is: whatever asks for it, nothing more of it is played. */
  isOver: boolean
}

interface Rules {
  item: PlaybackItem
  guard: PlaybackGuard
  clock: SourceClock
  playing: Playing
  /** The ones of the last render. */
  handlers: () => Handlers
  begin: () => void
  markHealthy: () => void
}

/** A trial is noticed to be over a moment late. */
const shownPastSec = 1

/** Listens to the element, and holds it to what the item allows; answers how to stop. */
export function keepRules(video: HTMLVideoElement, rules: Rules): () => void {
  const { item, guard, clock, playing, handlers, begin, markHealthy } = rules
  let isHealthy = false
  const stop = () => {
    playing.isOver = true
    playing.wantsPlay = false
    video.pause()
    leaveSystemPlayer(video)
  }
  const endTrial = () => {
    const isFirst = !playing.isOver
    stop()
    leaveFloating(video)
    if (isFirst) handlers().onTrialEnd()
  }
  /** A headset's key, a locked screen or the small window may begin again what is over. */
  const isHeld = () => {
    if (!playing.isOver) return false
    if (!video.paused) video.pause()
    // Nor is it looked through as pictures.
    if (guard.isOver(video.currentTime - shownPastSec)) video.currentTime = item.trialSec
    return true
  }
  const listeners = {
    play: isHeld,
    loadedmetadata() {
      if (playing.wantsPlay && !playing.isBehind) begin()
    },
    timeupdate() {
      const { currentTime: sec, paused, seeking } = video
      if (isHeld() || paused || seeking) return
      if (guard.isOver(sec)) {
        endTrial()
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
    // Catches every way to jump: our scrubber, media keys, the system's own controls.
    seeking() {
      const landing = guard.landingSec(video.currentTime)
      // Not seen yet, but wanted: a source that breaks on the way goes on there.
      playing.lastSec = landing
      if (landing === video.currentTime) return
      video.currentTime = landing
      handlers().onRefuse()
    },
    seeked() {
      if (isHeld()) return
      playing.lastSec = video.currentTime
      if (guard.isOver(video.currentTime)) endTrial()
    },
    ratechange() {
      if (item.isDragBanned && video.playbackRate !== 1) video.playbackRate = 1
    },
    pause: () => handlers().onPause(),
    ended() {
      // The video service cuts a trial by itself: its end is not the lesson's.
      if (item.trialSec > 0) {
        endTrial()
        return
      }
      stop()
      handlers().onEnd()
    },
  }
  const entries = Object.entries(listeners)
  entries.forEach(([name, listener]) => video.addEventListener(name, listener))
  return () => entries.forEach(([name, listener]) => video.removeEventListener(name, listener))
}
