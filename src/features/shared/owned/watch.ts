import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'

import { isVip } from '@/api/member'
import type { Page } from '@/lib/decode'
import { serverClock } from '@/lib/serverClock'
import { articleQueries, studyArticleQueries } from '@/queries/article'
import { bookQueries, studyBookQueries } from '@/queries/book'
import { queryClient } from '@/queries/client'
import { courseQueries } from '@/queries/course'
import { liveQueries } from '@/queries/live'
import { missingFrom } from '@/queries/paged'
import { studyQueries } from '@/queries/study'
import { studyLiveQueries } from '@/queries/studyLive'
import { formatUrl, parseLocation } from '@/routes/codec'
import { useOwnedGoods } from '@/stores/ownedGoods'
import { useSession } from '@/stores/session'

import { noteOwned, type Verdicts } from './stored'

/** What a page says of its thing: whether it may be used, and which reasons beside a purchase there could be. */
interface Right {
  mayUse: boolean
  of: { isVipFree: boolean; priceCents: number | null }
}

/** A list of what the member owns, as far as it was read. */
interface ListState {
  rows: { id: number; isBought: boolean }[]
  /** Nothing of it is missing. */
  isWhole: boolean
}

/** `learned` says of each thing whether it was bought, `owned` has nothing else. */
type ListName = 'learned' | 'owned'

function listStateOf<T extends { isBought: boolean }>(
  data: InfiniteData<Page<T>> | undefined,
  idOf: (item: T) => number,
): ListState {
  const pages = data?.pages ?? []
  const rows = pages.flatMap(({ items }) => items).map((item) => ({ id: idOf(item), isBought: item.isBought }))
  const distinct = new Set(rows.map(({ id }) => id)).size
  return { rows, isWhole: pages[pages.length - 1]?.hasMore === false && missingFrom(pages, distinct) <= 0 }
}

const answer: QueryClient['getQueryData'] = (key) => queryClient.getQueryData(key)

/** By the word in the query's key. */
const kinds = {
  course: {
    right(id: number): Right | undefined {
      const detail = answer(courseQueries.detail(id).queryKey)
      return detail && { mayUse: detail.canLearn, of: detail.course }
    },
    listed: (name: ListName) => listStateOf(answer(studyQueries.list(name).queryKey), ({ courseId }) => courseId),
  },
  live: {
    right(id: number): Right | undefined {
      const detail = answer(liveQueries.detail(id).queryKey)
      return detail && { mayUse: detail.canAttend, of: detail.course }
    },
    listed: (name: ListName) => listStateOf(answer(studyLiveQueries.list(name).queryKey), ({ courseId }) => courseId),
  },
  book: {
    right(id: number): Right | undefined {
      const detail = answer(bookQueries.detail(id).queryKey)
      return detail && { mayUse: detail.canRead, of: detail.book }
    },
    listed: (name: ListName) => listStateOf(answer(studyBookQueries.list(name).queryKey), ({ bookId }) => bookId),
  },
  article: {
    right(id: number): Right | undefined {
      const detail = answer(articleQueries.detail(id).queryKey)
      return detail && { mayUse: detail.canRead, of: detail.article }
    },
    listed: (name: ListName) =>
      listStateOf(answer(studyArticleQueries.list(name).queryKey), ({ articleId }) => articleId),
  },
}

type Kind = keyof typeof kinds

const pageOf = (kind: Kind, id: number): string => formatUrl(`${kind}Show`, { id })

const isKind = (word: unknown): word is Kind => typeof word === 'string' && Object.keys(kinds).includes(word)

const isListName = (word: unknown): word is ListName => word === 'learned' || word === 'owned'

/** A page of a thing knows best; `undefined` = it does not say whether the thing was bought. */
function isBoughtBy({ mayUse, of: { isVipFree, priceCents } }: Right): boolean | undefined {
  if (!mayUse) return false
  const { user } = useSession.getState()
  // While the member is unknown, they may have a membership.
  const isOpenAnyway = priceCents === 0 || (isVipFree && (user === null || isVip(user, serverClock.now())))
  return isOpenAnyway ? undefined : true
}

function verdictsOfList(kind: Kind, name: ListName): Verdicts {
  const { rows, isWhole } = kinds[kind].listed(name)
  if (name === 'learned') return new Map(rows.map(({ id, isBought }) => [pageOf(kind, id), isBought]))
  const verdicts = new Map<string, boolean>()
  // What was refunded is missing from the whole list.
  for (const page of isWhole ? useOwnedGoods.getState() : []) {
    if (parseLocation(page)?.name === `${kind}Show`) verdicts.set(page, false)
  }
  for (const { id } of rows) verdicts.set(pageOf(kind, id), true)
  return verdicts
}

function verdictsOfPage(kind: Kind, id: number): Verdicts {
  const right = kinds[kind].right(id)
  const isBought = right && isBoughtBy(right)
  return new Map(isBought === undefined ? [] : [[pageOf(kind, id), isBought]])
}

/** Of one answer alone: the others may be older than what is known. A stored copy of an answer is always older. */
function verdictsOf({ queryKey: [word, part, last], state }: Query): Verdicts {
  const isAnswer = state.status === 'success' && state.dataUpdatedAt > 0
  if (isAnswer && word === 'study' && isKind(part) && isListName(last)) return verdictsOfList(part, last)
  if (isAnswer && part === 'detail' && isKind(word) && typeof last === 'number') return verdictsOfPage(word, last)
  return new Map()
}

function note(query: Query): void {
  const verdicts = verdictsOf(query)
  if (verdicts.size > 0 && useSession.getState().isLogin) noteOwned(verdicts)
}

let isWatching = false

/** From now on notes what answers say of the member's purchases. It makes no calls of its own. */
export function watchOwned(): void {
  if (isWatching) return
  isWatching = true
  const cache = queryClient.getQueryCache()
  const byAge = (one: Query, other: Query) => one.state.dataUpdatedAt - other.state.dataUpdatedAt
  cache.getAll().sort(byAge).forEach(note)
  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    note(event.query)
  })
}
