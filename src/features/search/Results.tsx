import { Text, View } from '@tarojs/components'
import type { InfiniteData } from '@tanstack/react-query'

import type { SearchResult } from '@/api/search'
import { Cover } from '@/components/Cover'
import { MarkedText } from '@/components/MarkedText'
import { Pressable } from '@/components/Pressable'
import { SmallRowsSkeleton } from '@/components/SmallRowsSkeleton'
import { type StateAction, StateView } from '@/components/StateView'
import { TextLink } from '@/components/TextLink'
import { linkTo } from '@/features/shared/link'
import { PagedList, usePagedQuery } from '@/features/shared/list'
import { useLookFurther } from '@/features/shared/list/useLookFurther'
import { ListPrice } from '@/features/shared/product/ListPrice'
import { type GoodsKind, kindByName } from '@/goods/kinds'
import { isRefusedWith } from '@/http/apiError'
import type { Page } from '@/lib/decode'
import { wordsOf } from '@/lib/findWords'
import { payAdapter } from '@/platform/pay'
import { searchQueries } from '@/queries/search'
import { navigateTo } from '@/routes/navigate'
import { useKnowsSwitches, useSwitches } from '@/stores/appConfig'

import styles from './search.module.scss'
import { texts } from './texts'

const hasPrice = ({ isUnpricedInSearch, isShutWithoutPrice }: GoodsKind, { priceCents }: SearchResult) =>
  payAdapter.canSell && !isUnpricedInSearch && !(isShutWithoutPrice && priceCents === 0)

interface ResultsProps {
  keywords: string
  type: string
  onOpen: () => void
}

/** Without what this app has no page for, and what is switched off: an index may be older than that. */
function useOpenable() {
  const isOn = useSwitches()
  const isKnown = useKnowsSwitches()
  const isOpenable = ({ type }: SearchResult) => {
    const kind = kindByName('search', type)
    return kind !== undefined && (!kind.switch || !isKnown || isOn(kind.switch))
  }
  return <P extends Page<SearchResult>>({ pages, ...rest }: InfiniteData<P>): InfiniteData<P> => ({
    ...rest,
    pages: pages.map((page) => {
      const items = page.items.filter(isOpenable)
      return { ...page, items, unreadable: (page.unreadable ?? 0) + page.items.length - items.length }
    }),
  })
}

export function Results({ keywords, type, onOpen }: ResultsProps) {
  const whole = usePagedQuery({ ...searchQueries.results({ keywords, type }), select: useOpenable() })
  const { query, isResting, lookFurther } = useLookFurther(whole, `${type} ${keywords}`)
  const action = { label: texts.toList, onClick: () => navigateTo('vodIndex') }
  // A retry would not help.
  if (isRefusedWith(query.error, 'noSearchEngine'))
    return <StateView kind='empty' {...texts.noEngine} action={action} />
  const { pages = [] } = query.data ?? {}
  const { isCut = false, items = [] } = pages[pages.length - 1] ?? {}
  const hasNone = pages.length > 0 && pages.every((page) => page.items.length === 0)
  const lookOn = { label: texts.lookOn, onClick: lookFurther }
  const cutNote = isCut && <EndNote text={texts.cut(items.length)} action={action} />
  return (
    <>
      {hasNone && query.hasNextPage && !query.isFetchNextPageError && <SmallRowsSkeleton />}
      <PagedList
        query={query}
        keyOf={(result) => `${result.type}-${result.id}`}
        renderItem={(result) => <Row result={result} keywords={keywords} onOpen={onOpen} />}
        empty={isResting ? { ...texts.noneYet(keywords), action: lookOn } : { ...texts.empty(keywords), action }}
        failedTitle={texts.failed}
        skeleton={<SmallRowsSkeleton />}
        // Without a search engine the server sends only a handful of results, so there may be more.
        endNote={isResting ? <EndNote text={texts.moreLater} action={lookOn} /> : cutNote}
      />
    </>
  )
}

function EndNote({ text, action }: { text: string; action: StateAction }) {
  return (
    <View className={styles.cut} role='status'>
      <Text>{text}</Text>
      <TextLink onClick={action.onClick}>{action.label}</TextLink>
    </View>
  )
}

interface RowProps {
  result: SearchResult
  keywords: string
  onOpen: () => void
}

function Row({ result, keywords, onOpen }: RowProps) {
  const kind = kindByName('search', result.type)
  if (!kind) return null
  const page = kind.detailLocation(result.id)
  const link = linkTo(page, {
    title: result.title,
    thumb: result.thumb,
    priceCents: hasPrice(kind, result) ? result.priceCents : undefined,
  })
  const words = wordsOf(keywords)
  const openResult = () => {
    onOpen()
    link.onClick()
  }
  return (
    <Pressable className={styles.row} role='link' {...link} onClick={openResult}>
      <Cover src={result.thumb} emblem={kind.icon} width={96} ratio={kind.coverRatio} />
      <View className={styles.rowWords}>
        <Text className={styles.title}>
          <MarkedText text={result.title} words={words} />
        </Text>
        <Text className={styles.excerpt}>
          <MarkedText text={result.excerpt || result.summary} words={words} />
        </Text>
        {hasPrice(kind, result) && (
          <View>
            <ListPrice priceCents={result.priceCents} size='s' isVipFree={false} of={page} />
          </View>
        )}
      </View>
    </Pressable>
  )
}
