import { useState } from 'react'

const portion = 20

/** Shows a long list in portions of twenty, so that it never blocks the page. */
export function useShowMore<T>(items: readonly T[]) {
  const [count, setCount] = useState(portion)
  return {
    shown: items.slice(0, count),
    hasMore: items.length > count,
    showMore: () => setCount(count + portion),
  }
}
