import { Input, type InputProps, Text, View } from '@tarojs/components'
import { type ReactNode, useEffect, useId, useMemo, useReducer, useRef, useState } from 'react'

import { cx } from '../cx'
import { FieldError } from '../FieldError'
import { IconButton } from '../IconButton'
import { texts } from '../texts'
import { useTyped } from '../useTyped'
import styles from './index.module.scss'

export interface TextFieldProps {
  /** Read aloud; also the placeholder, unless there is another. */
  label: string
  value: string
  onInput: (value: string) => void
  placeholder?: string
  /** Text before the field: +86. */
  lead?: string
  /** After the field: a captcha's picture, 获取验证码. */
  suffix?: ReactNode
  /** The keyboard. `digits` removes everything around the digits of a pasted number. */
  type?: keyof typeof keyboards
  /** Dots instead of letters, with an eye to show them. */
  isPassword?: boolean
  maxLength?: number
  /** What is wrong, and what to do. The typed text stays. */
  error?: string
  /** What a browser may fill in: tel, one-time-code, current-password. */
  autoComplete?: string
  isDisabled?: boolean
  onBlur?: () => void
  /** Runs on the keyboard's return key. */
  onConfirm?: () => void
  /** Mini-program alone: WeChat has judged a nickname. It empties the field of a bad one. */
  onReview?: (isGood: boolean) => void
  id?: string
}

/** Full-width characters of a Chinese keyboard as plain ones. */
const halfWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)).replace(/。/g, '.')

/** Removes what people and phones put around a number: `tel:`, +86, spaces, brackets, direction marks. */
const bareFigures = (text: string): string =>
  text
    .replace(/[\s()\p{Cf}-]/gu, '')
    .replace(/^tel:/i, '')
    .replace(/^\+86/, '')

/** The tap that takes the focus away must end first: an error that moves the page would make it miss. */
const tapMs = 200

interface Keyboard {
  type: InputProps['type']
  /** H5: `type=number` would drop leading zeros, so this is a text with a number pad. */
  native: { type?: 'text'; inputmode?: 'numeric' | 'decimal' | 'email' }
}

const keyboards = {
  text: { type: 'text', native: {} },
  digits: { type: 'number', native: { type: 'text', inputmode: 'numeric' } },
  amount: { type: 'digit', native: { type: 'text', inputmode: 'decimal' } },
  idCard: { type: 'idcard', native: { type: 'text' } },
  email: { type: 'text', native: { type: 'text', inputmode: 'email' } },
  nickname: { type: 'nickname', native: { type: 'text' } },
} satisfies Record<string, Keyboard>

/** Runs it after the next drawing: the return key may have brought the field's last word, which it must know. */
function useLater(run: (() => void) | undefined): () => void {
  const latest = useRef(run)
  latest.current = run
  const [count, ask] = useReducer((former: number) => former + 1, 0)
  useEffect(() => {
    if (count > 0) latest.current?.()
  }, [count])
  return ask
}

/** One line of text. Our own on Taro's Input, because taro-ui's cannot connect the error with the field. */
export function TextField(props: TextFieldProps) {
  const { label, value, onInput, placeholder = label, lead, suffix, error, id } = props
  const { type = 'text', isPassword = false, isDisabled = false, maxLength = 140 } = props
  const { autoComplete = 'off', onBlur, onConfirm, onReview } = props
  const [isFocused, setFocused] = useState(false)
  const [isShown, setShown] = useState(false)
  const errorId = useId()
  const describedBy = error ? errorId : undefined
  const keyboard: Keyboard = keyboards[type]
  const nativeProps = useMemo(
    () => ({
      ...(isPassword ? {} : keyboard.native),
      'aria-invalid': error ? 'true' : 'false',
      'aria-describedby': describedBy,
      autocomplete: autoComplete,
      autocapitalize: 'off',
    }),
    [isPassword, keyboard, error, describedBy, autoComplete],
  )
  const isNumber = ['digits', 'amount', 'idCard'].includes(type)
  const take = (text: string) => {
    const plain = isNumber ? halfWidth(text) : text
    onInput(type === 'digits' ? bareFigures(plain) : plain)
  }
  const typed = useTyped(value, take)
  const confirm = useLater(onConfirm)
  return (
    <View>
      <View className={cx(styles.field, isFocused && styles.focused, error && styles.wrong)}>
        {lead && <Text className={styles.lead}>{lead}</Text>}
        <Input
          {...(id ? { id } : {})}
          className={styles.input}
          value={value}
          type={isPassword ? 'text' : keyboard.type}
          password={isPassword && !isShown}
          placeholder={placeholder}
          placeholderClass={styles.placeholder}
          aria-label={label}
          maxlength={maxLength}
          disabled={isDisabled}
          // Above WeChat's keyboard there is room for what is wrong and for the button.
          cursorSpacing={96}
          nativeProps={nativeProps}
          {...(onReview && { onNickNameReview: ({ detail }) => onReview(detail.pass || detail.timeout) })}
          onInput={typed.onInput}
          onFocus={(event) => {
            typed.onFocus(event)
            setFocused(true)
          }}
          onBlur={(event) => {
            typed.onLeave(event)
            setFocused(false)
            if (onBlur) setTimeout(onBlur, tapMs)
          }}
          onConfirm={(event) => {
            typed.onLeave(event)
            confirm()
          }}
        />
        {value !== '' && !isDisabled && (
          <View className={styles.icon}>
            <IconButton icon='close' size={16} label={`${texts.clear}${label}`} onClick={() => onInput('')} />
          </View>
        )}
        {isPassword && (
          <View className={styles.icon}>
            <IconButton
              icon={isShown ? 'eye' : 'eyeOff'}
              size={20}
              label={isShown ? texts.hidePassword : texts.showPassword}
              onClick={() => setShown(!isShown)}
            />
          </View>
        )}
        {suffix}
      </View>
      {error && <FieldError id={errorId} text={error} />}
    </View>
  )
}
