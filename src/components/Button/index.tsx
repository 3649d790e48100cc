import { Text, View } from '@tarojs/components'

import { cx } from '../cx'
import { Icon, type IconName } from '../Icon'
import { Pressable } from '../Pressable'
import { Spinner } from '../Spinner'
import styles from './index.module.scss'

export interface ButtonProps {
  /** A verb. */
  children: string
  onClick: () => void
  /** One `primary` (or `vip`) per screen. `off` looks disabled, but can say why when pressed. */
  kind?: 'primary' | 'line' | 'soft' | 'vip' | 'off'
  /** 28 (in a hit box of 44), 44 or 48 high. */
  size?: 's' | 'm' | 'l'
  icon?: IconName
  isBlock?: boolean
  /** Keeps its width and cannot be pressed again. */
  isLoading?: boolean
  isDisabled?: boolean
  /** Read aloud where the words alone do not say enough. */
  label?: string
  id?: string
}

export function Button(props: ButtonProps) {
  const { children, onClick, kind = 'primary', size = 'm', icon, isBlock } = props
  const { isLoading = false, isDisabled = false } = props
  return (
    <Pressable
      id={props.id}
      className={cx(styles.hit, isBlock && styles.block)}
      label={props.label}
      isDisabled={isDisabled || isLoading}
      isBusy={isLoading}
      onClick={onClick}
    >
      <View className={buttonClass({ kind: isDisabled ? 'off' : kind, size })}>
        <View className={cx(styles.words, isLoading && styles.waiting)}>
          {icon && <Icon name={icon} size={size === 's' ? 12 : 20} />}
          <Text className={styles.word}>{children}</Text>
        </View>
        {isLoading && (
          <View className={styles.progress}>
            <Spinner />
          </View>
        )}
      </View>
    </Pressable>
  )
}

/** For the mini-program's native button. */
export const buttonClass = ({ kind, size }: Required<Pick<ButtonProps, 'kind' | 'size'>>): string =>
  cx(styles.button, styles[kind], styles[size])
