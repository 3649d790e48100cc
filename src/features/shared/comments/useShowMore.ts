import { useState } from 'react'

const portion = 20

/** A long list is shown twenty at a time, so that it never holds up the page. */
export function useShowMore<T>(items: readonly T[]) {
  const [count, setCount] = useState(portion)
  return {
    shown: items.slice(0, count),
    hasMore: items.length > count,
    showMore: () => setCount(count + portion),
  }
}
