import type { ExtraConfig } from '@/api/app'
import { createRechargeOrder } from '@/api/order'
import { rechargeMaxYuan } from '@/config/limits'
import { formatExact } from '@/lib/count'
import { creditQueries } from '@/queries/credit'

import type { GoodsKind } from '../define'

const texts = {
  title: (coin: string) => `${coin || '余额'}充值`,
  meta: (coins: string, coin: string) => `到账 ${coins} ${coin || '元'}`,
}

/** Coins for the balance. The id is the amount in whole yuan. It is never owned, because one can always add more. */
export const recharge = {
  type: 'recharge',
  texts: {
    label: '充值',
    unpriced: '充值金额太大了，请分几次充值',
    owned: { title: '已经充值', hint: '可以继续充值' },
    delivered: '充值已经到账，现在就能用',
    start: '查看余额',
  },
  names: { order: 'RECHARGE', search: null, history: null, pathPart: null },
  switch: null,
  listLocation: null,
  detailLocation: () => ({ name: 'recharge', params: {} }),
  emblem: 'wallet',
  comments: null,
  favorite: null,
  study: null,
  protocol: 'purchase',
  sale: (id) => ({
    ...creditQueries.terms(),
    select: ({ balanceName, coinsPerYuan }: ExtraConfig) => {
      return {
        title: texts.title(balanceName),
        thumb: '',
        priceCents: id <= rechargeMaxYuan ? id * 100 : null,
        meta: coinsPerYuan === null ? '' : texts.meta(formatExact(id * coinsPerYuan), balanceName),
        isOwned: false,
      }
    },
  }),
  createOrder: (id) => createRechargeOrder(id),
  outdated: [creditQueries.all()],
  changesMember: true,
  isTopUp: true,
} satisfies GoodsKind
