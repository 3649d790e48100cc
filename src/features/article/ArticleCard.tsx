import type { Article } from '@/api/article'
import { MediaCard } from '@/components/MediaCard'
import { linkTo } from '@/features/shared/link'
import { ListPrice } from '@/features/shared/product/ListPrice'
import { formatCount } from '@/lib/count'

import { texts } from './texts'

/** An article in a list. */
function ArticleCard({ article }: { article: Article }) {
  const { id, title, thumb, categoryName, viewCount, priceCents, isVipFree } = article
  return (
    <MediaCard
      title={title}
      coverSrc={thumb}
      meta={[categoryName, texts.reads(formatCount(viewCount))].filter(Boolean).join(' · ')}
      footer={<ListPrice priceCents={priceCents} isVipFree={isVipFree} />}
      {...linkTo({ name: 'articleShow', params: { id } }, { title, thumb, priceCents })}
    />
  )
}

/** For lists, which draw best with the same function each time. */
export const articleCard = (article: Article) => <ArticleCard article={article} />
