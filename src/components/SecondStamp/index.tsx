import { Text } from '@tarojs/components'

import { formatDuration } from '@/lib/time'

import styles from './index.module.scss'

/** A second of a video, on a tinted ground. */
export function SecondStamp({ sec }: { sec: number }) {
  return <Text className={styles.stamp}>{formatDuration(sec)}</Text>
}
