import { View } from '@tarojs/components'

import type { CodeContents } from '@/api/redemption'
import { Button } from '@/components/Button'

import styles from './redemption.module.scss'
import { itemKey, ItemRow } from './ItemRow'
import { texts } from './texts'

interface ContentsProps {
  contents: CodeContents
  onConfirm: () => void
  onCancel: () => void
}

/** What a code would bring. Nothing is brought twice. */
export function Contents({ contents: { name, items }, onConfirm, onCancel }: ContentsProps) {
  const { contents: words } = texts
  const isAllOwned = items.length > 0 && items.every(({ isOwned }) => isOwned)
  return (
    <View className={styles.card} role='region' aria-label={words.title}>
      <View className={styles.head}>
        <View className={styles.title} role='heading' aria-level='2'>
          {words.title}
        </View>
        {name && <View className={styles.caption}>{name}</View>}
      </View>
      {items.map((item) => (
        <ItemRow key={itemKey(item)} item={item} state={item.isOwned ? words.owned : words.missing} />
      ))}
      <View className={styles.choices}>
        {isAllOwned && <View className={styles.caption}>{words.allOwned}</View>}
        <Button size='l' isBlock isDisabled={isAllOwned} onClick={onConfirm}>
          {words.confirm}
        </Button>
        <Button kind='line' size='l' isBlock onClick={onCancel}>
          {words.cancel}
        </Button>
      </View>
    </View>
  )
}
