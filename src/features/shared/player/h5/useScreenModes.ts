import { type RefObject, useEffect, useState } from 'react'

import { showLarger } from '@/components/pageBusy'
import { useLayer } from '@/components/useLayer'
import '@/platform/toast/fullscreen'

import { usePageBehind } from '../../page/usePageBehind'
import {
  type AppleVideo,
  canFloat,
  enterFullscreen,
  isFullscreen,
  isSystemOnly,
  isUpright,
  leaveFloating,
  leaveFullscreen,
  leaveSystemPlayer,
  toggleFloating,
  watchFloating,
} from './fullscreen'
import { raise } from './raise'

export type ScreenModes = ReturnType<typeof useScreenModes>

interface Wishes {
  /** Leaves both modes, but not over another page: there the small window is the way back. */
  isCalledBack?: boolean
  /** Neither the small window nor an iPhone's own full screen would show the watermark. */
  hasWatermark: boolean
}

/** Full screen and picture-in-picture. */
export function useScreenModes(
  root: RefObject<HTMLElement>,
  video: RefObject<AppleVideo>,
  { isCalledBack = false, hasWatermark }: Wishes,
) {
  const [isFull, setFull] = useState(false)
  /** The player fills the page instead: upright, or turned as a wide picture wants it. */
  const [filling, setFilling] = useState<'upright' | 'turned' | null>(null)
  useLayer(filling !== null, () => setFilling(null), root)
  useEffect(() => (filling ? showLarger(root.current) : undefined), [filling, root])
  useEffect(() => (filling ? raise(root.current) : undefined), [filling, root])
  useEffect(() => {
    const player = root.current
    const picture = video.current
    if (!player || !picture) return
    // Follows changes from any source.
    const update = () => setFull(isFullscreen(player, picture))
    document.addEventListener('fullscreenchange', update)
    picture.addEventListener('webkitbeginfullscreen', update)
    picture.addEventListener('webkitendfullscreen', update)
    return () => {
      document.removeEventListener('fullscreenchange', update)
      picture.removeEventListener('webkitbeginfullscreen', update)
      picture.removeEventListener('webkitendfullscreen', update)
    }
  }, [root, video])

  const isBehind = usePageBehind()
  useEffect(() => {
    if (!isCalledBack || isBehind || !video.current) return
    leaveFullscreen(video.current)
    leaveFloating(video.current)
    setFilling(null)
  }, [video, isCalledBack, isBehind])

  useEffect(() => {
    const picture = video.current
    if (!hasWatermark || !picture) return
    const leave = () => leaveFloating(picture)
    leave()
    leaveSystemPlayer(picture)
    // The system has buttons of its own for it.
    return watchFloating(picture, leave)
  }, [video, hasWatermark])

  return {
    isFullscreen: isFull || filling !== null,
    filling,
    canFloat: !hasWatermark && video.current !== null && canFloat(video.current),
    toggleFloating: () => video.current && toggleFloating(video.current),
    toggleFullscreen() {
      if (!root.current || !video.current) return
      if (filling) setFilling(null)
      else if (isFull) leaveFullscreen(video.current)
      else if (hasWatermark && isSystemOnly(root.current)) setFilling(isUpright(video.current) ? 'upright' : 'turned')
      else enterFullscreen(root.current, video.current)
    },
  }
}
