import { Textarea, View } from '@tarojs/components'
import { useMemo } from 'react'

import { lengthOf } from '@/lib/textLength'

import { cx } from '../cx'
import styles from './index.module.scss'

interface TextBoxProps {
  /** The spoken name. */
  label: string
  placeholder: string
  value: string
  /** Two lines, five or seven. */
  size?: 's' | 'm' | 'l'
  isInvalid?: boolean
  /** Takes the focus when it turns true. */
  hasFocus?: boolean
  onInput: (text: string) => void
  onFocus?: () => void
  onBlur?: () => void
}

/** The limits are ours to tell: the field must not cut what was typed. */
const fieldLimit = 20_000

/** A field of many lines. */
export function TextBox(props: TextBoxProps) {
  const { label, placeholder, value, size = 'm', isInvalid = false, hasFocus, onInput, onFocus, onBlur } = props
  const nativeProps = useMemo(
    () => ({ 'aria-label': label, 'aria-invalid': isInvalid ? 'true' : 'false' }),
    [label, isInvalid],
  )
  return (
    <Textarea
      className={cx(styles.field, styles[size])}
      value={value}
      placeholder={placeholder}
      placeholderClass={styles.placeholder}
      maxlength={fieldLimit}
      focus={hasFocus}
      cursorSpacing={120}
      nativeProps={nativeProps}
      onInput={(event) => onInput(event.detail.value)}
      onFocus={onFocus}
      onBlur={onBlur}
    />
  )
}

interface TextLengthProps {
  text: string
  maxLength: number
}

/** How long a text is, out of how long it may be. */
export function TextLength({ text, maxLength }: TextLengthProps) {
  const length = lengthOf(text)
  return <View className={cx(styles.length, length > maxLength && styles.over)}>{`${length}/${maxLength}`}</View>
}
