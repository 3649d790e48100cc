import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { DetailSkeleton } from '@/components/Skeleton'
import { definePage, QueryView } from '@/features/shared/page'
import type { GoodsKind } from '@/goods/define'
import { queryClient } from '@/queries/client'
import type { Preview } from '@/queries/preview'
import type { RouteName, RouteParams } from '@/routes/registry'
import type { ShareInfo } from '@/stores/share'

import { DetailPreview } from './DetailPreview'
import { useProductPage } from './useProductPage'

/** Pages of one thing. */
type ProductRoute = { [N in RouteName]: RouteParams<N> extends { id: number } ? N : never }[RouteName]

/** What its page draws of a thing. */
export interface Product<T, N extends ProductRoute = ProductRoute> {
  detail: T
  params: RouteParams<N>
  /** For a share button; `undefined` = this kind has none. */
  share: ShareInfo | undefined
}

interface ProductPage<T, K extends QueryKey, N extends ProductRoute> {
  query: (id: number) => UseQueryOptions<T, Error, T, K>
  /** What did not load, in the learner's words. */
  failed: string
  skeleton?: ReactNode
  /** From what the link that led here knows; null = the skeleton. */
  preview?: ((preview: Preview) => ReactNode) | null
  draw: (product: Product<T, N>) => ReactNode
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
      const { detail, preview, share } = useProductPage(kind, params.id, query(params.id))
      return (
        <QueryView query={detail} preview={preview && draft?.(preview)} skeleton={skeleton} title={failed}>
          {(data) => draw({ detail: data, params, share })}
        </QueryView>
      )
    },
    ({ id }) => void queryClient.prefetchQuery(query(id)),
  )
}
