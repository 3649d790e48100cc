import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

import type { Page } from '@/lib/decode'

/** After so many pages in a row with nothing to show, the learner says whether to look further. */
const maxEmptyPages = 3

/**
 * For lists of which this app leaves rows out: they must not be read to their end in vain.
 * @param key what is looked for; a change of it begins anew
 * @returns `query` for the list; `isResting`: `lookFurther` goes on
 */
export function useLookFurther<P extends Page<unknown>>(query: UseInfiniteQueryResult<InfiniteData<P>>, key: string) {
  const [passed, setPassed] = useState({ key, count: 0 })
  const pages = query.data?.pages ?? []
  const filled = pages.reduce((last, { items }, index) => (items.length > 0 ? index + 1 : last), 0)
  const from = Math.max(filled, passed.key === key ? passed.count : 0)
  const isResting = query.hasNextPage && pages.length - from >= maxEmptyPages
  const lookFurther = () => setPassed({ key, count: pages.length })
  return { query: isResting ? { ...query, hasNextPage: false } : query, isResting, lookFurther }
}
