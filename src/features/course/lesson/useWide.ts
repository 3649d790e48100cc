import { useLayoutEffect, useState } from 'react'

import { viewport } from '@/platform/viewport'

/** Two columns fit. */
export function useWide(): boolean {
  const [isWide, setWide] = useState(false)
  useLayoutEffect(() => viewport.watchWide(setWide), [])
  return isWide
}
