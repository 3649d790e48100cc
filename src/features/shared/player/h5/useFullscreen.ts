import { type RefObject, useEffect, useState } from 'react'

import { type AppleVideo, isFullscreen } from './fullscreen'

/** Whether the player fills the screen, by whatever way it got there. */
export function useFullscreen(root: RefObject<HTMLElement>, video: RefObject<AppleVideo>): boolean {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const player = root.current
    const picture = video.current
    if (!player || !picture) return
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
  return isFull
}
