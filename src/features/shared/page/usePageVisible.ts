import { useEffect, useState } from 'react'

import { connection } from '@/platform/connection'

import { usePageShown } from './usePageShown'

/**
 * Whether both this page and the app are in front. Every leaving is drawn, so that effects see the return: a page that
 * comes out of the browser's memory leaves and returns without a drawing between the two.
 */
export function usePageVisible(): boolean {
  const isShown = usePageShown()
  /** Null: it has returned, and its leaving is not yet drawn. */
  const [isAppVisible, setAppVisible] = useState<boolean | null>(true)
  useEffect(() => connection.watchVisible((isNow) => setAppVisible((was) => isNow && (was || null))), [])
  useEffect(() => {
    if (isAppVisible === null) setAppVisible(true)
  }, [isAppVisible])
  return isShown && isAppVisible === true
}
