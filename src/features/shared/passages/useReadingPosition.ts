import { useDidHide } from '@tarojs/taro'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'

import { markClass } from '@/features/shared/richText'
import { debounce } from '@/lib/queue'
import { usePageScroll } from '@/platform/pageScroll'
import { viewport } from '@/platform/viewport'
import { storeReadingPosition, storedBlock } from '@/stores/readingPosition'

import { useBlockHold } from './useBlockHold'
import { navBarPx, passageLinePx as linePx } from './usePassages'

/** Pixels are rounded on the way. */
const tolerancePx = 2

/** Where the last block of a text is above it, a phone shows its end. */
const endPx = 600

const settleMs = 300

interface Text {
  /** 0 = an article of no book. */
  bookId: number
  articleId: number
  /** Ids of the page's top, and of the text with its marks. */
  topId: string
  rootId: string
  /** The text is readable, so it has a position. */
  isOpen: boolean
  /** Once it was read to its end it opens at its top again. */
  isWhole?: boolean
  /** Changes with what moves the lines: the size of the text, their height. */
  look: string
  /** Called once, when a reader whom a note has led here scrolls on. */
  onReadOn: () => void
}

/**
 * Opens a text where it was left (by block, not by pixels) and notes where the reader is. What the page itself has
 * scrolled is not noted, nor what late pictures have moved.
 */
export function useReadingPosition(text: Text) {
  const { bookId, articleId, topId, rootId, isOpen, isWhole = false, look, onReadOn } = text
  /** Whoever scrolls now is the reader. */
  const isReaders = useRef(false)
  const hasMoved = useRef(false)
  /** What was brought, until the reader scrolls. It is not stored. */
  const brought = useRef<number>()
  /** A note has led here, and the reader has not scrolled since. */
  const isLed = useRef(false)
  const latest = useRef(onReadOn)
  latest.current = onReadOn
  const { hold, end, upTo } = useBlockHold(rootId, linePx)
  const note = useMemo(() => {
    const now = async () => {
      if (!hasMoved.current) return
      const block = await viewport.countAbove(rootId, markClass, linePx + tolerancePx)
      if (block === null) return
      const count = (px: number) => viewport.countAbove(rootId, markClass, px)
      const isDone = isWhole && (await count(endPx)) === (await count(Infinity))
      storeReadingPosition(bookId, articleId, isDone ? 0 : block)
    }
    return Object.assign(
      debounce(() => void now(), settleMs),
      { now },
    )
  }, [bookId, articleId, rootId, isWhole])
  const onScroll = useCallback(() => {
    if (!isReaders.current) return
    hasMoved.current = true
    brought.current = undefined
    note()
    if (isLed.current) latest.current()
    isLed.current = false
  }, [note])

  const lead = useCallback(
    async (block: number) => {
      isReaders.current = false
      brought.current = block
      const outcome = await hold(block)
      if (outcome === 'ended') return
      isReaders.current = isOpen
      if (outcome === 'scrolled') onScroll()
    },
    [hold, isOpen, onScroll],
  )

  useEffect(() => {
    let isLeft = false
    const block = isOpen ? storedBlock(bookId, articleId) : 0
    // The chapter that is opened is the one read last.
    if (isOpen && bookId > 0) storeReadingPosition(bookId, articleId, block)
    if (block > 0) void lead(block)
    // An article has a page of its own, which opens at its top.
    else if (bookId === 0) isReaders.current = isOpen
    else
      void viewport.bring(topId, '', -1, navBarPx).then(() => {
        if (!isLeft) isReaders.current = isOpen
      })
    return () => {
      isLeft = true
    }
  }, [bookId, articleId, topId, isOpen, lead])
  useLayoutEffect(
    () => () => {
      isReaders.current = false
      hasMoved.current = false
      brought.current = undefined
      note.cancel()
    },
    [note],
  )
  // WebKit keeps the pixel, at which other words stand then.
  const keep = useCallback(() => {
    const block = brought.current ?? (isOpen ? storedBlock(bookId, articleId) : 0)
    if (block > 0) void lead(block)
  }, [bookId, articleId, isOpen, lead])
  const shownLook = useRef(look)
  useEffect(() => {
    if (shownLook.current === look) return
    shownLook.current = look
    keep()
  }, [look, keep])
  useEffect(() => viewport.watchWidth(keep), [keep])
  usePageScroll(topId, onScroll)
  useDidHide(() => void note.now())
  const takeOver = () => {
    end()
    isReaders.current = isOpen
  }
  return {
    /** For `RichText`. */
    upTo,
    /** The reader touches the page: from then on only the reader scrolls. */
    takeOver,
    /** @param isByNote the reader has not asked for this block */
    goTo(block: number, isByNote: boolean) {
      isLed.current ||= isByNote
      if (isByNote) return void lead(block)
      takeOver()
      return void hold(block)
    },
  }
}
