import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { Button } from '@/components/Button'
import { FieldError } from '@/components/FieldError'
import { NativeButton } from '@/components/NativeButton'

import styles from './index.module.scss'
import { texts } from './texts'
import { useMiniLogin } from './useMiniLogin'

interface MiniLoginProps {
  isAgreed: boolean
  checkAgreed: () => boolean
  redirect: string | undefined
  /** The agreement, placed next to the button that asks for it. */
  children: ReactNode
}

/** The mini-program's main login: one tap for a known identity, the phone number for a new one. */
export function MiniLogin({ isAgreed, checkAgreed, redirect, children }: MiniLoginProps) {
  const { newcomer, isBusy, message, start, givePhone } = useMiniLogin(redirect)
  return (
    <View className={styles.mini}>
      {newcomer && <View className={styles.miniHint}>{texts.miniFirst}</View>}
      {newcomer && isAgreed ? (
        <NativeButton
          openType='getPhoneNumber'
          size='l'
          isDisabled={isBusy}
          onGetPhoneNumber={({ detail: { encryptedData, iv, errMsg } }) =>
            givePhone(newcomer, encryptedData && iv ? { encryptedData, iv } : (errMsg ?? ''))
          }
        >
          {texts.miniPhone}
        </NativeButton>
      ) : (
        <Button size='l' icon='wechat' isBlock isLoading={isBusy} onClick={() => checkAgreed() && start()}>
          {texts.miniWechat}
        </Button>
      )}
      {message && <FieldError text={message} />}
      {children}
      <View className={styles.or}>{texts.otherWays}</View>
    </View>
  )
}
