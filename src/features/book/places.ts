import * as v from 'valibot'

import { serverClock } from '@/lib/serverClock'
import { slot } from '@/platform/storage'
import { ownSlot, useSession } from '@/stores/session'

/** Where each book was left, kept on this device per member: the server knows the article, not the line. */

export interface Place {
  /** The article that was read last. */
  articleId: number
  /** When, by the server's clock. */
  atMs: number
  /** By article id: the block that stood at the top, 0 = the beginning. Heights change with the font. */
  blocks: Record<string, number>
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const placeShape = v.object({ articleId: count, atMs: count, blocks: v.record(v.string(), count) })

const placeSlot = (memberId: number, bookId: number) =>
  slot<Place>(`book_place:${memberId}:${bookId}`, (stored) => (v.is(placeShape, stored) ? stored : null))

const lastMember = ownSlot<number>('member_id', (stored) => (v.is(count, stored) ? stored : null))

/** Whose login this is, also while there is no network to ask. */
function memberId(): number | null {
  const id = useSession.getState().user?.id
  if (id === undefined) return lastMember.get()
  if (lastMember.get() !== id) lastMember.set(id)
  return id
}

/** Null = this device knows nothing of the book. */
export function keptPlace(bookId: number): Place | null {
  const member = memberId()
  return member === null ? null : placeSlot(member, bookId).get()
}

/** Notes that the article is being read, and how far. */
export function keepPlace(bookId: number, articleId: number, block: number): void {
  const member = memberId()
  if (member === null) return
  const place = placeSlot(member, bookId)
  const blocks = { ...place.get()?.blocks, [articleId]: block }
  place.set({ articleId, atMs: serverClock.now(), blocks })
}

/** The block where this article was left. */
export const keptBlock = (bookId: number, articleId: number): number =>
  keptPlace(bookId)?.blocks[articleId] ?? 0

/** The newer of what this device and the server know; `undefined` = reading has not begun. */
export function lastArticle(
  kept: Place | null,
  served: { articleId: number | null; readAt: Date | null } | null | undefined,
): number | undefined {
  const servedId = served?.articleId ?? undefined
  if (!kept) return servedId
  const isServedNewer = (served?.readAt?.getTime() ?? 0) > kept.atMs
  return isServedNewer ? (servedId ?? kept.articleId) : kept.articleId
}
