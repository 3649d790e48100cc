import {
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseQueryOptions,
} from '@tanstack/react-query'
import type { ReactNode } from 'react'

import type { Promoted } from '@/api/promoted'
import { ChinaTime } from '@/features/shared/chinaTime'
import { PagedList, useFreshOnShow, usePagedQuery } from '@/features/shared/list'
import { definePage } from '@/features/shared/page'
import { useSharedPage } from '@/features/shared/share/useSharedPage'
import type { Page } from '@/lib/decode'
import { navigateTo } from '@/routes/navigate'

import { ForwardToGoods } from './ForwardToGoods'
import { texts as promotionsTexts } from './texts'

interface Sales<T, D, K extends QueryKey> {
  query: () => UseInfiniteQueryOptions<Page<T>, Error, InfiniteData<Page<T>>, QueryKey, number>
  /** One activity with its goods. */
  detail: (id: number) => UseQueryOptions<D, Error, D, K>
  card: (sale: T) => ReactNode
  texts: { title: string; failed: string; empty: { title: string; hint: string } }
}

/**
 * The default export of a promotion's page: all its activities. With an id, from a shared link, it leads to the goods
 * of that one.
 */
export function defineSalesPage<
  T extends { id: number },
  D extends { sale: { goods: Promoted } | null },
  K extends QueryKey,
>(name: 'flashSales' | 'groupBuys', { query, detail, card, texts }: Sales<T, D, K>) {
  const action = { label: promotionsTexts.toCourses, onClick: () => navigateTo('vodIndex') }

  function SalesList() {
    const sales = usePagedQuery(query())
    // They begin, end and sell out meanwhile.
    useFreshOnShow(query().queryKey)
    useSharedPage({ name, params: {}, title: texts.title })
    return (
      <>
        <ChinaTime />
        <PagedList
          query={sales}
          keyOf={({ id }) => id}
          renderItem={card}
          empty={{ ...texts.empty, action }}
          failedTitle={texts.failed}
          isGrid
        />
      </>
    )
  }

  return definePage(name, function SalesPage({ params: { id } }) {
    if (id === undefined) return <SalesList />
    return <ForwardToGoods query={detail(id)} failed={texts.failed} others={{ name, params: {} }} />
  })
}
