import { Input, View } from '@tarojs/components'
import { useMemo, useRef } from 'react'

import { Button } from '@/components/Button'

import styles from './chat.module.scss'
import { texts } from './texts'

interface ChatInputProps {
  value: string
  onInput: (text: string) => void
  isMuted: boolean
  /** Something is there, without blanks around it. */
  onSend: (text: string) => void
}

/** The row in which something is said. What is typed stays while one is muted. */
export function ChatInput({ value, onInput, isMuted, onSend }: ChatInputProps) {
  const nativeProps = useMemo(() => ({ 'aria-label': texts.chat.field, enterkeyhint: 'send' }), [])
  // A second tap comes before the field is drawn empty, and what is said may be drawn before that.
  const unsent = useRef({ value, text: value })
  if (unsent.current.value !== value) unsent.current = { value, text: value }
  const send = () => {
    const text = unsent.current.text.trim()
    if (isMuted || text === '') return
    unsent.current.text = ''
    onInput('')
    onSend(text)
  }
  return (
    <View className={styles.input}>
      <Input
        className={styles.field}
        value={isMuted ? '' : value}
        placeholder={isMuted ? texts.chat.mutedField : texts.chat.field}
        placeholderClass={styles.placeholder}
        disabled={isMuted}
        maxlength={-1}
        cursorSpacing={12}
        confirmType='send'
        confirmHold
        nativeProps={nativeProps}
        onInput={({ detail }) => onInput(detail.value)}
        onConfirm={send}
      />
      <Button isDisabled={isMuted} onClick={send}>
        {texts.chat.send}
      </Button>
    </View>
  )
}
