import { View } from '@tarojs/components'

import type { CodeContents } from '@/api/redemption'
import { Button } from '@/components/Button'

import styles from './redemption.module.scss'
import { itemKey, ItemRow } from './ItemRow'
import { texts as redemptionTexts } from './texts'

const texts = redemptionTexts.contents

interface ContentsProps {
  contents: CodeContents
  onConfirm: () => void
  onCancel: () => void
}

/** What a code would unlock. Owned things are not unlocked twice. */
export function Contents({ contents: { name, items }, onConfirm, onCancel }: ContentsProps) {
  const isAllOwned = items.length > 0 && items.every(({ isOwned }) => isOwned)
  return (
    <View className={styles.card} role='region' aria-label={texts.title}>
      <View className={styles.head}>
        <View className={styles.title} role='heading' aria-level='2'>
          {texts.title}
        </View>
        {name && <View className={styles.caption}>{name}</View>}
      </View>
      {items.map((item) => (
        <ItemRow key={itemKey(item)} item={item} state={item.isOwned ? texts.owned : texts.missing} />
      ))}
      <View className={styles.choices}>
        {isAllOwned && <View className={styles.caption}>{texts.allOwned}</View>}
        <Button size='l' isBlock isDisabled={isAllOwned} onClick={onConfirm}>
          {texts.confirm}
        </Button>
        <Button kind='line' size='l' isBlock onClick={onCancel}>
          {texts.cancel}
        </Button>
      </View>
    </View>
  )
}
