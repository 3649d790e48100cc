import { Textarea, View } from '@tarojs/components'
import { useMemo } from 'react'

import { cx } from '@/components/cx'
import { FieldError } from '@/components/FieldError'

import { texts } from '../texts'
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

/** The limit is ours to tell: the field must not cut what was typed. */
const fieldLimit = 20_000

/** Characters as people count them: an emoji is one. */
export const lengthOf = (text: string): number => [...text.trim()].length

/** A text of many lines, with its length. */
export function LongField({ label, placeholder, value, maxLength, error, onInput, onBlur }: LongFieldProps) {
  const nativeProps = useMemo(() => ({ 'aria-label': label, 'aria-invalid': error ? 'true' : 'false' }), [label, error])
  return (
    <View className={styles.part}>
      <View className={styles.label}>{label}</View>
      <Textarea
        className={styles.field}
        value={value}
        placeholder={placeholder}
        placeholderClass={styles.placeholder}
        maxlength={fieldLimit}
        cursorSpacing={120}
        nativeProps={nativeProps}
        onInput={(event) => onInput(event.detail.value)}
        onBlur={onBlur}
      />
      {error && <FieldError text={error} />}
      <Counter text={value} maxLength={maxLength} />
    </View>
  )
}

/** How long a text is, out of how long it may be. */
export function Counter({ text, maxLength }: { text: string; maxLength: number }) {
  const length = lengthOf(text)
  return (
    <View className={cx(styles.count, length > maxLength && styles.over)}>{texts.form.count(length, maxLength)}</View>
  )
}
