import { useEffect, useRef } from 'react'

import type { Playback } from './usePlayback'

const stepSec = 10

interface NowPlaying extends Pick<Playback, 'play' | 'pause' | 'seek'> {
  title: string
  poster: string
  /** Where the picture is. */
  sec: number
  /** Nothing to jump in. */
  isLive: boolean
  onNext?: () => void
}

/**
 * Tells the system what plays. Behind a locked screen a phone stops the picture: its controls there, which name the
 * lesson then, go on with the sound. What its keys ask for goes the way of our own controls: left to the browser, they
 * would begin what is over.
 */
export function useNowPlaying(isOn: boolean, playing: NowPlaying): void {
  const latest = useRef({ isOn, ...playing })
  latest.current = { isOn, ...playing }
  const { title, poster, isLive } = playing
  const hasNext = playing.onNext !== undefined

  useEffect(() => {
    if (!('mediaSession' in navigator)) return
    const { mediaSession } = navigator
    const act = (change: (now: NowPlaying) => void) => () => {
      if (latest.current.isOn) change(latest.current)
    }
    const seekBy = (sec: number) => act((now) => now.seek(now.sec + sec))
    const actions: [MediaSessionAction, MediaSessionActionHandler | null][] = [
      ['play', act(({ play }) => play())],
      ['pause', act(({ pause }) => pause())],
      ['stop', act(({ pause }) => pause())],
      ['seekbackward', isLive ? null : seekBy(-stepSec)],
      ['seekforward', isLive ? null : seekBy(stepSec)],
      ['seekto', isLive ? null : ({ seekTime }) => act(({ seek }) => seekTime !== undefined && seek(seekTime))()],
      ['nexttrack', hasNext ? act(({ onNext }) => onNext?.()) : null],
    ]
    const set = ([action, handler]: (typeof actions)[number]) => {
      try {
        mediaSession.setActionHandler(action, handler)
      } catch {
        // An older browser does not know this one.
      }
    }
    actions.forEach(set)
    return () => actions.forEach(([action]) => set([action, null]))
  }, [isLive, hasNext])

  useEffect(() => {
    if (!isOn || !('mediaSession' in navigator)) return
    const { mediaSession } = navigator
    const shown = new MediaMetadata({ title, artwork: poster ? [{ src: poster }] : [] })
    mediaSession.metadata = shown
    return () => {
      // Another lesson may have been told of meanwhile.
      if (mediaSession.metadata === shown) mediaSession.metadata = null
    }
  }, [isOn, title, poster])
}
