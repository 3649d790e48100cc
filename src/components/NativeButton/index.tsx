import { Button as TaroButton, type ButtonProps as TaroButtonProps, Text, View } from '@tarojs/components'

import { buttonClass, type ButtonProps } from '../Button'
import styles from './index.module.scss'

type Answer = 'onGetPhoneNumber' | 'onChooseAvatar' | 'onContact' | 'onOpenSetting' | 'onAgreePrivacyAuthorization'

interface NativeButtonProps
  extends
    Pick<ButtonProps, 'children' | 'kind' | 'size' | 'isDisabled' | 'id'>,
    Pick<TaroButtonProps, Answer | 'onClick'> {
  openType: 'getPhoneNumber' | 'chooseAvatar' | 'contact' | 'share' | 'openSetting' | 'agreePrivacyAuthorization'
}

/** WeChat's own button in our look. In the mini-program only such a button may ask for a phone number or a share. */
export function NativeButton(props: NativeButtonProps) {
  const { children, kind = 'primary', size = 'm', isDisabled = false, ...native } = props
  return (
    <TaroButton className={styles.native} disabled={isDisabled} hoverClass='none' {...native}>
      <View className={buttonClass({ kind: isDisabled ? 'off' : kind, size })}>
        <Text>{children}</Text>
      </View>
    </TaroButton>
  )
}
