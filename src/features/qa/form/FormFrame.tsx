import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { Button } from '@/components/Button'
import { FieldError } from '@/components/FieldError'
import { TextLink } from '@/components/TextLink'

import { texts } from '../texts'
import styles from './form.module.scss'
import type { useWriting } from './useWriting'

interface FormFrameProps {
  writing: ReturnType<typeof useWriting>
  submitLabel: string
  /** A required field is empty. */
  isIncomplete: boolean
  /** Fields. */
  children: ReactNode
}

/** The frame of every form here: a restored draft, the fields, one button. */
export function FormFrame({ writing, submitLabel, isIncomplete, children }: FormFrameProps) {
  const { form, restored, discard, isSending, error } = writing
  return (
    <View className={styles.form}>
      {restored && <Notice text={restored} action={{ label: texts.form.discard, onClick: discard }} />}
      {children}
      <View className={styles.action}>
        {error && <FieldError text={error} />}
        <Button
          size='l'
          isBlock
          isLoading={isSending}
          kind={isIncomplete ? 'off' : 'primary'}
          onClick={() => void form.submit()}
        >
          {submitLabel}
        </Button>
      </View>
    </View>
  )
}

interface NoticeProps {
  text: string
  action: { label: string; onClick: () => void }
}

/** Above the fields. */
export function Notice({ text, action }: NoticeProps) {
  return (
    <View className={styles.notice}>
      <Text>{text}</Text>
      <TextLink tone='brand' role='button' onClick={action.onClick}>
        {action.label}
      </TextLink>
    </View>
  )
}
