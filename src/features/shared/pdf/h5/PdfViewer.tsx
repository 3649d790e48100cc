import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'

import { IconButton } from '@/components/IconButton'
import { Pressable } from '@/components/Pressable'
import { type Focusable, useLayer } from '@/components/useLayer'
import { toast } from '@/features/shared/dialog'
import { ApiError } from '@/http/apiError'

import { pdfPages } from '../pages'
import { texts } from '../texts'
import { PageField } from './PageField'
import { PdfPage } from './PdfPage'
import styles from './pdfViewer.module.scss'
import { SearchBar } from './SearchBar'
import { useChosenMatch } from './useChosenMatch'
import { usePagesInView } from './usePagesInView'
import { useReadingPage } from './useReadingPage'
import { useReopening } from './useReopening'
import type { PageMatch } from './useSearch'
import { useZoom } from './useZoom'

export interface PdfFile {
  pdf: PDFDocumentProxy
  /** Height by width of its first page. */
  ratio: number
  title: string
  /** Storage key of the last read page. */
  pageKey: string
  /**
   * Saves the file; absent where the browser cannot save files.
   * @throws when its address cannot be asked for
   */
  save?: () => Promise<void> | void
  /** @throws when the file fails to load */
  reopen: () => Promise<PDFDocumentProxy>
}

const none: readonly PageMatch[] = []

/** A PDF in full screen: scrolling, zoom, search; it reopens at the last page. */
export function PdfViewer({ ratio, title, pageKey, save, onClose, ...file }: PdfFile & { onClose: () => void }) {
  const { pdf, isReopening, retry } = useReopening(file.pdf, file.reopen)
  const box = useRef<HTMLDivElement & Focusable>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [firstPage] = useState(() => Math.min(pdfPages()?.get(pageKey)?.page ?? 1, pdf.numPages))
  const { widthPx, zoomIn, zoomOut } = useZoom(scroller, content)
  const { near, current, setCurrent } = usePagesInView(scroller, firstPage)
  const reading = useReadingPage(scroller, pageKey, { current, setCurrent })
  const { goTo, lead } = reading
  const search = useChosenMatch(pdf, reading.originPage)
  const { chosen, requested } = search
  useLayer(true, onClose, box)

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
  const answered = useRef(requested)
  useLayoutEffect(() => {
    if (!chosen || answered.current === requested) return
    answered.current = requested
    lead(chosen.page)
  }, [chosen, requested, lead])

  const closeSearch = () => {
    search.close()
    // The field is gone, so the focus returns to the pages.
    scroller.current?.focus()
  }

  const saveFile = async () => {
    if (!save) return toast(texts.saveElsewhere)
    try {
      await save()
    } catch (error) {
      toast(error instanceof ApiError ? error.message : texts.notSaved, 'error')
    }
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
        <SearchBar {...search} isReopening={isReopening} onAgain={() => void retry()} onClose={closeSearch} />
      ) : (
        <div className={styles.bar}>
          <IconButton icon='close' label={texts.close} onClick={onClose} />
          <div className={styles.title}>{title}</div>
          <IconButton icon='search' label={texts.search.open} onClick={search.open} />
          <IconButton icon='download' label={texts.save} onClick={() => void saveFile()} />
        </div>
      )}
      <div
        ref={scroller}
        className={styles.scroller}
        tabIndex={0}
        role='document'
        aria-label={title}
        onPointerDown={reading.onScroll}
        onWheel={reading.onScroll}
        onKeyDown={reading.onScroll}
      >
        <div ref={content} className={styles.content} style={{ width: widthPx }}>
          {Array.from({ length: pdf.numPages }, (_, index) => index + 1).map((page) => (
            <PdfPage
              key={page}
              pdf={pdf}
              number={page}
              isNear={near.has(page)}
              cssWidth={widthPx}
              usualRatio={ratio}
              matches={matchesByPage.get(page) ?? none}
              chosen={chosen?.page === page ? chosen : undefined}
              onChosen={reading.showMatch}
              onDestination={followLink}
              isReopening={isReopening}
              onRetry={retry}
            />
          ))}
        </div>
      </div>
      <div className={styles.foot}>
        {reading.backPage !== undefined && (
          <Pressable className={styles.back} onClick={reading.back}>
            {texts.back(reading.backPage)}
          </Pressable>
        )}
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
