import { Button as TaroButton, type ButtonProps as TaroButtonProps, Text, View } from '@tarojs/components'

import { buttonClass, type ButtonProps } from '../Button'
import styles from './index.module.scss'

export interface NativeButtonProps
  extends Pick<ButtonProps, 'children' | 'kind' | 'size' | 'isDisabled' | 'id'>,
    Pick<TaroButtonProps, 'onGetPhoneNumber' | 'onChooseAvatar' | 'onContact' | 'onOpenSetting' | 'onAgreePrivacyAuthorization'> {
  openType: 'getPhoneNumber' | 'chooseAvatar' | 'contact' | 'share' | 'openSetting' | 'agreePrivacyAuthorization'
}

/** WeChat's own button in our look: only it may ask for a phone number, an avatar, a share. For the mini-program. */
export function NativeButton({ children, kind = 'primary', size = 'm', isDisabled = false, ...native }: NativeButtonProps) {
  return (
    <TaroButton className={styles.native} disabled={isDisabled} hoverClass='none' {...native}>
      <View className={buttonClass({ kind: isDisabled ? 'off' : kind, size })}>
        <Text>{children}</Text>
      </View>
    </TaroButton>
  )
}
