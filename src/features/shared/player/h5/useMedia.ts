import { type RefObject, useEffect, useState } from 'react'

/** What the controls show of the element. */
export interface Media {
  isPaused: boolean
  /** Wants to play and has nothing to show. */
  isBuffering: boolean
  sec: number
  /** 0 = not known yet. */
  durationSec: number
  /** End of what is loaded around the position. */
  bufferedSec: number
}

const still: Media = { isPaused: true, isBuffering: false, sec: 0, durationSec: 0, bufferedSec: 0 }

const events = [
  'play', 'pause', 'playing', 'waiting', 'canplay', 'seeking', 'seeked', 'timeupdate', 'progress', 'durationchange',
  'ended', 'emptied',
] as const

function bufferedAround({ buffered, currentTime }: HTMLVideoElement): number {
  for (let range = 0; range < buffered.length; range++) {
    if (buffered.start(range) <= currentTime + 0.5 && buffered.end(range) >= currentTime) return buffered.end(range)
  }
  return currentTime
}

const read = (video: HTMLVideoElement): Media => ({
  isPaused: video.paused || video.ended,
  isBuffering: !video.paused && !video.ended && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
  sec: video.currentTime,
  durationSec: Number.isFinite(video.duration) ? video.duration : 0,
  bufferedSec: bufferedAround(video),
})

/** The element's state, read anew whenever it says that something changed. */
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
