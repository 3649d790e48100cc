import { useQuery } from '@tanstack/react-query'

import { bookQueries } from '@/queries/book'
import { useSession } from '@/stores/session'

import { keptPlace, lastArticle } from './places'

/**
 * Where reading stopped, on whichever device; `undefined` = it has not begun, or nobody knows yet. What this
 * device knows is read with each render: opening an article changes the query too.
 */
export function useLastArticle(bookId: number): number | undefined {
  const isLogin = useSession((session) => session.isLogin)
  const { data } = useQuery({ ...bookQueries.lastRead(bookId), enabled: isLogin })
  return lastArticle(keptPlace(bookId), data)
}
