import { View } from '@tarojs/components'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { Banner } from '@/components/Banner'
import { Chips } from '@/components/Chips'
import { ListRow } from '@/components/ListRow'
import { offlineArticles } from '@/stores/offlineArticles'
import { StudyList } from '@/features/shared/product/StudyList'
import type { GoodsKind, StudyTab } from '@/goods/define'
import { studyQueries } from '@/queries/study'
import { navigateTo } from '@/routes/navigate'
import { useOnline } from '@/stores/connection'

import { texts } from './texts'

interface KindListsProps {
  tab: StudyTab
  /** The kinds that share the tab. */
  kinds: readonly GoodsKind[]
}

/** The lists of one tab; one of them is open. */
export function KindLists({ tab, kinds }: KindListsProps) {
  const client = useQueryClient()
  const isOnline = useOnline()
  const lists = kinds.flatMap((kind) => (kind.study?.lists ?? []).map((list) => ({ kind, list })))
  const [index, setIndex] = useState(0)
  const shown = lists[index]
  if (!shown) return null
  const { kind, list } = shown
  const isMissing = !isOnline && client.getQueryData(studyQueries.key(kind.type, list.key)) === undefined
  if (isMissing && kind.study?.hasOfflineArticles && offlineArticles().length > 0) return <OfflineArticles />
  return (
    <View>
      {lists.length > 1 && (
        <Chips
          label={tab.listLabel}
          items={lists.map((item, key) => ({ key, label: item.list.label }))}
          value={index}
          onChange={setIndex}
          variant='text'
        />
      )}
      <StudyList key={kind.type} kind={kind} list={list} />
    </View>
  )
}

/** Articles that can be read without a network. */
function OfflineArticles() {
  return (
    <View>
      <Banner icon='book'>{texts.offlineArticles}</Banner>
      {offlineArticles().map(({ id, title, bookName }) => (
        <ListRow key={id} label={title} hint={bookName} onClick={() => navigateTo('bookRead', { id })} />
      ))}
    </View>
  )
}
