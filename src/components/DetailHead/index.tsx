import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { Cover } from '../Cover'
import { FoldedText } from '../FoldedText'
import { Pressable } from '../Pressable'
import styles from './index.module.scss'

interface DetailHeadProps {
  title: string
  thumb: string
  /** Lines under the title. Empty ones are left out. */
  stats: readonly (string | false | null | undefined)[]
  /** '' = none. */
  summary?: string
  /** Lies on the cover. */
  badge?: ReactNode
  /** Makes the cover a button. */
  enter?: { label: string; onClick: () => void }
}

/** The head of a page about one thing: cover beside title and stats, then the summary. */
export function DetailHead({ title, thumb, stats, summary = '', badge, enter }: DetailHeadProps) {
  const cover = (
    <Cover src={thumb} isLazy={false}>
      {badge}
    </Cover>
  )
  return (
    <View>
      <View className={styles.head}>
        {enter ? (
          <Pressable className={styles.cover} role='link' {...enter}>
            {cover}
          </Pressable>
        ) : (
          <View className={styles.cover}>{cover}</View>
        )}
        <View className={styles.words}>
          <View className={styles.title} role='heading' aria-level='2'>
            <FoldedText text={title} />
          </View>
          <View className={styles.stats}>{stats.map((stat) => stat && <View key={stat}>{stat}</View>)}</View>
        </View>
      </View>
      {summary !== '' && (
        <View className={styles.summary}>
          <FoldedText text={summary} />
        </View>
      )}
    </View>
  )
}
