import { useDidHide } from '@tarojs/taro'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'

import { markClass } from '@/features/shared/richText'
import { debounce } from '@/lib/queue'
import { usePageScroll } from '@/platform/pageScroll'
import { hasNativeBars } from '@/platform/shell'
import { viewport } from '@/platform/viewport'

import { storeReadingPosition, storedBlock } from './readingPosition'

/** Top of the page's content on screen; on H5 the navigation bar is above it. */
const startPx = hasNativeBars ? 0 : 44
/** The block at this line counts as being read. */
const linePx = startPx + 12
/** Pixels are rounded on the way. */
const tolerancePx = 2

const settleMs = 300
const stepMs = 50
const patienceMs = 3_000

interface Text {
  bookId: number
  articleId: number
  /** Ids of the page's top, and of the text with its marks. */
  topId: string
  rootId: string
  /** The text is readable, so it has a position. */
  isOpen: boolean
}

/** Scrolls to the block. Tries several times, because a long text and the parts below it are drawn in portions. */
async function comeBack(rootId: string, block: number, isOver: () => boolean): Promise<void> {
  for (let waitedMs = 0; waitedMs < patienceMs && !isOver(); waitedMs += stepMs) {
    if (await viewport.bring(rootId, markClass, block - 1, linePx)) return
    await new Promise((resolve) => setTimeout(resolve, stepMs))
  }
}

/**
 * Opens a text where it was left (by block, not by pixels) and notes the reading progress.
 * @returns a function to call when the reader touches the page: from then on only the reader scrolls
 */
export function useReadingPosition({ bookId, articleId, topId, rootId, isOpen }: Text): () => void {
  // Before the return the page stands at its top, which is not the reader's position.
  const isBack = useRef(false)
  const note = useMemo(() => {
    const now = async () => {
      if (!isBack.current) return
      const block = await viewport.countAbove(rootId, markClass, linePx + tolerancePx)
      if (block !== null) storeReadingPosition(bookId, articleId, block)
    }
    return Object.assign(
      debounce(() => void now(), settleMs),
      { now },
    )
  }, [bookId, articleId, rootId])

  useEffect(() => {
    let isLeft = false
    const block = isOpen ? storedBlock(bookId, articleId) : 0
    if (isOpen) storeReadingPosition(bookId, articleId, block)
    const way =
      block > 0 ? comeBack(rootId, block, () => isLeft || isBack.current) : viewport.bring(topId, '', -1, startPx)
    void way.then(() => {
      if (!isLeft) isBack.current = isOpen
    })
    return () => {
      isLeft = true
    }
  }, [bookId, articleId, topId, rootId, isOpen])
  useLayoutEffect(
    () => () => {
      isBack.current = false
      note.cancel()
    },
    [note],
  )
  usePageScroll(topId, note)
  useDidHide(() => void note.now())
  return () => {
    isBack.current = isOpen
  }
}
