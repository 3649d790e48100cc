import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'

import type { CodeContents, CodeItem } from '@/api/redemption'
import { SectionHeader } from '@/components/SectionHeader'
import { MediaRowsSkeleton } from '@/components/Skeleton'
import { StateView } from '@/components/StateView'
import { QueryView } from '@/features/shared/page'
import { redemptionQueries } from '@/queries/redemption'
import { navigateTo, replaceWith } from '@/routes/navigate'

import styles from './redemption.module.scss'
import { itemKey, ItemRow } from './ItemRow'
import { texts } from './texts'

const again = { label: texts.success.again, onClick: () => replaceWith('codeExchanger') }
const learn = { label: texts.success.learn, onClick: () => navigateTo('study') }

/** What the last code has unlocked, and which of it was owned before. */
export function Success() {
  const latest = useQuery(redemptionQueries.latest())
  return (
    <QueryView query={latest} skeleton={<MediaRowsSkeleton />} title={texts.recordList.failed}>
      {(contents) =>
        contents ? (
          <Brought contents={contents} />
        ) : (
          <StateView kind='empty' title={texts.recordList.empty.title} action={again} />
        )
      }
    </QueryView>
  )
}

function Brought({ contents: { name, items } }: { contents: CodeContents }) {
  return (
    <View className={styles.page}>
      <View className={styles.card}>
        <StateView
          kind='done'
          title={texts.done}
          hint={name && texts.success.hint(name)}
          action={learn}
          secondary={again}
        />
      </View>
      <Items title={texts.success.gained} items={items.filter(({ isOwned }) => !isOwned)} />
      <Items title={texts.success.owned} items={items.filter(({ isOwned }) => isOwned)} />
    </View>
  )
}

function Items({ title, items }: { title: string; items: CodeItem[] }) {
  if (items.length === 0) return null
  return (
    <View className={styles.card}>
      <SectionHeader title={title} />
      {items.map((item) => (
        <ItemRow key={itemKey(item)} item={item} isLink />
      ))}
    </View>
  )
}
