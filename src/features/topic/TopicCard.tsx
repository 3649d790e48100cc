import type { Topic } from '@/api/topic'
import { MediaCard } from '@/components/MediaCard'
import { PriceTag } from '@/components/PriceTag'
import { Tag } from '@/components/Tag'
import { formatCount } from '@/lib/count'
import { payAdapter } from '@/platform/pay'
import { open } from '@/routes/navigate'

import { texts } from './texts'

/** An article in a list. */
export function TopicCard({ topic }: { topic: Topic }) {
  const { id, title, thumb, categoryName, viewCount } = topic
  return (
    <MediaCard
      title={title}
      coverSrc={thumb}
      meta={[categoryName, texts.reads(formatCount(viewCount))].filter(Boolean).join(' · ')}
      footer={<Price topic={topic} />}
      onClick={() => open('topicShow', { id })}
    />
  )
}

/** For lists, which draw best with the same function each time. */
export const topicCard = (topic: Topic) => <TopicCard topic={topic} />

function Price({ topic: { priceCents, isVipFree } }: { topic: Topic }) {
  if (priceCents === 0) return <PriceTag priceCents={0} />
  if (payAdapter.policy === 'hidden') return null
  return (
    <>
      <PriceTag priceCents={priceCents} />
      {isVipFree && <Tag tone='vip'>{texts.vipFree}</Tag>}
    </>
  )
}
