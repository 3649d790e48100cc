import { queryOptions } from '@tanstack/react-query'

import { type ArticleFilter, getArticle, listArticles } from '@/api/article'
import { coursePageSize } from '@/config/limits'

import { pagedQuery } from './paged'

export const articleQueries = {
  all: () => ['article'] as const,
  list: (filter: ArticleFilter) =>
    pagedQuery(['article', 'list', filter], (...page) => listArticles(filter, ...page), coursePageSize),
  detail: (id: number) =>
    queryOptions({
      queryKey: ['article', 'detail', id],
      queryFn: ({ signal }) => getArticle(id, signal),
      // Each call counts as a read.
      refetchOnWindowFocus: false,
    }),
}
