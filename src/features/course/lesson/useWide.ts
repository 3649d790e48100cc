import { useLayoutEffect, useState } from 'react'

import { viewport } from '@/platform/viewport'

/** As in `lesson.module.scss`: a tablet, a computer, or a phone across, which the player alone would fill. */
const wide = '(min-width: 768px), (min-width: 560px) and (max-height: 500px)'

/** Two columns fit. */
export function useWide(): boolean {
  const [isWide, setWide] = useState(false)
  useLayoutEffect(() => viewport.watchWide(setWide, wide), [])
  return isWide
}
