import { View } from '@tarojs/components'

import type { CodeContents } from '@/api/redemption'
import { Button } from '@/components/Button'
import { formatDateTime } from '@/lib/time'

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
export function Contents({ contents: { name, items, endsAt }, onConfirm, onCancel }: ContentsProps) {
  // Of nothing, too: a code that opens nothing now is not used up for it.
  const isNothingNew = items.every(({ isOwned }) => isOwned)
  const title = items.length > 0 ? texts.title : redemptionTexts.recordList.nothing
  return (
    <View className={styles.card} role='region' aria-label={title}>
      <View className={styles.head}>
        <View className={styles.title} role='heading' aria-level='2'>
          {title}
        </View>
        {name && <View className={styles.caption}>{name}</View>}
        {endsAt && <View className={styles.caption}>{texts.endsAt(formatDateTime(endsAt))}</View>}
      </View>
      {items.map((item) => (
        <ItemRow key={itemKey(item)} item={item} state={item.isOwned ? texts.owned : texts.missing} />
      ))}
      <View className={styles.choices}>
        {isNothingNew && <View className={styles.caption}>{items.length > 0 ? texts.allOwned : texts.nothing}</View>}
        <Button size='l' isBlock isDisabled={isNothingNew} onClick={onConfirm}>
          {texts.confirm}
        </Button>
        <Button kind='line' size='l' isBlock onClick={onCancel}>
          {texts.cancel}
        </Button>
      </View>
    </View>
  )
}
