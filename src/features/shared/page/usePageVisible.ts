import { useEffect, useState } from 'react'

import { connection } from '@/platform/connection'

import { usePageShown } from './usePageShown'

export function useAppVisible(): boolean {
  const [isAppVisible, setAppVisible] = useState(true)
  useEffect(() => connection.watchVisible(setAppVisible), [])
  return isAppVisible
}

/** Whether both this page and the app are in front. */
export function usePageVisible(): boolean {
  const isShown = usePageShown()
  const isAppVisible = useAppVisible()
  return isShown && isAppVisible
}
