import { PriceTag } from '@/components/PriceTag'
import { Tag } from '@/components/Tag'
import { payAdapter } from '@/platform/pay'

const texts = { vipFree: '会员免费' }

interface ListPriceProps {
  /** 0 = free, null = unreadable and not for sale. */
  priceCents: number | null
  isVipFree: boolean
}

/** What a thing costs, on its card; where the platform forbids to sell, only that it is free. */
export function ListPrice({ priceCents, isVipFree }: ListPriceProps) {
  if (priceCents === 0) return <PriceTag priceCents={0} />
  if (payAdapter.policy === 'hidden') return null
  return (
    <>
      <PriceTag priceCents={priceCents} />
      {isVipFree && <Tag tone='vip'>{texts.vipFree}</Tag>}
    </>
  )
}
