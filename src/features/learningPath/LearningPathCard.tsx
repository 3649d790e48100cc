import type { LearningPath } from '@/api/learningPath'
import { MediaCard } from '@/components/MediaCard'
import { PriceTag } from '@/components/PriceTag'
import { linkTo } from '@/features/shared/link'
import { payAdapter } from '@/platform/pay'

import { statsOf } from './stats'

function LearningPathCard({ learningPath }: { learningPath: LearningPath }) {
  const { id, name, thumb, priceCents, originalCents } = learningPath
  const hasPrice = priceCents === 0 || payAdapter.canSell
  const price = hasPrice && <PriceTag priceCents={priceCents} originalCents={priceCents === 0 ? null : originalCents} />
  return (
    <MediaCard
      title={name}
      coverSrc={thumb}
      meta={statsOf(learningPath)}
      footer={price || undefined}
      {...linkTo({ name: 'learningPathShow', params: { id } }, { title: name, thumb, priceCents })}
    />
  )
}

/** The same function each time, so that lists do not draw their items again. */
export const learningPathCard = (learningPath: LearningPath) => <LearningPathCard learningPath={learningPath} />
