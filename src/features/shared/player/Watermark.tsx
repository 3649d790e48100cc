import { Text, View } from '@tarojs/components'

import type { WatermarkText } from './types'
import styles from './Watermark.module.scss'

/** Moving text that names the viewer. Screen readers and touches ignore it. */
export function Watermark({ text, sizePx, color, opacity }: WatermarkText) {
  return (
    <View className={styles.picture} aria-hidden>
      <View className={styles.across}>
        <View className={styles.down}>
          <Text className={styles.text} style={{ color, opacity, fontSize: `${sizePx}px` }}>
            {text}
          </Text>
        </View>
      </View>
    </View>
  )
}
