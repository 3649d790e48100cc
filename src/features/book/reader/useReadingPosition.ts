import { useDidHide } from '@tarojs/taro'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'

import { markClass } from '@/features/shared/richText'
import { debounce } from '@/lib/queue'
import { usePageScroll } from '@/platform/pageScroll'
import { hasNativeBars } from '@/platform/shell'
import { viewport } from '@/platform/viewport'

import { storeReadingPosition, storedBlock } from './readingPosition'

/** Where the page's content begins on screen: on H5 below the red bar. */
const startPx = hasNativeBars ? 0 : 44
/** Where the block stands that is being read. */
const linePx = startPx + 12
/** Pixels are rounded on their way. */
const tolerancePx = 2

const settleMs = 300
const stepMs = 50
const patienceMs = 3_000

interface Text {
  bookId: number
  articleId: number
  /** Of the page's top, and of the text with its marks. */
  topId: string
  rootId: string
  /** There is a text to keep a place in. */
  isOpen: boolean
}

/** Goes to the block; several tries, since a long text and what follows it are drawn piece by piece. */
async function comeBack(rootId: string, block: number, isOver: () => boolean): Promise<void> {
  for (let waitedMs = 0; waitedMs < patienceMs && !isOver(); waitedMs += stepMs) {
    if (await viewport.bring(rootId, markClass, block - 1, linePx)) return
    await new Promise((resolve) => setTimeout(resolve, stepMs))
  }
}

/**
 * Opens a text where it was left, by its block and not by pixels, and notes how far reading goes.
 * @returns to be called when the reader's finger comes down: from then on it is the finger that scrolls
 */
export function useReadingPosition({ bookId, articleId, topId, rootId, isOpen }: Text): () => void {
  // Before the return the page stands at its top, which is no place that anybody has chosen.
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
