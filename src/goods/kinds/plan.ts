import type { Plan } from '@/api/plan'
import { createPlanOrder } from '@/api/order'

import { planQueries } from '@/queries/plan'
import { contentQueryKeys, type GoodsKind } from '../define'

/** A membership for some days. It is never owned, because it can always be extended. */
export const plan = {
  type: 'plan',
  texts: {
    label: '会员',
    unpriced: '会员价格没有读出来，暂时不能开通',
    owned: { title: '你已经是会员', hint: '可以继续续费' },
    delivered: '会员已经生效，会员课程现在就能看',
    start: '查看会员',
  },
  names: { order: 'ROLE', search: null, history: null, pathPart: null },
  switch: 'vip',
  listLocation: null,
  detailLocation: () => ({ name: 'membership', params: {} }),
  linkLocation: (id) => ({ name: 'membership', params: { id } }),
  shareLocation: (id) => ({ name: 'membership', params: { id } }),
  emblem: 'crown',
  comments: null,
  favorite: null,
  study: null,
  protocol: 'vip',
  sale: (id) => ({
    ...planQueries.detail(id),
    select: ({ name: title, priceCents, days }: Plan) => ({
      title,
      thumb: '',
      priceCents,
      meta: `会员 · ${days} 天`,
      isOwned: false,
    }),
  }),
  createOrder: createPlanOrder,
  outdated: contentQueryKeys,
  changesMember: true,
} satisfies GoodsKind
