import { type QueryKey, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query'
import { useDidHide, useDidShow } from '@tarojs/taro'
import { type ReactNode, useRef } from 'react'

import { DetailSkeleton } from '@/components/Skeleton'
import { definePage, QueryView } from '@/features/shared/page'
import { useSharedPage } from '@/features/shared/share/useSharedPage'
import type { GoodsKind } from '@/goods/define'
import { justAskedMs, queryClient } from '@/queries/client'
import { type Preview, previewQueries } from '@/queries/preview'
import { type RouteName, type RouteParams, routeSpec } from '@/routes/registry'
import type { ShareInfo } from '@/stores/share'

import { DetailPreview } from './DetailPreview'
import { useHistoryRecord } from './useHistoryRecord'

/** Pages of one thing. */
type ProductRoute = { [N in RouteName]: RouteParams<N> extends { id: number } ? N : never }[RouteName]

/** What its page draws of a thing. */
interface Product<T, N extends ProductRoute = ProductRoute> {
  detail: T
  params: RouteParams<N>
  /** For a share button; `undefined` = this kind has none. */
  share: ShareInfo | undefined
}

type DetailQuery<T, K extends QueryKey> = UseQueryOptions<T, Error, T, K>

interface ProductPage<T, K extends QueryKey, N extends ProductRoute> {
  query: (id: number) => DetailQuery<T, K>
  /** What did not load, in the learner's words. */
  failed: string
  skeleton?: ReactNode
  /** From what the link that led here knows; null = the skeleton. */
  preview?: ((preview: Preview) => ReactNode) | null
  draw: (product: Product<T, N>) => ReactNode
}

/** Loads the thing, offers it for sharing, notes that it was seen, asks anew when its page is shown again. */
function useProduct<T, K extends QueryKey>(kind: GoodsKind, id: number, query: DetailQuery<T, K>) {
  const detail = useQuery(query)
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
  const wasLeft = useRef(false)
  useDidHide(() => {
    wasLeft.current = true
  })
  // Back from the cashier or from one of its parts: rights and progress have changed.
  useDidShow(() => {
    const answeredAtMs = Math.max(detail.dataUpdatedAt, detail.errorUpdatedAt)
    const hasJustCome = !wasLeft.current && Date.now() - answeredAtMs < justAskedMs
    // To ask for what is being asked for would cut short the wait that a busy server has asked for.
    if (!kind.countsReads && !hasJustCome && !detail.isFetching) void detail.refetch({ cancelRefetch: false })
  })
  const preview = useQueryClient().getQueryData(previewQueries.of(location.name, id).queryKey)
  const share = routeSpec(location.name).share === undefined ? undefined : card
  return { detail, preview, share }
}

const commonPreview = (preview: Preview) => <DetailPreview preview={preview} />

/**
 * The default export of a detail page: asks for its thing as early as the address is known, meanwhile shows what the
 * link said, and keeps what all of them do (share card, history, asking anew).
 */
export function defineProductPage<T, K extends QueryKey, N extends ProductRoute>(
  name: N,
  kind: GoodsKind,
  { query, failed, skeleton = <DetailSkeleton />, preview: draft = commonPreview, draw }: ProductPage<T, K, N>,
) {
  return definePage(
    name,
    function ProductShowPage({ params }) {
      const { detail, preview, share } = useProduct(kind, params.id, query(params.id))
      return (
        <QueryView query={detail} preview={preview && draft?.(preview)} skeleton={skeleton} title={failed}>
          {(data) => draw({ detail: data, params, share })}
        </QueryView>
      )
    },
    ({ id }) => void queryClient.prefetchQuery(query(id)),
  )
}
