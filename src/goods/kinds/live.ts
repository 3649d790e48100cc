import { flatComments } from '@/api/addonComment'
import { type LiveDetail, listStudyLive, type StudyLive, type StudyLiveList } from '@/api/live'
import { createAddonOrder } from '@/api/order'
import { serverClock } from '@/lib/serverClock'
import { formatAppointment, relativeTime } from '@/lib/time'

import { isForgotten, liveQueries } from '@/queries/live'
import { contentQueryKeys, type GoodsKind, studyList, type StudyRow } from '../define'
import { addonFavorite } from '../favorite'

const texts = {
  meta: (lessonCount: number) => `直播课 · ${lessonCount} 节`,
  progress: (done: number, all: number) => (all > 0 && done >= all ? '已学完' : `已学 ${done} / ${all} 课时`),
  over: '已结课',
  onAir: '正在直播',
  next: (time: string, title: string) => `下节 ${time} ${title}`.trimEnd(),
  late: '待讲师开播',
  favoriteAt: (time: string) => `${time}收藏`,
  bought: '已购',
}

const [introTab, timetableTab] = ['2', '3'] as const

/** 正在直播, 下节 今天 19:30 评测, 已结课; '' = the list does not say. A lesson whose time has come waits for its teacher. */
export function nextLiveText({ isOver, isOnAir, next }: StudyLive): string {
  const nowMs = serverClock.now()
  if (isOnAir) return texts.onAir
  if (isOver) return texts.over
  if (!next || isForgotten(next.startsAt, nowMs)) return ''
  const { startsAt, title } = next
  return startsAt.getTime() > nowMs ? texts.next(formatAppointment(startsAt, nowMs), title) : texts.late
}

const favoriteText = ({ addedAt }: StudyLive) =>
  addedAt ? texts.favoriteAt(relativeTime(addedAt, serverClock.now())) : ''

/** Progress and the next lesson; of a favorite, when it was added. */
function toRow(course: StudyLive, list: StudyLiveList): StudyRow {
  const { courseId, title, thumb, progress, isBought } = course
  const moment = list === 'favorite' ? favoriteText(course) : nextLiveText(course)
  const meta = [progress && texts.progress(progress.done, progress.all), moment]
  const tab = list === 'favorite' ? introTab : timetableTab
  return {
    id: courseId,
    title,
    thumb,
    coverTag: isBought ? texts.bought : undefined,
    meta: meta.filter(Boolean).join(' · '),
    location: { name: 'liveShow', params: { id: courseId, tab } },
  }
}

const listOf = (key: StudyLiveList, label: string, empty: { title: string; hint: string }) =>
  studyList({
    key,
    label,
    empty,
    fetch: (...page) => listStudyLive(key, ...page),
    toRow: (item: StudyLive) => toRow(item, key),
  })

const orderName = '直播课程'

export const live = {
  type: 'live',
  texts: {
    label: '直播课',
    unpriced: '直播课价格没有读出来，暂时不能购买',
    owned: { title: '这门直播课已经可以听了', hint: '不用再购买' },
    delivered: '直播课已放进「学习」，开课时间在课表里看',
    start: '查看课表',
  },
  names: { order: orderName, search: 'live', history: 'live', pathPart: 'live' },
  switch: 'live',
  listLocation: { name: 'liveIndex', params: {} },
  detailLocation: (id) => ({ name: 'liveShow', params: { id } }),
  comments: (id) => flatComments('live', id, `/addons/zhibo/api/v1/course/${id}/comment`),
  favorite: addonFavorite('live'),
  study: {
    tab: { label: '直播课', listLabel: '直播课范围' },
    failed: '直播课没有加载出来',
    toList: '去看直播课',
    lists: [
      listOf('learned', '在学', { title: '听过的直播课会出现在这里', hint: '选一门，准时来听第一节' }),
      listOf('owned', '已购', { title: '买过的直播课会放在这里', hint: '看看最近有什么开课' }),
      listOf('favorite', '收藏', { title: '收藏的直播课会放在这里', hint: '在直播课页点星标，就能随时找回来' }),
    ],
  },
  protocol: 'purchase',
  sale: (id) => ({
    ...liveQueries.detail(id),
    select: ({ course, chapters, canAttend }: LiveDetail) => {
      const lessonCount = chapters.reduce((count, { lessons }) => count + lessons.length, 0)
      const { title, thumb, summary, priceCents } = course
      return { title, thumb, summary, priceCents, meta: texts.meta(lessonCount), isOwned: canAttend }
    },
  }),
  createOrder: (id, promo) => createAddonOrder(`/addons/zhibo/api/v1/course/${id}/paid`, orderName, id, promo),
  outdated: contentQueryKeys,
  changesMember: false,
  promotionName: 'live',
} satisfies GoodsKind
