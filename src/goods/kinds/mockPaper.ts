import type { MockPaperDetail } from '@/api/mockPaper'
import { createAddonOrder } from '@/api/order'
import type { RouteLocation } from '@/routes/codec'

import { examQueries } from '@/queries/exam'
import type { GoodsKind } from '../define'
import { examGoods, examSaleItem, examTab, myExams, paperMeta } from '../exam'

const detailLocation = (id: number): RouteLocation => ({ name: 'examMockShow', params: { id } })
const orderName = '模拟试卷'

export const mockPaper = {
  type: 'mockPaper',
  ...examGoods,
  texts: {
    label: '模拟试卷',
    unpriced: '这套模拟试卷不单独出售，看看详情里的参加条件',
    owned: { title: '这套模拟试卷已经可以参加了', hint: '不用再购买' },
    delivered: '模拟试卷已放进「我的模考」，随时可以参加',
    start: '查看模拟试卷',
  },
  names: { order: orderName, search: 'mock_paper', history: null, pathPart: 'paper_mock' },
  switch: 'mockPaper',
  listLocation: { name: 'examMockIndex', params: {} },
  detailLocation,
  // Other clients of the platform know this address.
  shareLocation: (id) => ({ name: 'webview', params: { course_type: 'mockRead', id } }),
  icon: 'clock',
  study: {
    tab: examTab,
    failed: '我的模考没有加载出来',
    toList: '去看模拟试卷',
    lists: [
      myExams('mockPaper', detailLocation, {
        label: '模考',
        empty: { title: '参加过的模考会出现在这里', hint: '每次都是新抽的题，多考几次' },
      }),
    ],
  },
  sale: (id) => ({
    ...examQueries.mockPaper(id),
    select: (item: MockPaperDetail) => examSaleItem(item, paperMeta('模拟试卷', item)),
  }),
  createOrder: (id, promo) => createAddonOrder('/addons/Paper/api/v1/mock_paper/buy', orderName, id, promo),
} satisfies GoodsKind
