import { kindOf, type SaleItem } from '@/goods/kinds'
import { payAdapter } from '@/platform/pay'
import { formatUrl, type RouteLocation } from '@/routes/codec'
import type { GoodsType } from '@/routes/goodsTypes'

import type { PosterContent } from './layout'
import { texts } from './texts'

/** What a poster says of its thing, and the in-app address behind its QR code. */
export type PosterThing = Pick<PosterContent, 'label' | 'title' | 'summary' | 'thumb' | 'coverRatio' | 'priceCents'> & {
  path: string
}

const withoutPicture = { summary: '', thumb: '', coverRatio: '4:3', priceCents: null } as const

const pathOf = ({ name, params }: RouteLocation): string => formatUrl(name, params)

export const academyThing = (siteName: string): PosterThing => ({
  ...withoutPicture,
  label: '',
  title: texts.academyTitle(siteName),
  path: formatUrl('home', {}),
})

/** The membership as a whole, none of its plans. */
export const membershipThing = (): PosterThing => ({
  ...withoutPicture,
  label: kindOf('plan').texts.label,
  title: texts.memberTitle,
  path: formatUrl('membership', {}),
})

export function goodsThing(type: GoodsType, id: number, item: SaleItem): PosterThing {
  const kind = kindOf(type)
  const { title, thumb, summary, meta, priceCents } = item
  const isPriceShown = priceCents === 0 || payAdapter.policy !== 'hidden'
  return {
    label: kind.texts.label,
    title,
    summary: summary || meta,
    thumb,
    coverRatio: kind.coverRatio ?? '4:3',
    priceCents: isPriceShown ? priceCents : null,
    path: pathOf((kind.shareLocation ?? kind.detailLocation)(id)),
  }
}
