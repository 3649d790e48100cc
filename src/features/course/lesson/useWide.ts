import { useLayoutEffect, useState } from 'react'

import { viewport } from '@/platform/viewport'

import { wideMedia } from './wideMedia'

/** Two columns fit. */
export function useWide(): boolean {
  const [isWide, setWide] = useState(false)
  useLayoutEffect(() => viewport.watchWide(setWide, wideMedia), [])
  return isWide
}
