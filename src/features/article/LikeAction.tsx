import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

import { type ArticleDetail, toggleArticleLike } from '@/api/article'
import { IconButton } from '@/components/IconButton'
import { toast } from '@/features/shared/dialog'
import { createOptimisticToggle, useFlush } from '@/features/shared/favorite/optimisticToggle'
import { errorText } from '@/http/apiError'
import { formatCount } from '@/lib/count'
import { articleQueries } from '@/queries/article'
import { studyQueries } from '@/queries/study'

import { texts } from './texts'

const withLike = (detail: ArticleDetail, isLiked: boolean): ArticleDetail => {
  const likeCount = detail.article.likeCount + (Number(isLiked) - Number(detail.isLiked))
  return { ...detail, isLiked, article: { ...detail.article, likeCount } }
}

/** A press of the like; what is on screen is the cached detail. */
function useLike(id: number): () => void {
  const client = useQueryClient()
  const toggle = useMemo(() => {
    const { queryKey } = articleQueries.detail(id)
    return createOptimisticToggle({
      isOn: () => client.getQueryData(queryKey)?.isLiked ?? false,
      send: () => toggleArticleLike(id),
      onChange(next) {
        // An answer that is on its way still says the old thing.
        void client.cancelQueries({ queryKey })
        client.setQueryData(queryKey, (detail) => detail && withLike(detail, next))
      },
      onSettled(next) {
        toast(next ? texts.like.on : texts.like.off, 'success')
        void client.invalidateQueries({ queryKey: studyQueries.all() })
      },
      onError: (error) => toast(errorText(error), 'error'),
    })
  }, [client, id])
  useFlush(toggle.flush)
  return toggle.press
}

export function LikeAction({ detail: { article, isLiked } }: { detail: ArticleDetail }) {
  const like = useLike(article.id)
  return (
    <IconButton
      icon={isLiked ? 'thumbFilled' : 'thumb'}
      label={texts.like.label}
      caption={article.likeCount > 0 ? formatCount(article.likeCount) : texts.like.label}
      isOn={isLiked}
      onClick={like}
    />
  )
}
