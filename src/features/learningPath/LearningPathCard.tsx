import type { LearningPath } from '@/api/learningPath'
import { MediaCard } from '@/components/MediaCard'
import { linkTo } from '@/features/shared/link'
import { ListPrice } from '@/features/shared/product/ListPrice'
import type { RouteLocation } from '@/routes/codec'

import { statsOf } from './stats'

function LearningPathCard({ learningPath }: { learningPath: LearningPath }) {
  const { id, name, thumb, priceCents, originalCents } = learningPath
  const page: RouteLocation = { name: 'learningPathShow', params: { id } }
  return (
    <MediaCard
      title={name}
      coverSrc={thumb}
      meta={statsOf(learningPath)}
      footer={<ListPrice priceCents={priceCents} originalCents={originalCents} isVipFree={false} of={page} />}
      {...linkTo(page, { title: name, thumb, priceCents })}
    />
  )
}

/** The same function each time, so that lists do not draw their items again. */
export const learningPathCard = (learningPath: LearningPath) => <LearningPathCard learningPath={learningPath} />
