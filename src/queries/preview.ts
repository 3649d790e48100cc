import { queryOptions, skipToken } from '@tanstack/react-query'

import type { Cents } from '@/lib/money'

/** What a list knows of the thing whose page it opens. Good for a first look, never for a sale. */
export interface Preview {
  title: string
  /** Absolute URL, '' = it has no picture. */
  thumb: string
  /** 0 = free; null = unreadable; absent = the list does not say. */
  priceCents?: Cents | null
}

export const previewQueries = {
  /** The pressed link sets it; no call does. */
  of: (page: string, id: number) =>
    queryOptions<Preview>({ queryKey: ['preview', page, id], queryFn: skipToken, staleTime: Infinity }),
}
