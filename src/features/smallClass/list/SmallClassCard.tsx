import type { SmallClass } from '@/api/smallClass'
import { MediaCard } from '@/components/MediaCard'
import { PriceTag } from '@/components/PriceTag'
import { Tag } from '@/components/Tag'
import { linkTo } from '@/features/shared/link'
import { payAdapter } from '@/platform/pay'

import { joinedText, statusOf } from '../stats'

/** A small class in a list: type, status, members, price. */
function SmallClassCard({ smallClass }: { smallClass: SmallClass }) {
  const { id, title, thumb, categoryName, typeText, enrolment, priceCents, originalCents } = smallClass
  const status = statusOf(smallClass)
  const hasPrice = priceCents === 0 || payAdapter.canSell
  return (
    <MediaCard
      title={title}
      coverSrc={thumb}
      coverTag={typeText !== '' && <Tag tone='overlay'>{typeText}</Tag>}
      meta={[categoryName, joinedText(smallClass)].filter(Boolean).join(' · ')}
      footer={
        <>
          {hasPrice && <PriceTag priceCents={priceCents} originalCents={priceCents === 0 ? null : originalCents} />}
          {status !== '' && <Tag tone={enrolment === 'open' ? 'success' : 'neutral'}>{status}</Tag>}
        </>
      }
      {...linkTo({ name: 'smallClassShow', params: { id } }, { title, thumb, priceCents })}
    />
  )
}

/** The same function each time, so that lists do not draw their items again. */
export const smallClassCard = (smallClass: SmallClass) => <SmallClassCard smallClass={smallClass} />
