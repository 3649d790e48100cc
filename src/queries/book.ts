import { queryOptions } from '@tanstack/react-query'

import {
  bookCall,
  type BookFilter,
  getBookReading,
  listBooks,
  listStudyBooks,
  type StudyBook,
  type StudyBookList,
} from '@/api/book'
import { coursePageSize, pageSize } from '@/config/limits'

import { onlyWhenAsked } from './onlyWhenAsked'
import { withStoredCopy } from './withStoredCopy'
import { pagedQuery } from './paged'

export const bookQueries = {
  all: () => ['book'] as const,
  list: (filter: BookFilter) =>
    pagedQuery(['book', 'list', filter], (...page) => listBooks(filter, ...page), coursePageSize),
  detail: (id: number) => queryOptions({ queryKey: ['book', 'detail', id], ...withStoredCopy(bookCall(id)) }),
  reading: (articleId: number) =>
    queryOptions({
      queryKey: ['book', 'reading', articleId],
      queryFn: ({ signal }) => getBookReading(articleId, signal),
      // An article does not change while somebody reads it.
      ...onlyWhenAsked,
    }),
  /** The server's position in a book, if the book is among those read last; null = none. */
  lastRead: (bookId: number) =>
    queryOptions({
      queryKey: ['book', 'lastRead', bookId],
      queryFn: async ({ signal }): Promise<LastRead | null> => {
        const { items } = await listStudyBooks('learned', 1, recentBooks, signal)
        return items.find((item) => item.bookId === bookId) ?? null
      },
      staleTime: 0,
    }),
}

type LastRead = Pick<StudyBook, 'articleId' | 'readAt'>

/** Enough for people who read many books at once. */
const recentBooks = 50

export const studyBookQueries = {
  list: (name: StudyBookList) =>
    pagedQuery(['study', 'book', name], (...page) => listStudyBooks(name, ...page), pageSize),
}
