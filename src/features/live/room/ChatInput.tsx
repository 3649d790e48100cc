import { Input, View } from '@tarojs/components'
import { useRef } from 'react'

import { Button } from '@/components/Button'
import { useTyped } from '@/components/useTyped'

import styles from './chat.module.scss'
import { texts } from './texts'

const nativeProps = { enterkeyhint: 'send' }

interface ChatInputProps {
  value: string
  onInput: (text: string) => void
  isMuted: boolean
  /** Mini-program: what WeChat's keyboard covers. The row stands above it, and the picture stays on screen. */
  keyboardPx: number
  onKeyboard: (px: number) => void
  /** Gets a trimmed text that is not empty. */
  onSend: (text: string) => void
}

/** The row to write in. A typed text survives a mute. */
export function ChatInput({ value, onInput, isMuted, keyboardPx, onKeyboard, onSend }: ChatInputProps) {
  // A second tap may come before the field is drawn empty, so what was sent is noted here at once.
  const unsent = useRef({ value, text: value })
  if (unsent.current.value !== value) unsent.current = { value, text: value }
  const type = (text: string) => {
    unsent.current.text = text
    onInput(text)
  }
  const typed = useTyped(value, type)
  const send = () => {
    const text = unsent.current.text.trim()
    if (isMuted || text === '') return
    type('')
    onSend(text)
  }
  return (
    <View
      className={styles.input}
      // The row has room below it already for what the phone keeps free.
      {...(keyboardPx > 0 && { style: { marginBottom: `calc(${keyboardPx}px - env(safe-area-inset-bottom))` } })}
    >
      <Input
        className={styles.field}
        value={isMuted ? '' : value}
        placeholder={isMuted ? texts.chat.mutedField : texts.chat.field}
        placeholderClass={styles.placeholder}
        aria-label={texts.chat.field}
        disabled={isMuted}
        maxlength={-1}
        adjustPosition={false}
        confirmType='send'
        confirmHold
        nativeProps={nativeProps}
        onInput={typed.onInput}
        onFocus={typed.onFocus}
        onKeyboardHeightChange={({ detail }) => onKeyboard(detail.height)}
        // A muted field is left, too, and shows nothing of what was typed.
        onBlur={(event) => {
          onKeyboard(0)
          if (!isMuted) typed.onLeave(event)
        }}
        onConfirm={(event) => {
          typed.onLeave(event)
          send()
        }}
      />
      <Button isDisabled={isMuted} onClick={send}>
        {texts.chat.send}
      </Button>
    </View>
  )
}
