import { View } from '@tarojs/components'

import styles from './index.module.scss'

/** A small turning ring in the colour of the text. Decoration: what waits says so in words. */
export function Spinner() {
  return <View className={styles.spinner} aria-hidden />
}
