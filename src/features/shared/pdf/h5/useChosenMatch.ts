import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useState } from 'react'

import { useSearch } from './useSearch'

interface Request {
  isOpen: boolean
  query: string
  fromPage: number
  /** Index of the match that the reader has turned to; absent = the first one from `fromPage` on. */
  place?: number
  /** Grows with each request of the reader, so that the viewer moves to each match once. */
  turn: number
}

const closed: Request = { isOpen: false, query: '', fromPage: 1, turn: 0 }

/**
 * The search, and the match that the reader is led to: the first one on or after the page where the reader was, then
 * one after the other.
 */
export function useChosenMatch(pdf: PDFDocumentProxy, originPage: number) {
  const [request, setRequest] = useState(closed)
  const { isOpen, query, fromPage, place, turn } = request
  const { matches, isOver, isPartial } = useSearch(pdf, isOpen ? query : '')
  const ask = (next: Partial<Request>) => setRequest({ ...request, turn: turn + 1, ...next })

  const next = matches.findIndex(({ page }) => page >= fromPage)
  // While pages are still being read, the next match may yet come.
  const first = next < 0 && isOver ? 0 : next
  const at = place ?? first
  const chosen = matches[at]
  return {
    isOpen,
    open: () => isOpen || ask({ isOpen: true, fromPage: originPage, place: undefined }),
    close: () => setRequest({ ...request, isOpen: false }),
    query,
    onInput: (text: string) => ask({ query: text, fromPage: originPage, place: undefined }),
    matches,
    isOver,
    isPartial,
    place: chosen && at,
    chosen,
    requested: turn,
    turn: (by: number) => ask({ place: (at + by + matches.length) % matches.length }),
  }
}
