import type { InfiniteData, QueryKey, UseInfiniteQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { SmallRowsSkeleton } from '@/components/SmallRowsSkeleton'
import { ChinaTime } from '@/features/shared/chinaTime'
import { PagedList, useFreshOnShow, usePagedQuery } from '@/features/shared/list'
import { definePage } from '@/features/shared/page'
import { saleHint } from '@/features/shared/promotion/saleHint'
import type { Page } from '@/lib/decode'
import { navigateTo } from '@/routes/navigate'

interface SaleOrders<T> {
  query: () => UseInfiniteQueryOptions<Page<T>, Error, InfiniteData<Page<T>>, QueryKey, number>
  card: (order: T) => ReactNode
  texts: { failed: string; empty: { title: string; hint: string } }
  /** The list of activities, linked from an empty page where the platform lets anybody buy. */
  sales: { name: 'flashSales' | 'groupBuys'; label: string }
}

/** The default export of the page with my orders in a promotion. */
export function defineSaleOrdersPage<T extends { id: number }>(
  name: 'flashSaleOrders' | 'groupBuyOrders',
  { query, card, texts, sales }: SaleOrders<T>,
) {
  const empty = { ...texts.empty, action: { label: sales.label, onClick: () => navigateTo(sales.name, {}) } }

  return definePage(name, function SaleOrdersPage() {
    const orders = usePagedQuery(query())
    // Orders may have been paid, lost, completed or refunded meanwhile.
    useFreshOnShow(query().queryKey)
    return (
      <>
        <ChinaTime />
        <PagedList
          query={orders}
          keyOf={({ id }) => id}
          renderItem={card}
          empty={saleHint(empty)}
          failedTitle={texts.failed}
          skeleton={<SmallRowsSkeleton />}
          isGrid
        />
      </>
    )
  })
}
