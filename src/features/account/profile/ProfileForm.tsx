import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { Button } from '@/components/Button'
import { FieldError } from '@/components/FieldError'

import styles from './form.module.scss'
import { goBackOrReplace } from '@/routes/navigate'

interface ProfileFormProps {
  hint: string
  /** The fields. */
  children: ReactNode
  error: string | undefined
  submitLabel: string
  isSubmitting: boolean
  onSubmit: () => void
}

/** The frame of every form of the account: what it is about, the fields, one button. */
export function ProfileForm(props: ProfileFormProps) {
  const { hint, children, error, submitLabel, isSubmitting, onSubmit } = props
  return (
    <View className={styles.form}>
      <View className={styles.hint}>{hint}</View>
      {children}
      <View className={styles.action}>
        {error && <FieldError text={error} />}
        <Button size='l' isBlock isLoading={isSubmitting} onClick={onSubmit}>
          {submitLabel}
        </Button>
      </View>
    </View>
  )
}

/** Where every form of the account ends, also when it was opened by its address. */
export const toProfile = (): void => goBackOrReplace({ name: 'profile', params: {} })
