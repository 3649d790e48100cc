import { View } from '@tarojs/components'

import styles from './index.module.scss'

interface LoginHeadProps {
  title: string
  hint: string
}

/** Above the login forms: the picture, a title and what logging in is good for. */
export function LoginHead({ title, hint }: LoginHeadProps) {
  return (
    <View className={styles.head}>
      <View className={styles.door} aria-hidden />
      <View className={styles.words}>
        <View className={styles.title} role='heading' aria-level='2'>
          {title}
        </View>
        <View className={styles.hint}>{hint}</View>
      </View>
    </View>
  )
}
