import { useMemo } from 'react'

import type { ArticleDetail } from '@/api/article'
import { IconButton } from '@/components/IconButton'
import { useMark } from '@/features/shared/favorite/useMark'
import { formatCount } from '@/lib/count'
import { articleLike } from '@/queries/articleLike'

import { texts } from './texts'

export function LikeAction({ detail: { article, isLiked } }: { detail: ArticleDetail }) {
  const { id } = article
  const like = useMark(
    useMemo(() => articleLike(id), [id]),
    texts.like,
  )
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
