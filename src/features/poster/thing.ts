import type { PosterContent } from '@/features/shared/poster/layout'
import { goodsAddress } from '@/features/shared/share/goodsAddress'
import { kindOf, type SaleItem } from '@/goods/kinds'
import { payAdapter } from '@/platform/pay'
import { formatUrl } from '@/routes/codec'
import type { GoodsType } from '@/routes/goods'

import { texts } from './texts'

/** The texts of a poster, and the in-app address in its QR code. */
export type PosterThing = Pick<PosterContent, 'label' | 'title' | 'summary' | 'thumb' | 'coverRatio' | 'priceCents'> & {
  path: string
}

const withoutPicture = { summary: '', thumb: '', coverRatio: '4:3', priceCents: null } as const

export const academyThing = (siteName: string): PosterThing => ({
  ...withoutPicture,
  label: '',
  title: texts.academyTitle(siteName),
  path: formatUrl('home', {}),
})

/** A kind as a whole, such as the membership; `undefined` = its page needs an id. */
export function wholeThing(type: GoodsType): PosterThing | undefined {
  const { texts: kindTexts, detailLocation } = kindOf(type)
  const { name, params } = detailLocation(0)
  if ('id' in params) return undefined
  const { label } = kindTexts
  return { ...withoutPicture, label, title: texts.wholeTitle(label), path: formatUrl(name, params) }
}

export function goodsThing(type: GoodsType, id: number, item: SaleItem): PosterThing {
  const kind = kindOf(type)
  const { title, thumb, summary, meta, priceCents } = item
  const isPriceShown = priceCents === 0 || payAdapter.canSell
  return {
    label: kind.texts.label,
    title,
    summary: summary || meta,
    thumb,
    coverRatio: kind.coverRatio ?? '4:3',
    priceCents: isPriceShown ? priceCents : null,
    path: goodsAddress(type, id),
  }
}
