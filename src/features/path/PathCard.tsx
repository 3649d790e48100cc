import type { Path } from '@/api/path'
import { MediaCard } from '@/components/MediaCard'
import { PriceTag } from '@/components/PriceTag'
import { payAdapter } from '@/platform/pay'
import { open } from '@/routes/navigate'

import { factsOf } from './facts'

/** A path in a list. */
export function PathCard({ path }: { path: Path }) {
  const { id, name, thumb, priceCents, originalCents } = path
  const hasPrice = priceCents === 0 || payAdapter.policy !== 'hidden'
  const price = hasPrice && (
    <PriceTag priceCents={priceCents} originalCents={priceCents === 0 ? null : originalCents} />
  )
  return (
    <MediaCard
      title={name}
      coverSrc={thumb}
      meta={factsOf(path)}
      footer={price || undefined}
      onClick={() => open('pathShow', { id })}
    />
  )
}

/** For lists, which draw best with the same function each time. */
export const pathCard = (path: Path) => <PathCard path={path} />
