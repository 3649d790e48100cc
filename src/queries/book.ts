import { queryOptions } from '@tanstack/react-query'

import {
  type BookFilter,
  getBook,
  getBookReading,
  listBooks,
  listStudyBooks,
  type StudyBook,
  type StudyBookList,
} from '@/api/book'
import { coursePageSize, pageSize } from '@/config/limits'

import { pagedQuery } from './paged'

export const bookQueries = {
  all: () => ['book'] as const,
  list: (filter: BookFilter) =>
    pagedQuery(['book', 'list', filter], (...page) => listBooks(filter, ...page), coursePageSize),
  detail: (id: number) =>
    queryOptions({ queryKey: ['book', 'detail', id], queryFn: ({ signal }) => getBook(id, signal) }),
  reading: (articleId: number) =>
    queryOptions({
      queryKey: ['book', 'reading', articleId],
      queryFn: ({ signal }) => getBookReading(articleId, signal),
      // An article does not change under the reader's eyes.
      refetchOnWindowFocus: false,
    }),
  /** What the server remembers of a book, among those read last; null = nothing. */
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

/** Enough for whom reads many books at once. */
const recentBooks = 50

export const studyBookQueries = {
  list: (name: StudyBookList) =>
    pagedQuery(['study', 'book', name], (...page) => listStudyBooks(name, ...page), pageSize),
}
