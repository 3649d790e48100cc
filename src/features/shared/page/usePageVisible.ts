import { useEffect, useState } from 'react'

import { connection } from '@/platform/connection'

import { usePageShown } from './usePageShown'

/** Whether both this page and the app are in front. */
export function usePageVisible(): boolean {
  const isShown = usePageShown()
  const [isAppVisible, setAppVisible] = useState(true)
  useEffect(() => connection.watchVisible(setAppVisible), [])
  return isShown && isAppVisible
}
