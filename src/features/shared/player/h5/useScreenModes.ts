import { type RefObject, useEffect, useState } from 'react'

import { usePageBehind } from '../../page/usePageBehind'
import {
  type AppleVideo,
  canFloat,
  enterFullscreen,
  isFullscreen,
  leaveFloating,
  leaveFullscreen,
  toggleFloating,
} from './fullscreen'

export type ScreenModes = ReturnType<typeof useScreenModes>

interface Wishes {
  /** Leaves both modes, but not over another page: there the small window is the way back. */
  isCalledBack?: boolean
  /** The small window would not show the watermark. */
  hasWatermark: boolean
}

/** Full screen and picture-in-picture. */
export function useScreenModes(
  root: RefObject<HTMLElement>,
  video: RefObject<AppleVideo>,
  { isCalledBack = false, hasWatermark }: Wishes,
) {
  const [isFull, setFull] = useState(false)
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
  }, [video, isCalledBack, isBehind])

  useEffect(() => {
    if (hasWatermark && video.current) leaveFloating(video.current)
  }, [video, hasWatermark])

  return {
    isFullscreen: isFull,
    canFloat: !hasWatermark && video.current !== null && canFloat(video.current),
    toggleFloating: () => video.current && toggleFloating(video.current),
    toggleFullscreen() {
      if (!root.current || !video.current) return
      if (isFull) leaveFullscreen(video.current)
      else enterFullscreen(root.current, video.current)
    },
  }
}
