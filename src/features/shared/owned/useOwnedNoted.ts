import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { isVip } from '@/api/member'
import type { Page } from '@/lib/decode'
import { serverClock } from '@/lib/serverClock'
import { bookQueries, studyBookQueries } from '@/queries/book'
import { courseQueries } from '@/queries/course'
import { liveQueries } from '@/queries/live'
import { studyQueries } from '@/queries/study'
import { studyLiveQueries } from '@/queries/studyLive'
import { formatUrl } from '@/routes/codec'
import { useOwnedGoods } from '@/stores/ownedGoods'
import { useSession } from '@/stores/session'

import { storeOwned } from './stored'

/** What a page says of its thing: whether it may be used, and which reasons beside a purchase there could be. */
interface Right {
  mayUse: boolean
  of: { isVipFree: boolean; priceCents: number | null }
}

/** By the first word of the query's key. */
const rights = {
  course(client: QueryClient, id: number): Right | undefined {
    const detail = client.getQueryData(courseQueries.detail(id).queryKey)
    return detail && { mayUse: detail.canLearn, of: detail.course }
  },
  live(client: QueryClient, id: number): Right | undefined {
    const detail = client.getQueryData(liveQueries.detail(id).queryKey)
    return detail && { mayUse: detail.canAttend, of: detail.course }
  },
  book(client: QueryClient, id: number): Right | undefined {
    const detail = client.getQueryData(bookQueries.detail(id).queryKey)
    return detail && { mayUse: detail.canRead, of: detail.book }
  },
}

type Kind = keyof typeof rights

const pageOf = (kind: Kind, id: number): string => formatUrl(`${kind}Show`, { id })

const itemsOf = <T>(data: InfiniteData<Page<T>> | undefined): T[] => data?.pages.flatMap(({ items }) => items) ?? []

/** Bought things in the lists of mine that have been read. */
function boughtIn(client: QueryClient): string[] {
  const courses = [
    ...itemsOf(client.getQueryData(studyQueries.list('owned').queryKey)),
    ...itemsOf(client.getQueryData(studyQueries.list('learned').queryKey)).filter(({ isBought }) => isBought),
  ]
  const lists = ['learned', 'owned'] as const
  const books = lists.flatMap((name) => itemsOf(client.getQueryData(studyBookQueries.list(name).queryKey)))
  const lives = lists.flatMap((name) => itemsOf(client.getQueryData(studyLiveQueries.list(name).queryKey)))
  return [
    ...courses.map(({ courseId }) => pageOf('course', courseId)),
    ...books.filter(({ isBought }) => isBought).map(({ bookId }) => pageOf('book', bookId)),
    ...lives.filter(({ isBought }) => isBought).map(({ courseId }) => pageOf('live', courseId)),
  ]
}

const isKind = (word: unknown): word is Kind => typeof word === 'string' && Object.keys(rights).includes(word)

/**
 * A page of a thing knows best, even that it is no longer owned; `undefined` = it does not say whether it was bought.
 */
function isBoughtBy({ mayUse, of: { isVipFree, priceCents } }: Right): boolean | undefined {
  if (!mayUse) return false
  const { user } = useSession.getState()
  // While the member is unknown, they may have a membership.
  const isOpenAnyway = priceCents === 0 || (isVipFree && (user === null || isVip(user, serverClock.now())))
  return isOpenAnyway ? undefined : true
}

/** Notes what answers say of the member's purchases. It makes no calls of its own. */
export function useOwnedNoted(): void {
  const client = useQueryClient()
  useEffect(() => {
    const add = () => storeOwned(new Set([...useOwnedGoods.getState(), ...boughtIn(client)]))
    add()
    return client.getQueryCache().subscribe(({ type, query: { queryKey, state } }) => {
      const [word, part, id] = queryKey
      if (type !== 'updated' || state.status !== 'success' || !useSession.getState().isLogin) return
      if (word === 'study') add()
      if (part !== 'detail' || !isKind(word) || typeof id !== 'number') return
      const right = rights[word](client, id)
      const isBought = right && isBoughtBy(right)
      if (isBought === undefined) return
      const owned = new Set(useOwnedGoods.getState())
      if (isBought) owned.add(pageOf(word, id))
      else owned.delete(pageOf(word, id))
      storeOwned(owned)
    })
  }, [client])
}
