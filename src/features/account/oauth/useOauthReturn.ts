import { useDidShow } from '@tarojs/taro'
import { useEffect, useRef } from 'react'

import { replaceWith } from '@/routes/navigate'
import type { RouteParams } from '@/routes/registry'

import { takeOauthReturn } from './oauthReturn'

/**
 * Handles the return once. When the page is shown again, because a check over it was passed or given up, the login page
 * decides how to go on.
 */
export function useOauthReturn(params: RouteParams<'authLoading'>): void {
  const firstParams = useRef(params)
  const ended = useRef<{ returnTo: string | undefined }>()
  useEffect(() => {
    void takeOauthReturn(firstParams.current).then((returnTo) => (ended.current = { returnTo }))
  }, [])
  useDidShow(() => {
    if (ended.current) replaceWith('login', { redirect: ended.current.returnTo })
  })
}
