import { useDidHide, useDidShow } from '@tarojs/taro'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'

import { connection } from '@/platform/connection'

import { listItem } from '../playerPreferences'
import { createSourceClock, createPlaybackGuard } from '../rules'
import type { PlaybackItem } from '../types'
import type { SourceFallback } from '../useSourceFallback'
import { attach, playsWithHlsJs } from './attach'
import { isFloating, watchFloating } from './fullscreen'
import { type Handlers, enforceRules, type Playing } from './enforceRules'
import { fetchScript } from './scriptPlayer'
import { createStreamLists } from './streamLists'
import type { Attached } from './types'
import { useRendition } from './useRendition'
import { useSilentStart } from './useSilentStart'

/** Also while it has no source. */
const isLoading = ({ readyState }: HTMLVideoElement) => readyState < HTMLMediaElement.HAVE_FUTURE_DATA

export type Playback = ReturnType<typeof usePlayback>

/** Plays the item's source in the element and enforces its rules. @returns actions for the controls */
export function usePlayback(
  ref: RefObject<HTMLVideoElement>,
  item: PlaybackItem | null,
  { source, startSec, loadId, badSec, markFailed, markHealthy, moveTo, choose }: SourceFallback,
  speed: number,
  handlers: Handlers,
) {
  const latest = useRef(handlers)
  latest.current = handlers
  const playing = useRef<Playing>({ wantsPlay: true, isBehind: false, lastSec: 0, isOver: false }).current
  const guard = useMemo(() => item && createPlaybackGuard(item), [item])
  const isLive = item?.isLive === true
  const rate = item?.isDragBanned || isLive ? 1 : speed
  const { isSilenced, isMuted, begin, toggleMuted } = useSilentStart(ref, isLive)
  const { offer, rendition } = useRendition()
  const [clock] = useState(createSourceClock)
  const [lists] = useState(createStreamLists)
  const attached = useRef<Attached>()
  const [isTroubled, setTroubled] = useState(false)

  useEffect(() => {
    playing.wantsPlay = true
    playing.isOver = false
    if (item && listItem.get()) fetchScript()
  }, [playing, item])

  useEffect(() => {
    if (badSec !== null) guard?.open(badSec, startSec)
  }, [guard, badSec, startSec])

  useEffect(() => {
    const video = ref.current
    if (!video || !source || source.kind === 'embed') return
    playing.lastSec = startSec
    listItem.set(playsWithHlsJs(video, source, isLive) ? '1' : '')
    clock.begin(isLive && !playsWithHlsJs(video, source, isLive))
    offer(null)
    setTroubled(false)
    const now = attach(video, source, {
      atSec: startSec,
      isLive,
      lists,
      onDead: (fault) => markFailed(playing.lastSec, fault),
      onRenditions: offer,
      onGap: (fromSec, toSec) => guard?.open(fromSec, toSec),
      onTrouble: setTroubled,
      onUnseekable: () => latest.current.onUnseekable(),
    })
    attached.current = now
    return now.detach
  }, [ref, playing, guard, clock, lists, source, startSec, loadId, isLive, markFailed, offer])

  useEffect(() => {
    const video = ref.current
    if (!video) return
    // A new address resets the rate to the default.
    video.defaultPlaybackRate = rate
    video.playbackRate = rate
  }, [ref, rate])

  useEffect(() => {
    const video = ref.current
    if (!video || !item || !guard) return
    const rules = { item, guard, clock, playing, handlers: () => latest.current, begin, markHealthy }
    return enforceRules(video, rules)
  }, [ref, item, guard, clock, loadId, playing, begin, markHealthy])

  const play = () => {
    if (playing.isOver) return
    playing.wantsPlay = true
    ref.current?.play().catch(() => undefined)
  }
  const pause = () => {
    playing.wantsPlay = false
    ref.current?.pause()
  }

  /** @returns the second where it lands; undefined = nothing moves */
  const seek = (targetSec: number): number | undefined => {
    const video = ref.current
    if (!video || !guard || playing.isOver) return
    const sec = guard.clamp(targetSec, video.duration || Infinity)
    const landing = guard.landingSec(sec)
    if (video.readyState > HTMLMediaElement.HAVE_NOTHING) {
      video.currentTime = sec
      return landing
    }
    // The element has no media to jump in yet, and would report no event.
    playing.lastSec = landing
    if (landing !== sec) latest.current.onRefuse()
    if (source) attached.current?.startAt(landing)
    else moveTo(landing)
    return landing
  }

  const pauseUnseen = useCallback(() => {
    const video = ref.current
    if (!video || !playing.isBehind || isFloating(video)) return
    // What still loads begins on the return. What has played stays paused.
    if (!isLoading(video)) playing.wantsPlay = false
    video.pause()
  }, [ref, playing])
  useDidHide(() => {
    // When the whole browser is left, it decides itself.
    if (document.visibilityState !== 'visible') return
    playing.isBehind = true
    pauseUnseen()
  })
  useDidShow(() => {
    if (!playing.isBehind) return
    playing.isBehind = false
    if (playing.wantsPlay) play()
  })
  // The small window may be closed while another page is in front.
  useEffect(() => (ref.current ? watchFloating(ref.current, pauseUnseen) : undefined), [ref, pauseUnseen])
  useEffect(() => {
    let wasLoading = false
    // A browser may refuse to begin while it is not in front.
    return connection.watchVisible((isVisible) => {
      const video = ref.current
      if (!video) return
      if (!isVisible) wasLoading = isLoading(video)
      else if (wasLoading && video.paused && playing.wantsPlay && !playing.isBehind) begin()
    })
  }, [ref, playing, begin])

  return {
    rendition,
    /** A segment has failed and is being retried. */
    isTroubled,
    /** It plays without sound, because nobody has pressed anything yet. */
    isSilenced,
    unmute() {
      toggleMuted()
      play()
    },
    isMuted,
    toggleMuted,
    play,
    pause,
    toggle: () => (ref.current?.paused ? play() : pause()),
    seek,
    /** @returns by how many seconds it moves: fewer at an end, and where the drag ban stops it */
    skip(bySec: number): number {
      const video = ref.current
      const fromSec = video && video.readyState > HTMLMediaElement.HAVE_NOTHING ? video.currentTime : playing.lastSec
      return (seek(fromSec + bySec) ?? fromSec) - fromSec
    },
    /** Changes to another source at the same second. */
    switchSource: (index: number) => choose(index, playing.lastSec),
    /** The learner gives the source up, because it is too slow. */
    giveUp: () => markFailed(playing.lastSec),
  }
}
