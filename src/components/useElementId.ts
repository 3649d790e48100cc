import { useState } from 'react'

let count = 0

/**
 * An id that only this element has. On H5 the pages behind stay in the document, where the same thing may be open. It is
 * a simple one, as the mini-program's selectors need.
 */
export function useElementId(word: string): string {
  const [id] = useState(() => `${word}-${++count}`)
  return id
}
