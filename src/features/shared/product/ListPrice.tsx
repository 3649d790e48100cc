import { PriceTag, type PriceTagProps } from '@/components/PriceTag'
import { Tag } from '@/components/Tag'
import { isVip } from '@/api/member'
import { useIsBought } from '@/features/shared/owned/useIsBought'
import { serverClock } from '@/lib/serverClock'
import { payAdapter } from '@/platform/pay'
import type { RouteLocation } from '@/routes/codec'
import { useSession } from '@/stores/session'

const texts = { vipFree: '会员免费', owned: '已购' }

interface ListPriceProps extends Pick<PriceTagProps, 'priceCents' | 'originalCents' | 'size'> {
  isVipFree: boolean
  /** The thing's page. */
  of: RouteLocation
}

/**
 * Price of a thing on its card. For a thing that costs this member nothing more, that is said instead. Where the
 * platform forbids selling, only 免费 is shown.
 */
export function ListPrice({ isVipFree, of, ...price }: ListPriceProps) {
  const isOwned = useIsBought(of)
  const isMember = useSession(({ user }) => isVip(user, serverClock.now()))
  if (price.priceCents === 0) return <PriceTag priceCents={0} size={price.size} />
  if (!payAdapter.canSell) return null
  if (isOwned) return <Tag tone='success'>{texts.owned}</Tag>
  if (isVipFree && isMember) return <Tag tone='vip'>{texts.vipFree}</Tag>
  return (
    <>
      <PriceTag {...price} />
      {isVipFree && <Tag tone='vip'>{texts.vipFree}</Tag>}
    </>
  )
}
