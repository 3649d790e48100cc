import type { PracticeDetail } from '@/api/practice'
import { createAddonOrder } from '@/api/order'
import type { RouteLocation } from '@/routes/codec'

import { examQueries } from '@/queries/exam'
import type { GoodsKind } from '../define'
import { examGoods, examSaleItem, examTab, myExams } from '../exam'

const detailLocation = (id: number): RouteLocation => ({ name: 'examPracticeShow', params: { id } })
const orderName = '练习'

export const practice = {
  type: 'practice',
  ...examGoods,
  texts: {
    label: '练习',
    unpriced: '这套练习不单独出售，看看详情里的参加条件',
    owned: { title: '这套练习已经可以练了', hint: '不用再购买' },
    delivered: '练习已放进「我的练习」，随时可以练',
    start: '查看练习',
  },
  names: { order: orderName, search: 'practice', history: null, pathPart: 'paper_practice' },
  switch: 'practice',
  listLocation: { name: 'examPracticeIndex', params: {} },
  detailLocation,
  // Other clients of the platform know this address.
  shareLocation: (id) => ({ name: 'webview', params: { course_type: 'practiceRead', id } }),
  icon: 'edit',
  study: {
    tab: examTab,
    failed: '我的练习没有加载出来',
    toList: '去看练习',
    lists: [
      myExams('practice', detailLocation, {
        label: '练习',
        empty: { title: '练过的题会记在这里', hint: '挑一套练习，从第一章开始' },
      }),
    ],
  },
  sale: (id) => ({
    ...examQueries.practice(id),
    select: (item: PracticeDetail) =>
      examSaleItem(item, `练习 · ${item.questionCount} 题 · ${item.chapters.length} 章`),
  }),
  createOrder: (id, promo) => createAddonOrder('/addons/Paper/api/v1/practice/buy', orderName, id, promo),
} satisfies GoodsKind
