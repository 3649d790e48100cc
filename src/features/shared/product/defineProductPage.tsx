import { type QueryKey, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query'
import { useDidHide, useDidShow } from '@tarojs/taro'
import { type ReactNode, useRef } from 'react'

import { DetailSkeleton } from '@/components/Skeleton'
import { definePage, type PageProps, QueryView } from '@/features/shared/page'
import { useSharedPage } from '@/features/shared/share/useSharedPage'
import type { GoodsKind } from '@/goods/define'
import { isDeleted } from '@/http/apiError'
import { prefetchFreshMs, queryClient } from '@/queries/client'
import { type Preview, previewQueries } from '@/queries/preview'
import { type RouteName, type RouteParams, routeSpec } from '@/routes/registry'
import type { ShareInfo } from '@/stores/share'

import { DetailPreview } from './DetailPreview'
import { useHistoryRecord } from './useHistoryRecord'

/** Routes with an `id`. */
type ProductRoute = { [N in RouteName]: RouteParams<N> extends { id: number } ? N : never }[RouteName]

/** Arguments of `draw`. */
interface Product<T, N extends ProductRoute> extends PageProps<N> {
  detail: T
  /** For a share button; `undefined` = this kind has none. */
  share: ShareInfo | undefined
}

type DetailQuery<T, K extends QueryKey> = UseQueryOptions<T, Error, T, K>

interface ProductPage<T, K extends QueryKey, N extends ProductRoute> {
  query: (id: number) => DetailQuery<T, K>
  /** Title of a failure. */
  failed: string
  skeleton?: ReactNode
  /** Drawn from what the link knew; null = the skeleton. */
  preview?: ((preview: Preview) => ReactNode) | null
  draw: (product: Product<T, N>) => ReactNode
}

/** Loads the thing, makes it shareable, notes that it was seen, and reads it anew when the page is shown again. */
function useProduct<T, K extends QueryKey>(kind: GoodsKind, id: number, query: DetailQuery<T, K>) {
  const loaded = useQuery(query)
  // Taken down while the page was open: what it showed is not for sale any more.
  const detail = isDeleted(loaded.error) ? { ...loaded, data: undefined } : loaded
  const location = kind.detailLocation(id)
  const item = detail.data === undefined ? undefined : kind.sale(id).select(detail.data)
  const card = useSharedPage(
    item && {
      ...(kind.shareLocation?.(id) ?? location),
      title: item.title,
      desc: item.summary || item.meta,
      thumb: item.thumb,
    },
  )
  useHistoryRecord(kind, id, item?.title)
  const client = useQueryClient()
  const wasLeft = useRef(false)
  useDidHide(() => {
    wasLeft.current = true
  })
  // After a return from the cashier or from a part, rights and progress may have changed.
  useDidShow(() => {
    // From the cache: the page would be drawn anew for all that is read of the query's result here.
    const { dataUpdatedAt = 0, errorUpdatedAt = 0, fetchStatus } = client.getQueryState(query.queryKey) ?? {}
    const answeredAtMs = Math.max(dataUpdatedAt, errorUpdatedAt)
    const hasJustCome = !wasLeft.current && Date.now() - answeredAtMs < prefetchFreshMs
    // No second call while one is running: it would cut short the wait that a busy server has demanded.
    const isUnderWay = fetchStatus === 'fetching'
    if (!kind.countsReads && !hasJustCome && !isUnderWay) void detail.refetch({ cancelRefetch: false })
  })
  const preview = client.getQueryData(previewQueries.of(location.name, id).queryKey)
  const share = routeSpec(location.name).share === undefined ? undefined : card
  return { detail, preview, share }
}

const commonPreview = (preview: Preview) => <DetailPreview preview={preview} />

/**
 * The default export of a detail page. It calls for its thing as soon as the address is known, meanwhile shows what the
 * link knew, and does what all detail pages do (share card, history, reading anew).
 */
export function defineProductPage<T, K extends QueryKey, N extends ProductRoute>(
  name: N,
  kind: GoodsKind,
  { query, failed, skeleton = <DetailSkeleton />, preview: draft = commonPreview, draw }: ProductPage<T, K, N>,
) {
  return definePage(
    name,
    function ProductShowPage(page) {
      const { id } = page.params
      const { detail, preview, share } = useProduct(kind, id, query(id))
      return (
        <QueryView query={detail} preview={preview && draft?.(preview)} skeleton={skeleton} title={failed}>
          {(data) => draw({ ...page, detail: data, share })}
        </QueryView>
      )
    },
    ({ id }) => void queryClient.prefetchQuery(query(id)),
  )
}
