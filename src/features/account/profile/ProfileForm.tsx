import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { Button } from '@/components/Button'
import { FieldError } from '@/components/FieldError'
import { refreshMember } from '@/features/shared/session'
import { goBackOrReplace } from '@/routes/navigate'

import styles from './form.module.scss'

interface ProfileFormProps {
  hint: string
  /** Text fields. */
  children: ReactNode
  error: string | undefined
  submitLabel: string
  isSubmitting: boolean
  onSubmit: () => void
}

/** The frame of every account form: a hint, the fields, one button. */
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

/** Every account form ends here, even when it was opened by its address. */
export const toProfile = (): void => goBackOrReplace({ name: 'profile', params: {} })

/** After a change. The page joins this reading; one that was under way before may show the former state. */
export function toChangedProfile(): void {
  refreshMember().catch(() => undefined)
  toProfile()
}
