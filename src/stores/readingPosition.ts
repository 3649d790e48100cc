import * as v from 'valibot'

import { serverClock } from '@/lib/serverClock'

import { memberRecords } from './memberRecords'
import { currentMemberId } from './session'

/*
 * The position in each book, and under 0 in the articles of no book, stored per member. The server knows the article,
 * but not the line.
 */

interface ReadingPosition {
  /** The article that was read last. */
  articleId: number
  /** By the server's clock. */
  atMs: number
  /**
   * By article id: the block at the top of the screen, 0 = the beginning. A block and not a height, because heights
   * change with the font.
   */
  blocks: Record<string, number>
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const positionShape = v.object({ articleId: count, atMs: count, blocks: v.record(v.string(), count) })

/** By book. */
const positions = memberRecords<ReadingPosition>({ name: 'book_place', schema: positionShape })

/** Null = this device knows nothing of the book. */
export function storedReadingPosition(bookId: number): ReadingPosition | null {
  const memberId = currentMemberId()
  return memberId === null ? null : positions.of(memberId).get(bookId)
}

export function storeReadingPosition(bookId: number, articleId: number, block: number): void {
  const memberId = currentMemberId()
  if (memberId === null) return
  const own = positions.of(memberId)
  const blocks: Record<string, number> = { ...own.get(bookId)?.blocks, [articleId]: block }
  // There is no end of articles.
  if (bookId === 0 && block === 0) delete blocks[articleId]
  own.set(bookId, { articleId, atMs: serverClock.now(), blocks })
}

/** The block where reading stopped in this article. */
export const storedBlock = (bookId: number, articleId: number): number =>
  storedReadingPosition(bookId)?.blocks[articleId] ?? 0

interface LastRead {
  /** Null = reading has not begun, or the server does not say where it stopped. */
  articleId: number | null
  readAt: Date | null
}

/** The newer of the device's and the server's. What was read without a network is known to this device only. */
export function lastRead<Served extends LastRead>(bookId: number, served: Served): Served {
  const local = storedReadingPosition(bookId)
  if (!local) return served
  const isServedNewer = (served.readAt?.getTime() ?? 0) > local.atMs
  return isServedNewer
    ? { ...served, articleId: served.articleId ?? local.articleId }
    : { ...served, articleId: local.articleId, readAt: new Date(local.atMs) }
}
