import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'

import { IconButton } from '@/components/IconButton'
import { type Focusable, useLayer } from '@/components/useLayer'
import { toast } from '@/features/shared/dialog'

import { pdfPlaces } from '../places'
import { texts } from '../texts'
import { PageField } from './PageField'
import { PdfPage } from './PdfPage'
import styles from './pdfViewer.module.scss'
import { SearchBar } from './SearchBar'
import { usePagesInView } from './usePagesInView'
import { type PageMatch, useSearch } from './useSearch'
import { useZoom } from './useZoom'

export interface PdfFile {
  pdf: PDFDocumentProxy
  /** Height by width of its first page. */
  ratio: number
  title: string
  /** Storage key of the last read page. */
  placeKey: string
  /** Saves the file; absent where the browser cannot save files. */
  save?: () => void
}

/** A page does not fill a wider screen. */
const maxWidthPx = 960

const fittingWidth = (screenPx: number) => Math.min(screenPx, maxWidthPx)

const none: readonly PageMatch[] = []

/** A PDF in full screen: scrolling, zoom, search; it reopens at the last page. */
export function PdfViewer({ pdf, ratio, title, placeKey, save, onClose }: PdfFile & { onClose: () => void }) {
  const box = useRef<HTMLDivElement & Focusable>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [firstPage] = useState(() => Math.min(pdfPlaces()?.get(placeKey)?.page ?? 1, pdf.numPages))
  const [fitPx, setFitPx] = useState(() => fittingWidth(document.documentElement.clientWidth))
  const { zoom, zoomIn, zoomOut } = useZoom(scroller, content)
  const { near, current } = usePagesInView(scroller, firstPage)
  const search = useChosenMatch(pdf, current)
  const { chosen } = search
  useLayer(true, onClose, box)

  const goTo = useCallback((page: number) => {
    scroller.current?.querySelector(`[data-page='${page}']`)?.scrollIntoView({ block: 'start' })
  }, [])
  const followLink = useCallback(
    (destination: unknown) => void pageOf(pdf, destination).then((page) => page && goTo(page)),
    [pdf, goTo],
  )

  useLayoutEffect(() => {
    if (firstPage === 1) return
    goTo(firstPage)
    toast(texts.resumed(firstPage))
  }, [firstPage, goTo])
  // With the focus here, arrow keys scroll the pages.
  useEffect(() => scroller.current?.focus(), [])
  useEffect(() => {
    pdfPlaces()?.set(placeKey, { page: current, atMs: Date.now() })
  }, [placeKey, current])
  useEffect(() => {
    const { current: element } = scroller
    if (!element) return undefined
    const observer = new ResizeObserver(() => setFitPx(fittingWidth(element.clientWidth)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    // Once the page is drawn, the match itself is brought to the middle.
    if (chosen) goTo(chosen.page)
  }, [chosen, goTo])

  const closeSearch = () => {
    search.close()
    // The field is gone, so the focus returns to the pages.
    scroller.current?.focus()
  }

  useKeys((event) => {
    const isFind = event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey)
    if (isFind) {
      event.preventDefault()
      search.open()
    } else if (event.key === 'Escape') (search.isOpen ? closeSearch : onClose)()
  })

  const matchesByPage = useMemo(() => {
    const byPage = new Map<number, PageMatch[]>()
    for (const match of search.matches) byPage.set(match.page, [...(byPage.get(match.page) ?? []), match])
    return byPage
  }, [search.matches])

  const dialog = { role: 'dialog', 'aria-modal': true, 'aria-label': title, tabIndex: -1 } as const
  return (
    <div ref={box} className={styles.viewer} {...dialog}>
      {search.isOpen ? (
        <SearchBar {...search} onClose={closeSearch} />
      ) : (
        <div className={styles.bar}>
          <IconButton icon='close' label={texts.close} onClick={onClose} />
          <div className={styles.title}>{title}</div>
          <IconButton icon='search' label={texts.search.open} onClick={search.open} />
          <IconButton icon='download' label={texts.save} onClick={save ?? (() => toast(texts.saveElsewhere))} />
        </div>
      )}
      <div ref={scroller} className={styles.scroller} tabIndex={0} role='document' aria-label={title}>
        <div ref={content} className={styles.content} style={{ width: fitPx * zoom }}>
          {Array.from({ length: pdf.numPages }, (_, index) => index + 1).map((page) => (
            <PdfPage
              key={page}
              pdf={pdf}
              number={page}
              isNear={near.has(page)}
              cssWidth={fitPx * zoom}
              usualRatio={ratio}
              matches={matchesByPage.get(page) ?? none}
              chosen={chosen?.page === page ? chosen : undefined}
              onDestination={followLink}
            />
          ))}
        </div>
      </div>
      <div className={styles.foot}>
        <IconButton icon='minus' label={texts.smaller} isDisabled={!zoomOut} onClick={() => zoomOut?.()} />
        <PageField page={current} count={pdf.numPages} onGoTo={goTo} />
        <IconButton icon='plus' label={texts.larger} isDisabled={!zoomIn} onClick={() => zoomIn?.()} />
      </div>
    </div>
  )
}

/**
 * Listens on the whole document, because the focus may be nowhere: beyond the last button there is nothing to focus.
 */
function useKeys(onKey: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKey)
  latest.current = onKey
  useEffect(() => {
    const hear = (event: KeyboardEvent) => latest.current(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}

/** The target page of a link inside the file; `undefined` = it leads nowhere. */
async function pageOf(pdf: PDFDocumentProxy, destination: unknown): Promise<number | undefined> {
  const place: unknown = typeof destination === 'string' ? await pdf.getDestination(destination) : destination
  const target: unknown = Array.isArray(place) ? place[0] : undefined
  if (typeof target === 'number') return target + 1
  if (typeof target !== 'object' || target === null || !('num' in target) || !('gen' in target)) return undefined
  const { num, gen } = target
  if (typeof num !== 'number' || typeof gen !== 'number') return undefined
  return (await pdf.getPageIndex({ num, gen })) + 1
}

/**
 * The search, and the match that the learner is led to: first the next one after the visible page, then one after
 * another.
 */
function useChosenMatch(pdf: PDFDocumentProxy, currentPage: number) {
  const [isOpen, setIsOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [fromPage, setFromPage] = useState(1)
  const [place, setPlace] = useState<number>()
  const { matches, isOver } = useSearch(pdf, isOpen ? query : '')
  const first = Math.max(
    0,
    matches.findIndex(({ page }) => page >= fromPage),
  )
  const at = place ?? first
  const turn = (by: number) => setPlace((at + by + matches.length) % matches.length)
  return {
    isOpen,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
    query,
    onInput: (text: string) => {
      setQuery(text)
      setFromPage(currentPage)
      setPlace(undefined)
    },
    matches,
    isOver,
    place: at,
    chosen: matches[at],
    turn,
  }
}
