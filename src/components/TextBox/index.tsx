import { Textarea, View } from '@tarojs/components'
import { useId, useMemo } from 'react'

import { lengthOf } from '@/lib/textLength'

import { cx } from '../cx'
import { FieldError } from '../FieldError'
import { useBusyFocus } from '../pageBusy'
import { useTyped } from '../useTyped'
import styles from './index.module.scss'

interface TextBoxProps {
  /** Read aloud. */
  label: string
  placeholder: string
  value: string
  /** Two, five or seven lines. */
  size?: 's' | 'm' | 'l'
  /** What is wrong, and what to do; '' = nothing. The typed text stays. */
  error?: string
  /** The field takes the focus when it turns true. */
  hasFocus?: boolean
  /** It stands in a sheet. WeChat must be told, or it draws the text and the caret beside the field. */
  isInSheet?: boolean
  onInput: (text: string) => void
  onFocus?: () => void
  onBlur?: () => void
}

/** Our own checks tell the limits. The field itself must not cut what was typed. */
const fieldLimit = 20_000

export function TextBox(props: TextBoxProps) {
  const { label, placeholder, value, size = 'm', error, hasFocus, isInSheet, onInput, onFocus, onBlur } = props
  const typed = useTyped(value, onInput)
  const errorId = useId()
  const setFocused = useBusyFocus()
  const describedBy = error ? errorId : undefined
  const nativeProps = useMemo(
    () => ({ 'aria-label': label, 'aria-invalid': describedBy ? 'true' : 'false', 'aria-describedby': describedBy }),
    [label, describedBy],
  )
  return (
    <>
      <Textarea
        className={cx(styles.field, styles[size])}
        value={value}
        placeholder={placeholder}
        placeholderClass={styles.placeholder}
        maxlength={fieldLimit}
        focus={hasFocus}
        cursorSpacing={120}
        nativeProps={nativeProps}
        fixed={isInSheet}
        onInput={typed.onInput}
        onFocus={(event) => {
          typed.onFocus(event)
          setFocused(true)
          onFocus?.()
        }}
        onBlur={(event) => {
          typed.onLeave(event)
          setFocused(false)
          onBlur?.()
        }}
      />
      {error && <FieldError id={errorId} text={error} />}
    </>
  )
}

interface TextLengthProps {
  text: string
  maxLength: number
}

/** The length of a text, and its limit. */
export function TextLength({ text, maxLength }: TextLengthProps) {
  const length = lengthOf(text)
  return <View className={cx(styles.length, length > maxLength && styles.over)}>{`${length}/${maxLength}`}</View>
}
