import type { Article } from '@/api/article'
import { MediaCard } from '@/components/MediaCard'
import { linkTo } from '@/features/shared/link'
import { ListPrice } from '@/features/shared/product/ListPrice'
import { formatCount } from '@/lib/count'
import type { RouteLocation } from '@/routes/codec'

import { texts } from './texts'

function ArticleCard({ article }: { article: Article }) {
  const { id, title, thumb, categoryName, viewCount, priceCents, isVipFree } = article
  const page: RouteLocation = { name: 'articleShow', params: { id } }
  return (
    <MediaCard
      title={title}
      coverSrc={thumb}
      meta={[categoryName, texts.reads(formatCount(viewCount))].filter(Boolean).join(' · ')}
      footer={<ListPrice priceCents={priceCents} isVipFree={isVipFree} of={page} />}
      {...linkTo(page, { title, thumb, priceCents })}
    />
  )
}

/** The same function each time, so that lists do not draw their items again. */
export const articleCard = (article: Article) => <ArticleCard article={article} />
