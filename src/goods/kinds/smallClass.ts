import { createAddonOrder } from '@/api/order'
import { listStudyClasses, type SmallClassDetail, type StudyClass } from '@/api/smallClass'
import { serverClock } from '@/lib/serverClock'
import { relativeTime } from '@/lib/time'

import { smallClassQueries } from '@/queries/smallClass'
import { contentQueryKeys, type GoodsKind, studyList, type StudyRow } from '../define'

const texts = {
  meta: (...parts: string[]) => ['班课', ...parts].filter(Boolean).join(' · '),
  lessons: (count: number) => (count > 0 ? `${count} 节` : ''),
  boughtAt: (time: string) => `购买时间：${time}`,
}

const owned = studyList({
  key: 'owned',
  label: '已购班课',
  empty: { title: '买过的班课会放在这里', hint: '看看哪个班正在招生' },
  fetch: listStudyClasses,
  toRow: ({ classId, title, thumb, boughtAt }: StudyClass): StudyRow => ({
    id: classId,
    title,
    thumb,
    meta: boughtAt ? texts.boughtAt(relativeTime(boughtAt, serverClock.now())) : undefined,
    location: { name: 'smallClassShow', params: { id: classId, tab: 'timetable' } },
  }),
})

const orderName = 'k12'

export const smallClass = {
  type: 'smallClass',
  texts: {
    label: '班课',
    unpriced: '这个班现在不能报名，看看详情里的说明',
    owned: { title: '这个班已经可以上了', hint: '不用再购买' },
    delivered: '班课已放进「学习」，上课时从课表进教室',
    start: '查看课表',
  },
  names: { order: orderName, search: null, history: null, pathPart: null },
  switch: 'ke',
  listLocation: { name: 'smallClassIndex', params: {} },
  detailLocation: (id) => ({ name: 'smallClassShow', params: { id } }),
  comments: null,
  favorite: null,
  study: {
    tab: { label: '班课', listLabel: '班课范围' },
    failed: '班课没有加载出来',
    toList: '去看班课',
    lists: [owned],
  },
  protocol: 'purchase',
  sale: (id) => ({
    ...smallClassQueries.detail(id),
    select: ({ smallClass: item, lessons, canAttend }: SmallClassDetail) => ({
      title: item.title,
      thumb: item.thumb,
      summary: item.summary,
      priceCents: canAttend || item.enrolment === 'open' ? item.priceCents : null,
      meta: texts.meta(item.typeText, texts.lessons(lessons.length)),
      isOwned: canAttend,
    }),
  }),
  createOrder: (id, promo) => createAddonOrder(`/addons/ke/api/v1/course/${id}/paid`, orderName, id, promo),
  outdated: contentQueryKeys,
  changesMember: false,
} satisfies GoodsKind
