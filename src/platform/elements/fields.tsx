import { type HTMLAttributes, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react'

import { attributes } from './attributes'
import styles from './index.module.scss'

type Answer = (event: { detail: { value: string } }) => void

interface FieldProps extends Omit<HTMLAttributes<HTMLElement>, 'onInput' | 'onFocus' | 'onBlur'> {
  value: string
  /** Letters; negative = any number. */
  maxlength?: number
  disabled?: boolean
  placeholder?: string
  /** The field takes the focus when it turns true. */
  focus?: boolean
  /** HTML attributes. */
  nativeProps?: Record<string, string | undefined>
  onInput?: Answer
  onFocus?: Answer
  onBlur?: Answer
  onConfirm?: Answer
}

/** No page needs it before its first field has the focus. Without it the keyboard covers what it covers. */
const followKeyboard = () =>
  import('../pageFocus/keyboard').then(
    ({ followKeyboard }) => followKeyboard(),
    () => undefined,
  )

/**
 * Shared by both fields. The element keeps its own text, so that an input method can compose in it: a half-typed word
 * is neither reported nor overwritten.
 */
function useField<E extends HTMLInputElement | HTMLTextAreaElement>(props: FieldProps) {
  const { value, maxlength = 140, focus = false, nativeProps, onInput, onFocus, onBlur, onConfirm, ...rest } = props
  const element = useRef<E>(null)
  const isComposing = useRef(false)

  useLayoutEffect(() => {
    const field = element.current
    if (field && !isComposing.current && field.value !== value) field.value = value
  })
  useEffect(() => {
    if (focus) element.current?.focus()
  }, [focus])

  const tell = (answer: Answer | undefined) => (event: SyntheticEvent<E>) =>
    answer?.({ detail: { value: event.currentTarget.value } })
  return {
    confirm: tell(onConfirm),
    field: {
      ...attributes({ ...rest, ...nativeProps }, styles.field),
      ref: element,
      maxLength: maxlength < 0 ? undefined : maxlength,
      onInput: (event: SyntheticEvent<E>) => {
        if (!isComposing.current) tell(onInput)(event)
      },
      onCompositionStart: () => {
        isComposing.current = true
      },
      onCompositionEnd: (event: SyntheticEvent<E>) => {
        isComposing.current = false
        tell(onInput)(event)
      },
      onFocus: (event: SyntheticEvent<E>) => {
        void followKeyboard()
        tell(onFocus)(event)
      },
      onBlur: tell(onBlur),
    },
  }
}

/** The browser's names for the mini-program's keyboards. */
const types: Record<string, string> = { number: 'number', digit: 'number', idcard: 'text', nickname: 'text' }

interface InputProps extends FieldProps {
  type?: string
  password?: boolean
}

export function Input({ type = 'text', password = false, ...props }: InputProps) {
  const { field, confirm } = useField<HTMLInputElement>(props)
  return (
    <input
      type={password ? 'password' : (types[type] ?? type)}
      {...field}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) confirm(event)
      }}
    />
  )
}

export function Textarea(props: FieldProps) {
  return <textarea {...useField<HTMLTextAreaElement>(props).field} />
}
