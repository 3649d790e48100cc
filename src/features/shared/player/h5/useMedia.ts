import { type RefObject, useEffect, useState } from 'react'

import { bufferedAround } from './buffered'

/** State of the element for the controls. */
export interface Media {
  isPaused: boolean
  /** Waits for data, to begin or to continue. */
  isBuffering: boolean
  sec: number
  /** The picture of that second has loaded. */
  hasPicture: boolean
  /** It has loaded and contains no video. */
  isSoundOnly: boolean
  /** 0 = unknown. */
  durationSec: number
  /** End of the buffer around the position. */
  bufferedSec: number
}

const still: Media = {
  isPaused: true,
  isBuffering: false,
  sec: 0,
  hasPicture: false,
  isSoundOnly: false,
  durationSec: 0,
  bufferedSec: 0,
}

const events = [
  'loadstart',
  'loadedmetadata',
  'durationchange',
  'canplay',
  'progress',
  'suspend',
  'emptied',
  'play',
  'playing',
  'waiting',
  'pause',
  'seeking',
  'seeked',
  'timeupdate',
  'ended',
] as const

/** A phone in data-saving mode loads nothing before it is asked to: that is idle, not waiting. */
function isWaiting({ paused, ended, readyState, networkState }: HTMLVideoElement): boolean {
  if (readyState === HTMLMediaElement.HAVE_NOTHING) return networkState === HTMLMediaElement.NETWORK_LOADING
  return !paused && !ended && readyState < HTMLMediaElement.HAVE_FUTURE_DATA
}

const read = (video: HTMLVideoElement): Media => ({
  isPaused: video.paused || video.ended,
  isBuffering: isWaiting(video),
  sec: video.currentTime,
  hasPicture: video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && !video.seeking,
  isSoundOnly: video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && video.videoWidth === 0,
  durationSec: Number.isFinite(video.duration) ? video.duration : 0,
  bufferedSec: bufferedAround(video),
})

/** The element's state, read again after each of its events. */
export function useMedia(ref: RefObject<HTMLVideoElement>): Media {
  const [media, setMedia] = useState(still)
  useEffect(() => {
    const video = ref.current
    if (!video) return
    const update = () => setMedia(read(video))
    events.forEach((name) => video.addEventListener(name, update))
    return () => events.forEach((name) => video.removeEventListener(name, update))
  }, [ref])
  return media
}
