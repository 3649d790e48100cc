import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'

import { findIn, type Match, type PageText, pageText } from './search'

export interface PageMatch extends Match {
  /** From 1. */
  page: number
}

interface Found {
  query: string
  matches: readonly PageMatch[]
  /** No page is left to read. */
  isOver: boolean
  /** Some pages could not be read. */
  isPartial: boolean
}

const nothing = { matches: [], isOver: true, isPartial: false }

const typingMs = 250
const maxMatches = 999

/** Only pieces with text, as in the text layer. */
async function textOf(pdf: PDFDocumentProxy, number: number): Promise<PageText> {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  return pageText(items.flatMap((item) => ('str' in item ? [item.str] : [])))
}

/** Searches page by page. Matches show before the last page has been read. */
export function useSearch(pdf: PDFDocumentProxy, query: string): Found {
  const [found, setFound] = useState<Found>({ query: '', ...nothing })
  const texts = useRef(new Map<number, Promise<PageText>>())
  const wanted = query.trim()
  useEffect(() => {
    if (wanted === '') return undefined
    let isWanted = true
    const search = async () => {
      let matches: PageMatch[] = []
      let isPartial = false
      for (let page = 1; page <= pdf.numPages && matches.length < maxMatches; page += 1) {
        const known = texts.current.get(page) ?? textOf(pdf, page)
        texts.current.set(page, known)
        const text = await known.catch(() => void texts.current.delete(page))
        if (!isWanted) return
        if (!text) isPartial = true
        const here = text ? findIn(text, wanted).map((match) => ({ ...match, page })) : []
        if (here.length === 0) continue
        matches = [...matches, ...here]
        setFound({ query: wanted, matches, isOver: false, isPartial })
      }
      setFound({ query: wanted, matches, isOver: true, isPartial })
    }
    const typing = setTimeout(() => void search(), typingMs)
    return () => {
      isWanted = false
      clearTimeout(typing)
    }
  }, [pdf, wanted])
  if (wanted === '') return { query: '', ...nothing }
  return found.query === wanted ? found : { query: wanted, ...nothing, isOver: false }
}
