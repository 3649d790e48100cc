import { Text, View } from '@tarojs/components'

import type { SearchResult } from '@/api/search'
import { Cover } from '@/components/Cover'
import type { IconName } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { PriceTag } from '@/components/PriceTag'
import { PagedList, usePagedQuery } from '@/features/shared/catalogue'
import { examPlaces } from '@/features/shared/myExams/places'
import { resourceTarget } from '@/features/shared/resources'
import { highlight } from '@/lib/highlight'
import { payAdapter } from '@/platform/pay'
import { searchQueries } from '@/queries/search'
import { open, openTarget } from '@/routes/navigate'

import styles from './search.module.scss'
import { texts } from './texts'

/** What stands for types that have no picture. */
const emblems: Record<string, IconName> = {
  paper: examPlaces.paper.icon,
  mock_paper: examPlaces.mockPaper.icon,
  practice: examPlaces.practice.icon,
}

/** Types that are sold as they are. */
const priced = ['vod', 'live', 'book', 'topic', 'paper', 'mock_paper', 'practice']

/** A paper without a price may still be shut, opened by a course or an invitation: it is not called free. */
const hasPrice = ({ type, priceCents }: SearchResult) =>
  payAdapter.policy !== 'hidden' && priced.includes(type) && !(type in emblems && priceCents === 0)

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
  const target = resourceTarget(result.type, result.id)
  if (!target) return null
  const openResult = () => {
    onOpen()
    void openTarget(target)
  }
  return (
    <Pressable className={styles.row} role='link' onClick={openResult}>
      <Cover
        src={result.thumb}
        emblem={emblems[result.type]}
        width={96}
        ratio={result.type === 'book' ? '3:4' : '4:3'}
      />
      <View className={styles.rowWords}>
        <Text className={styles.title}>
          <Highlighted text={result.title} keywords={keywords} />
        </Text>
        <Text className={styles.excerpt}>
          <Highlighted text={result.excerpt || result.summary} keywords={keywords} />
        </Text>
        {hasPrice(result) && <PriceTag priceCents={result.priceCents} size='s' />}
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
