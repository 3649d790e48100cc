import { Text, View } from '@tarojs/components'

import styles from './onAirTag.module.scss'
import { texts } from './texts'

/** 直播中, with moving bars. */
export function OnAirTag() {
  return (
    <View className={styles.tag}>
      <View className={styles.bars} aria-hidden>
        <View className={styles.bar} />
        <View className={styles.bar} />
        <View className={styles.bar} />
      </View>
      <Text>{texts.lesson.onAir}</Text>
    </View>
  )
}
