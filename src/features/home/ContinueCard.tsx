import { Text, View } from '@tarojs/components'
import { useEffect } from 'react'

import { Cover } from '@/components/Cover'
import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { ProgressBar } from '@/components/ProgressBar'
import { prefetchLastLearned, useLastLearned } from '@/features/shared/lastLearned/useLastLearned'
import { linkTo } from '@/features/shared/link'
import { watchOwned } from '@/features/shared/owned/watch'
import { queryClient } from '@/queries/client'
import { useSession } from '@/stores/session'

import styles from './continueCard.module.scss'
import { texts } from './texts'

/** Loads the data before the card is drawn, so that the card does not push down what is being read. */
export const prefetch = (): Promise<void> => prefetchLastLearned(queryClient)

/**
 * The last learned thing, by the same rule as on the Study page, one press from its position. Draws nothing for
 * visitors and beginners.
 */
export default function ContinueCard() {
  const isLogin = useSession((session) => session.isLogin)
  const last = useLastLearned()
  useEffect(watchOwned, [])
  if (!isLogin || !last) return null
  const { title, thumb, coverRatio, progress, lesson, place = lesson, location, goOn } = last
  const way = location ? linkTo(location) : { onClick: goOn }
  return (
    <Pressable className={styles.card} role='link' {...way}>
      <Cover src={thumb} ratio={coverRatio} width={coverRatio === '3:4' ? 56 : 72} />
      <View className={styles.text}>
        <Text className={styles.title}>{title}</Text>
        <Text className={styles.place}>{place ? `${texts.goOn} · ${place}` : texts.goOn}</Text>
        {progress && <ProgressBar {...progress} />}
      </View>
      <View className={styles.play}>
        <Icon name='play' size={24} />
      </View>
    </Pressable>
  )
}
