import { View } from '@tarojs/components'

import { Cover } from '@/components/Cover'

import styles from './behind.module.scss'
import { texts } from './texts'

/** The product that the learner wanted when the login came up. */
export function BehindCard({ title, thumb }: { title: string; thumb: string }) {
  return (
    <View className={styles.card}>
      {thumb !== '' && <Cover src={thumb} width={72} isLazy={false} />}
      <View className={styles.title}>{texts.behind(title)}</View>
    </View>
  )
}
