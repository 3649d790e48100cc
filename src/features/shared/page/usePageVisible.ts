import { useEffect, useState } from 'react'

import { connection } from '@/platform/connection'

import { usePageShown } from './usePageShown'

/**
 * Whether both this page and the app are in front. Every leaving is drawn, so that effects see the return: a page that
 * comes out of the browser's memory leaves and returns without a drawing between the two.
 */
export function usePageVisible(): boolean {
  const isShown = usePageShown()
  const [isVisible, setVisible] = useState(true)
  const [isBack, setBack] = useState(true)
  useEffect(
    () =>
      connection.watchVisible((isNow) => {
        setVisible(isNow)
        if (!isNow) setBack(false)
      }),
    [],
  )
  useEffect(() => setBack(isVisible), [isVisible, isBack])
  return isShown && isVisible && isBack
}
