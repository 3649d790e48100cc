import { type ArticleDetail, toggleArticleLike } from '@/api/article'

import { articleQueries } from './article'
import { type Mark, showChange } from './mutation'
import { studyQueries } from './study'

function withLike(detail: ArticleDetail, isLiked: boolean): ArticleDetail {
  const likeCount = detail.article.likeCount + (Number(isLiked) - Number(detail.isLiked))
  return { ...detail, isLiked, article: { ...detail.article, likeCount } }
}

/** Apart from `articleQueries`, which goods and the first screen load. */
export const articleLike = (id: number): Mark => {
  const { queryKey } = articleQueries.detail(id)
  return {
    queryKey,
    isOn: (client) => client.getQueryData(queryKey)?.isLiked ?? false,
    call: () => toggleArticleLike(id),
    shownAtOnce: (client, isOn) => showChange(client, queryKey, (detail) => withLike(detail, isOn)),
    outdated: () => [studyQueries.all()],
  }
}
