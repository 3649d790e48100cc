import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

import { pdfPages } from '../pages'

interface Spot {
  page: number
  /** The part of the page above the top of the screen; the page's height = 1. */
  share: number
}

interface Pages {
  /** The page in the middle of the screen. */
  current: number
  setCurrent: (page: number) => void
}

/**
 * Stores the page where the reader is. After a search has led elsewhere, that stays the page from which it led, until
 * the reader reads on at the match or returns.
 */
export function useReadingPage(scroller: RefObject<HTMLElement>, pageKey: string, { current, setCurrent }: Pages) {
  /** Where the reader was before a search led elsewhere. */
  const [before, setBefore] = useState<Spot>()
  const ledTo = useRef<number>()
  /** The reader has scrolled since. */
  const hasScrolled = useRef(false)
  /** The match itself must still be brought to the middle. */
  const isLeading = useRef(false)

  const elementOf = useCallback(
    (page: number) => scroller.current?.querySelector(`[data-page='${page}']`) ?? undefined,
    [scroller],
  )
  const show = useCallback(
    (page: number) => {
      const element = elementOf(page)
      if (!element) return
      element.scrollIntoView({ block: 'start' })
      setCurrent(page)
    },
    [elementOf, setCurrent],
  )

  useEffect(() => {
    if (before && hasScrolled.current && current !== ledTo.current) setBefore(undefined)
  }, [before, current])
  useEffect(() => {
    pdfPages()?.set(pageKey, { page: before?.page ?? current, atMs: Date.now() })
  }, [pageKey, before, current])

  const spotNow = (): Spot => {
    const element = elementOf(current)
    const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
    const above = (scroller.current?.getBoundingClientRect().top ?? 0) - top
    return { page: current, share: height > 0 ? above / height : 0 }
  }
  return {
    /** Where the reader can return to; undefined = they are there. */
    backPage: before && before.page !== current ? before.page : undefined,
    /** The page from which a search begins. */
    originPage: before?.page ?? current,
    /** The reader has chosen this page. */
    goTo: useCallback(
      (page: number) => {
        setBefore(undefined)
        show(page)
      },
      [show],
    ),
    /** A search leads to this page. */
    lead(page: number) {
      isLeading.current = true
      hasScrolled.current = false
      ledTo.current = page
      setBefore(before ?? spotNow())
      show(page)
    },
    /** Once its page is drawn. */
    showMatch: useCallback((mark: HTMLElement) => {
      if (!isLeading.current) return
      isLeading.current = false
      mark.scrollIntoView({ block: 'center', inline: 'nearest' })
    }, []),
    back() {
      if (!before) return
      isLeading.current = false
      setBefore(undefined)
      show(before.page)
      const { height = 0 } = elementOf(before.page)?.getBoundingClientRect() ?? {}
      if (scroller.current) scroller.current.scrollTop += before.share * height
    },
    onScroll: useCallback(() => {
      isLeading.current = false
      hasScrolled.current = true
    }, []),
  }
}
