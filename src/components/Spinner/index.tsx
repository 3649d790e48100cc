import { View } from '@tarojs/components'

import styles from './index.module.scss'

/** In the colour of the text. It is decoration: words beside it say what waits. */
export function Spinner() {
  return <View className={styles.spinner} aria-hidden />
}
