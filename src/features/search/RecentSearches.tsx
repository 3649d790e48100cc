import { Text, View } from '@tarojs/components'
import { useState } from 'react'

import { Pressable } from '@/components/Pressable'
import { TextLink } from '@/components/TextLink'

import { forgetSearches, recentSearches } from './history'
import styles from './search.module.scss'
import { texts } from './texts'

/** This learner's earlier searches. A press repeats one. */
export function RecentSearches({ onPick }: { onPick: (keywords: string) => void }) {
  const [items, setItems] = useState(recentSearches)
  if (items.length === 0) return null
  const clear = () => {
    forgetSearches()
    setItems([])
  }
  return (
    <View className={styles.recent}>
      <View className={styles.recentHead}>
        <Text className={styles.recentTitle}>{texts.recent}</Text>
        <TextLink onClick={clear}>{texts.clear}</TextLink>
      </View>
      <View className={styles.words}>
        {items.map((item) => (
          <Pressable key={item} className={styles.wordHit} onClick={() => onPick(item)}>
            <Text className={styles.word}>{item}</Text>
          </Pressable>
        ))}
      </View>
    </View>
  )
}
