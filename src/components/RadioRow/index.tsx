import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { radioGroupProps } from '@/platform/keys'

import { cx } from '../cx'
import { Pressable } from '../Pressable'
import styles from './index.module.scss'

export interface RadioRowProps {
  title: string
  hint?: string
  /** A mark before the title, 28 x 28. */
  mark?: ReactNode
  isChecked: boolean
  onSelect: () => void
  isDisabled?: boolean
}

/** One choice of several. Put the rows into a `RadioGroup`. */
export function RadioRow({ title, hint, mark, isChecked, onSelect, isDisabled }: RadioRowProps) {
  return (
    <Pressable className={styles.row} role='radio' isChecked={isChecked} isDisabled={isDisabled} onClick={onSelect}>
      {mark}
      <View className={styles.words}>
        <View className={styles.title}>{title}</View>
        {hint && <View className={styles.hint}>{hint}</View>}
      </View>
      <View className={cx(styles.dot, isChecked && styles.checked)} />
    </Pressable>
  )
}

/** Names the choice that its rows make up: 支付方式. */
export function RadioGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <View role='radiogroup' aria-label={label} {...radioGroupProps}>
      {children}
    </View>
  )
}
