import type { PaperDetail } from '@/api/paper'
import { createAddonOrder } from '@/api/order'
import type { RouteLocation } from '@/routes/codec'

import { examQueries } from '@/queries/exam'
import type { GoodsKind } from '../define'
import { examGoods, examSaleItem, examTab, myExams, paperMeta } from '../exam'

const detailLocation = (id: number): RouteLocation => ({ name: 'examPaperShow', params: { id } })
const orderName = '试卷'

export const paper = {
  type: 'paper',
  ...examGoods,
  texts: {
    label: '试卷',
    unpriced: '这套试卷不单独出售，看看详情里的参加条件',
    owned: { title: '这套试卷已经可以参加了', hint: '不用再购买' },
    delivered: '试卷已放进「我的考试」，随时可以参加',
    start: '查看试卷',
  },
  names: { order: orderName, search: 'paper', history: null, pathPart: 'paper_paper' },
  switch: 'paper',
  listLocation: { name: 'examPaperIndex', params: {} },
  detailLocation,
  // Other clients of the platform know this address.
  shareLocation: (id) => ({ name: 'webview', params: { course_type: 'paperRead', id } }),
  icon: 'paper',
  study: {
    tab: examTab,
    failed: '我的考试没有加载出来',
    toList: '去看试卷',
    lists: [
      myExams('paper', detailLocation, {
        label: '考试',
        empty: { title: '参加过的考试会出现在这里', hint: '挑一套试卷，看看自己学得怎么样' },
      }),
    ],
  },
  sale: (id) => ({
    ...examQueries.paper(id),
    select: (item: PaperDetail) => examSaleItem(item, paperMeta('试卷', item)),
  }),
  createOrder: (id, promo) => createAddonOrder('/addons/Paper/api/v1/paper/buy', orderName, id, promo),
} satisfies GoodsKind
