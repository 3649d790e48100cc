import { Text, View } from '@tarojs/components'

import type { SearchResult } from '@/api/search'
import { Cover } from '@/components/Cover'
import { Pressable } from '@/components/Pressable'
import { PriceTag } from '@/components/PriceTag'
import { PagedList, usePagedQuery } from '@/features/shared/catalogue'
import { highlight } from '@/lib/highlight'
import { payAdapter } from '@/platform/pay'
import { searchQueries } from '@/queries/search'
import { open, openTarget } from '@/routes/navigate'
import type { Target } from '@/routes/codec'

import styles from './search.module.scss'
import { texts } from './texts'

/** Page of each type that this app can open; other results are not shown. */
const pages: Record<string, (id: number) => Target> = {
  vod: (id) => ({ name: 'courseShow', params: { id } }),
  video: (id) => ({ name: 'courseVideo', params: { id } }),
  book: (id) => ({ name: 'bookShow', params: { id } }),
  topic: (id) => ({ name: 'topicShow', params: { id } }),
}

/** Types that are sold as they are. */
const priced = ['vod', 'book', 'topic']

interface ResultsProps {
  keywords: string
  type: string
  onOpen: () => void
}

export function Results({ keywords, type, onOpen }: ResultsProps) {
  const query = usePagedQuery(searchQueries.results({ keywords, type }))
  return (
    <PagedList
      query={query}
      keyOf={(result) => `${result.type}-${result.id}`}
      renderItem={(result) => <Row result={result} keywords={keywords} onOpen={onOpen} />}
      empty={{ ...texts.empty(keywords), action: { label: texts.toList, onClick: () => open('vodIndex') } }}
      failedTitle={texts.failed}
    />
  )
}

interface RowProps {
  result: SearchResult
  keywords: string
  onOpen: () => void
}

function Row({ result, keywords, onOpen }: RowProps) {
  const page = pages[result.type]
  if (!page) return null
  const openResult = () => {
    onOpen()
    openTarget(page(result.id))
  }
  return (
    <Pressable className={styles.row} role='link' onClick={openResult}>
      <Cover src={result.thumb} width={96} ratio={result.type === 'book' ? '3:4' : '4:3'} />
      <View className={styles.rowWords}>
        <Text className={styles.title}>
          <Highlighted text={result.title} keywords={keywords} />
        </Text>
        <Text className={styles.excerpt}>
          <Highlighted text={result.excerpt || result.summary} keywords={keywords} />
        </Text>
        {payAdapter.policy !== 'hidden' && priced.includes(result.type) && <PriceTag priceCents={result.priceCents} size='s' />}
      </View>
    </Pressable>
  )
}

function Highlighted({ text, keywords }: { text: string; keywords: string }) {
  return (
    <>
      {highlight(text, keywords).map((part, index) => (
        <Text key={index} className={part.isHit ? styles.hit : undefined}>
          {part.text}
        </Text>
      ))}
    </>
  )
}
