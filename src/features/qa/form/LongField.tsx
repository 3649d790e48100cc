import { View } from '@tarojs/components'

import { TextBox, TextLength } from '@/components/TextBox'

import styles from './form.module.scss'

interface LongFieldProps {
  label: string
  placeholder: string
  value: string
  maxLength: number
  error?: string
  onInput: (text: string) => void
  onBlur: () => void
}

/** A field of many lines with its length. */
export function LongField({ label, maxLength, ...field }: LongFieldProps) {
  return (
    <View className={styles.part}>
      <View className={styles.label}>{label}</View>
      <TextBox {...field} label={label} size='l' />
      <Counter text={field.value} maxLength={maxLength} />
    </View>
  )
}

/** Stands at the end of a field. */
export function Counter(length: { text: string; maxLength: number }) {
  return (
    <View className={styles.count}>
      <TextLength {...length} />
    </View>
  )
}
