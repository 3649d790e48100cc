import { useEffect, useState } from 'react'

import { connection } from '@/platform/connection'

import { usePageShown } from './usePageShown'

/**
 * Whether both this page and the app are in front. Every leaving is drawn, so that effects see the return: a page that
 * comes out of the browser's memory leaves and returns without a drawing between the two.
 */
export function usePageVisible(): boolean {
  const isShown = usePageShown()
  const [app, setApp] = useState<'here' | 'gone' | 'back'>('here')
  useEffect(
    () => connection.watchVisible((isNow) => setApp((was) => (!isNow ? 'gone' : was === 'gone' ? 'back' : was))),
    [],
  )
  useEffect(() => {
    if (app === 'back') setApp('here')
  }, [app])
  return isShown && app === 'here'
}
