import { type RefObject, useEffect, useState } from 'react'

import { isFloating, watchFloating } from './fullscreen'

/** Whether the learner has put it into the picture-in-picture window, which no page covers. */
export function useFloating(media: RefObject<HTMLMediaElement>): boolean {
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    const video = media.current
    if (!(video instanceof HTMLVideoElement)) return
    return watchFloating(video, () => setOut(isFloating(video)))
  }, [media])
  return isOut
}
