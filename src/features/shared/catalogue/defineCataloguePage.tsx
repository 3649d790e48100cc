import { View } from '@tarojs/components'
import {
  type InfiniteData,
  type QueryKey,
  skipToken,
  useQuery,
  type UseInfiniteQueryOptions,
  type UseQueryOptions,
} from '@tanstack/react-query'
import type { ReactNode } from 'react'

import type { Category } from '@/api/category'
import { PagedList, useFreshOnShow, usePagedQuery } from '@/features/shared/list'
import { FilterBar } from '@/features/shared/list/FilterBar'
import { useLastKnown } from '@/features/shared/list/useLastKnown'
import { definePage } from '@/features/shared/page'
import type { Page } from '@/lib/decode'
import { queryClient } from '@/queries/client'
import { type RouteName, type RouteParams, routeSpec } from '@/routes/registry'
import { isOn } from '@/stores/appConfig'

import type { CatalogueAddress, Choice } from './address'

interface Row {
  id: number
}

type RowsWithCategories<T> = Page<T> & { categories?: Category[] }

interface Emptiness {
  title: string
  hint: string
}

type CategoriesQuery = UseQueryOptions<Category[], Error, Category[], string[]>

interface CatalogueTexts {
  failed: string
  none: Emptiness
  /** The chosen part is empty; `showAll` leads back to everything. */
  noneOfKind: Emptiness
  showAll: string
  total?: (count: number) => string
}

interface Catalogue<N extends RouteName, T extends Row, Order extends string, P, K extends QueryKey> {
  address: CatalogueAddress<RouteParams<N>, Order>
  query: (choice: Choice<Order>) => UseInfiniteQueryOptions<P, Error, InfiniteData<P>, K, number>
  /** Absent = they come with the first page. */
  categories?: () => CategoriesQuery
  orders?: readonly { key: Order; label: string }[]
  /** Read aloud, if it is not an order. */
  orderLabel?: string
  /** Without categories there is no bar. */
  hidesEmptyBar?: true
  card: (item: T) => ReactNode
  texts: CatalogueTexts
  skeleton?: ReactNode
  /** What has to be known of all rows. */
  note?: ReactNode
  /** Its rows begin and end, or fill up: an old list is read anew when it is shown. */
  changesByItself?: true
}

const alongWithTheList: CategoriesQuery = { queryKey: ['categoriesAlong'], queryFn: skipToken }

/** The default export of a list of goods: cards by category and order, which the address names. */
export function defineCataloguePage<
  N extends RouteName,
  T extends Row,
  Order extends string,
  P extends RowsWithCategories<T>,
  K extends QueryKey,
>(name: N, catalogue: Catalogue<N, T, Order, P, K>) {
  const { address, query, orders, orderLabel, hidesEmptyBar, card, texts, skeleton, note } = catalogue

  function CataloguePage({
    params,
    setParams,
  }: {
    params: RouteParams<N>
    setParams: (params: RouteParams<N>) => void
  }) {
    const choice = address.read(params)
    const choose = (change: Partial<Choice<Order>>) => setParams(address.write({ ...choice, ...change }))
    const apart = useQuery(catalogue.categories?.() ?? alongWithTheList)
    const list = usePagedQuery(query(choice))
    useFreshOnShow(query(choice).queryKey, catalogue.changesByItself === true)
    const first = list.data?.pages[0]
    const categories = useLastKnown(apart.data ?? first?.categories)
    const isEverything = choice.categoryId === 0 && choice.order === address.firstOrder
    const everything = { categoryId: 0, childId: 0, order: address.firstOrder }
    const showAll = { label: texts.showAll, onClick: () => choose(everything) }
    return (
      <View>
        {!(hidesEmptyBar && categories.length === 0) && (
          <FilterBar
            categories={categories}
            categoryId={choice.childId || choice.categoryId}
            onCategory={(id) => choose(address.choose(id, categories))}
            orders={orders}
            order={choice.order}
            onOrder={(order) => choose({ order })}
            orderLabel={orderLabel}
            summary={first?.total ? texts.total?.(first.total) : undefined}
          />
        )}
        {note}
        <PagedList
          query={list}
          keyOf={({ id }) => id}
          renderItem={card}
          empty={isEverything ? texts.none : { ...texts.noneOfKind, action: showAll }}
          failedTitle={texts.failed}
          skeleton={skeleton}
          isGrid
        />
      </View>
    )
  }

  const { switch: needed } = routeSpec(name)
  return definePage(name, CataloguePage, (params) => {
    // An add-on that is not known to be there is asked for nothing.
    if (needed && !isOn(needed)) return
    if (catalogue.categories) void queryClient.prefetchQuery(catalogue.categories())
    void queryClient.prefetchInfiniteQuery(query(address.read(params)))
  })
}
