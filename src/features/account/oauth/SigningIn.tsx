import { Text, View } from '@tarojs/components'

import { Spinner } from '@/components/Spinner'
import { Delayed } from '@/features/shared/page'

import styles from '../login/index.module.scss'
import { texts } from '../login/texts'
import { useDidShow } from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import { replaceWith } from '@/routes/navigate'
import type { RouteParams } from '@/routes/registry'
import { takeOauthReturn } from './oauthReturn'

/** Shown until the server has answered a login or a binding. */
export function SigningIn({ isBinding }: { isBinding: boolean }) {
  return (
    <Delayed>
      <View className={styles.signingIn} role='status'>
        <Spinner />
        <Text>{isBinding ? texts.binding : texts.signingIn}</Text>
      </View>
    </Delayed>
  )
}

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
