import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { FieldError } from '../FieldError'
import styles from './index.module.scss'

export interface FormRowProps {
  label: string
  /** The control: a field, a picker, a switch. It names itself. */
  children: ReactNode
  /** What is wrong and what to do about it. */
  error?: string
  hint?: string
}

/** A row of a form: label, control, and the error with a mark under them. */
export function FormRow({ label, children, error, hint }: FormRowProps) {
  return (
    <View className={styles.row}>
      <View className={styles.line}>
        <View className={styles.label}>{label}</View>
        <View className={styles.control}>{children}</View>
      </View>
      {hint && !error && <View className={styles.hint}>{hint}</View>}
      {error && <FieldError text={error} />}
    </View>
  )
}
