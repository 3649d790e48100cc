import * as v from 'valibot'

import { serverClock } from '@/lib/serverClock'
import { memberRecords } from '@/stores/memberRecords'
import { loginItem, useSession } from '@/stores/session'

/** Where each book was left, kept on this device per member: the server knows the article, not the line. */

interface ReadingPosition {
  /** The article that was read last. */
  articleId: number
  /** When, by the server's clock. */
  atMs: number
  /** By article id: the block that stood at the top, 0 = the beginning. Heights change with the font. */
  blocks: Record<string, number>
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const positionShape = v.object({ articleId: count, atMs: count, blocks: v.record(v.string(), count) })

/** By book. */
const positions = memberRecords<ReadingPosition>({ name: 'book_place', schema: positionShape })

const lastMember = loginItem<number>('member_id', (stored) => (v.is(count, stored) ? stored : null))

/** Whose login this is, also while there is no network to ask. */
function memberId(): number | null {
  const id = useSession.getState().user?.id
  if (id === undefined) return lastMember.get()
  if (lastMember.get() !== id) lastMember.set(id)
  return id
}

/** Null = this device knows nothing of the book. */
export function storedReadingPosition(bookId: number): ReadingPosition | null {
  const member = memberId()
  return member === null ? null : positions.of(member).get(bookId)
}

/** Notes that the article is being read, and how far. */
export function storeReadingPosition(bookId: number, articleId: number, block: number): void {
  const member = memberId()
  if (member === null) return
  const own = positions.of(member)
  const blocks = { ...own.get(bookId)?.blocks, [articleId]: block }
  own.set(bookId, { articleId, atMs: serverClock.now(), blocks })
}

/** The block where this article was left. */
export const storedBlock = (bookId: number, articleId: number): number =>
  storedReadingPosition(bookId)?.blocks[articleId] ?? 0

/** The newer of what this device and the server know; `undefined` = reading has not begun. */
export function lastArticle(
  kept: ReadingPosition | null,
  served: { articleId: number | null; readAt: Date | null } | null | undefined,
): number | undefined {
  const servedId = served?.articleId ?? undefined
  if (!kept) return servedId
  const isServedNewer = (served?.readAt?.getTime() ?? 0) > kept.atMs
  return isServedNewer ? (servedId ?? kept.articleId) : kept.articleId
}
