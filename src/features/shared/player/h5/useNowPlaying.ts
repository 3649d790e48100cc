import { useDidShow } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'

import type { Playback } from './usePlayback'

const stepSec = 10

/** Whose handlers the system has. A player on a page above replaces those of this one. */
let owner: object | null = null

interface NowPlaying extends Pick<Playback, 'play' | 'pause' | 'seek'> {
  title: string
  poster: string
  /** The position. */
  sec: number
  /** Jumps are impossible. */
  isLive: boolean
  onNext?: () => void
}

/**
 * Tells the system what plays. A phone pauses the picture behind a locked screen; the controls there name the lesson
 * and continue with the sound. Their keys act through our own controls, because the browser would restart what has
 * ended.
 */
export function useNowPlaying(isOn: boolean, playing: NowPlaying): void {
  const latest = useRef({ isOn, ...playing })
  latest.current = { isOn, ...playing }
  const { title, poster, isLive } = playing
  const hasNext = playing.onNext !== undefined
  // On the return from a page with a player the system hears of this one again.
  const [showCount, setShowCount] = useState(0)
  useDidShow(() => setShowCount((count) => count + 1))

  useEffect(() => {
    if (!('mediaSession' in navigator)) return
    const { mediaSession } = navigator
    const act = (change: (now: NowPlaying) => void) => () => {
      if (latest.current.isOn) change(latest.current)
    }
    const seekBy = (sec: number) => act((now) => now.seek(now.sec + sec))
    // While the source is away, these say whether the lesson goes on when it is back.
    const play = () => latest.current.play()
    const pause = () => latest.current.pause()
    const actions: [MediaSessionAction, MediaSessionActionHandler | null][] = [
      ['play', play],
      ['pause', pause],
      ['stop', pause],
      ['seekbackward', isLive ? null : seekBy(-stepSec)],
      ['seekforward', isLive ? null : seekBy(stepSec)],
      ['seekto', isLive ? null : ({ seekTime }) => act(({ seek }) => seekTime !== undefined && seek(seekTime))()],
      ['nexttrack', hasNext ? act(({ onNext }) => onNext?.()) : null],
    ]
    const set = ([action, handler]: (typeof actions)[number]) => {
      try {
        mediaSession.setActionHandler(action, handler)
      } catch {
        // An older browser does not know this action.
      }
    }
    owner = actions
    actions.forEach(set)
    return () => {
      if (owner === actions) actions.forEach(([action]) => set([action, null]))
    }
  }, [isLive, hasNext, showCount])

  useEffect(() => {
    if (!isOn || !('mediaSession' in navigator)) return
    const { mediaSession } = navigator
    const shown = new MediaMetadata({ title, artwork: poster ? [{ src: poster }] : [] })
    mediaSession.metadata = shown
    return () => {
      // Another lesson may have set its own meanwhile.
      if (mediaSession.metadata === shown) mediaSession.metadata = null
    }
  }, [isOn, title, poster, showCount])
}
