import { Text, View } from '@tarojs/components'

import { Icon } from '../Icon'
import styles from './index.module.scss'

interface FieldErrorProps {
  /** What is wrong, and what to do. */
  text: string
  /** For `aria-describedby` of the field. */
  id?: string
}

/** An error under its field: a mark and words, never colour alone. */
export function FieldError({ text, id }: FieldErrorProps) {
  return (
    <View className={styles.error} role='alert' {...(id ? { id } : {})}>
      <Icon name='close' size={16} />
      <Text>{text}</Text>
    </View>
  )
}
