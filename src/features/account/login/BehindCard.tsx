import { View } from '@tarojs/components'

import { Cover } from '@/components/Cover'

import styles from './behind.module.scss'
import { texts } from './texts'
import { useBehind } from './useBehind'

/** The product that the learner wanted when the login came up, if this device has seen it. */
export function BehindCard({ redirect }: { redirect: string }) {
  const behind = useBehind(redirect)
  if (!behind) return null
  const { title, thumb } = behind
  return (
    <View className={styles.card}>
      {thumb !== '' && <Cover src={thumb} width={72} isLazy={false} />}
      <View className={styles.title}>{texts.behind(title)}</View>
    </View>
  )
}
