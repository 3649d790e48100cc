import { bufferedAround } from './buffered'

/** Longer than the slowest device needs for a jump. */
const stillMs = 8_000

/** It has what comes next. A jump may never end although its place has loaded. */
const canMove = (video: HTMLVideoElement): boolean =>
  video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA || bufferedAround(video) >= video.currentTime + 1

/**
 * Some browsers say that they play, and stand still: Chromium at some missing segments, WebKit in some jumps of hls.js.
 * @param onStill called when nothing has moved for eight seconds that could have
 * @returns a function that stops it
 */
export function watchStandstill(video: HTMLVideoElement, onStill: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const watch = () => {
    clearTimeout(timer)
    const [sec, sinceMs] = [video.currentTime, Date.now()]
    timer = setTimeout(() => {
      if (video.paused || video.ended) return
      // A page that slept has late timers, and its picture may come back by itself.
      const isAwake = !document.hidden && Date.now() - sinceMs < 2 * stillMs
      if (isAwake && video.currentTime === sec && canMove(video)) onStill()
      else watch()
    }, stillMs)
  }
  const names = ['play', 'playing', 'seeking', 'timeupdate']
  names.forEach((name) => video.addEventListener(name, watch))
  return () => {
    clearTimeout(timer)
    names.forEach((name) => video.removeEventListener(name, watch))
  }
}
