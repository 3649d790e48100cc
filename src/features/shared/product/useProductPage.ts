import {
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useDidHide, useDidShow } from '@tarojs/taro'
import { useRef } from 'react'

import { useSharedPage } from '@/features/shared/share/useSharedPage'
import type { GoodsKind } from '@/goods/define'
import { justNowMs } from '@/queries/client'
import { type Preview, previewQueries } from '@/queries/preview'
import { routeSpec } from '@/routes/registry'
import type { ShareInfo } from '@/stores/share'

import { useHistoryRecord } from './useHistoryRecord'

interface ProductPage<T> {
  detail: UseQueryResult<T>
  /** What the link that led here knows. */
  preview: Preview | undefined
  /** For a share button: `undefined` while the detail is loading, and of kinds that have none. */
  share: ShareInfo | undefined
}

/** What every detail page does: loads its thing, offers it for sharing, notes that it was seen, asks anew when it is shown again. */
export function useProductPage<T, K extends QueryKey>(
  kind: GoodsKind,
  id: number,
  query: UseQueryOptions<T, Error, T, K>,
): ProductPage<T> {
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
    const hasJustCome = !wasLeft.current && Date.now() - answeredAtMs < justNowMs
    // To ask for what is being asked for would cut short the wait that a busy server has asked for.
    if (!kind.countsReads && !hasJustCome && !detail.isFetching) void detail.refetch({ cancelRefetch: false })
  })
  const preview = useQueryClient().getQueryData(previewQueries.of(location.name, id).queryKey)
  const share = routeSpec(location.name).share === undefined ? undefined : card
  return { detail, preview, share }
}
