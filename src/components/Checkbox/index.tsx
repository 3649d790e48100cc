import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { cx } from '../cx'
import { Pressable } from '../Pressable'
import styles from './index.module.scss'

interface CheckboxProps {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  /** Read aloud: 同意用户协议和隐私政策. */
  label: string
  /** Beside the box. Links in it (`TextLink`) stay links. */
  children: ReactNode
  id?: string
}

/** A box to tick, for agreements. taro-ui's checkbox is a list of options without roles. */
export function Checkbox({ isChecked, onChange, label, children, id }: CheckboxProps) {
  const toggle = () => onChange(!isChecked)
  return (
    <View className={styles.row}>
      <Pressable id={id} className={styles.hit} role='checkbox' isChecked={isChecked} label={label} onClick={toggle}>
        <View className={cx(styles.box, isChecked && styles.checked)} />
      </Pressable>
      {/* A larger target for fingers; keyboards and screen readers have the box. */}
      <View className={styles.words} onClick={toggle}>
        {children}
      </View>
    </View>
  )
}
