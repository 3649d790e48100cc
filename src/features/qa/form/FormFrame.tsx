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
  const { form, isRestored, discard, isSending, error } = writing
  return (
    <View className={styles.form}>
      {isRestored && (
        <View className={styles.restored}>
          <Text>{texts.form.restored}</Text>
          <TextLink tone='brand' role='button' onClick={discard}>
            {texts.form.discard}
          </TextLink>
        </View>
      )}
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
