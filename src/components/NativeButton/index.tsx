import { Button as TaroButton, type ButtonProps as TaroButtonProps, Text, View } from '@tarojs/components'

import { buttonClass, type ButtonProps } from '../Button'
import { cx } from '../cx'
import { Icon } from '../Icon'
import type { IconButtonProps } from '../IconButton'
import styles from './index.module.scss'

type Answer = 'onGetPhoneNumber' | 'onChooseAvatar' | 'onContact' | 'onOpenSetting' | 'onAgreePrivacyAuthorization'

export interface NativeButtonProps
  extends Pick<ButtonProps, 'children' | 'kind' | 'size' | 'isDisabled' | 'id'>, Pick<TaroButtonProps, Answer> {
  openType: 'getPhoneNumber' | 'chooseAvatar' | 'contact' | 'share' | 'openSetting' | 'agreePrivacyAuthorization'
}

/** WeChat's own button in our look, for the mini-program: only it may ask for a phone number or a share. */
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

interface NativeIconButtonProps extends Pick<IconButtonProps, 'icon' | 'label' | 'caption'> {
  openType: NativeButtonProps['openType']
}

/** The same in the look of `IconButton`. */
export function NativeIconButton({ icon, label, caption, openType }: NativeIconButtonProps) {
  return (
    <TaroButton className={cx(styles.native, styles.icon)} hoverClass='none' openType={openType} aria-label={label}>
      <Icon name={icon} />
      {caption && <Text className={styles.caption}>{caption}</Text>}
    </TaroButton>
  )
}
