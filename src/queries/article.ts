import { queryOptions } from '@tanstack/react-query'

import { articleCall, type ArticleFilter, listArticles, listStudyArticles, type StudyArticleList } from '@/api/article'
import { coursePageSize, pageSize } from '@/config/limits'

import { onlyWhenAsked } from './onlyWhenAsked'
import { withStoredCopy } from './withStoredCopy'
import { pagedQuery } from './paged'

export const articleQueries = {
  all: () => ['article'] as const,
  list: (filter: ArticleFilter) =>
    pagedQuery(['article', 'list', filter], (...page) => listArticles(filter, ...page), coursePageSize),
  detail: (id: number) =>
    queryOptions({
      queryKey: ['article', 'detail', id],
      ...withStoredCopy(articleCall(id)),
      // Each call counts as a view.
      ...onlyWhenAsked,
    }),
}

export const studyArticleQueries = {
  list: (name: StudyArticleList) =>
    pagedQuery(['study', 'article', name], (...page) => listStudyArticles(name, ...page), pageSize),
}
