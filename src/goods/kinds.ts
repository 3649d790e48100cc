import type { QueryKey } from '@tanstack/react-query'

import { getExtraConfig } from '@/api/app'
import { getBook } from '@/api/book'
import { getCourse, getLesson } from '@/api/course'
import type { Exam } from '@/api/exam'
import { getLiveCourse } from '@/api/live'
import { getMockPaper } from '@/api/mockPaper'
import {
  type AppliedPromo,
  createBookOrder,
  createCourseOrder,
  createLessonOrder,
  createLiveOrder,
  type CreatedOrder,
  createMockPaperOrder,
  createPaperOrder,
  createPathOrder,
  createPracticeOrder,
  createRechargeOrder,
  createRoleOrder,
  createTopicOrder,
} from '@/api/order'
import { getPaper } from '@/api/paper'
import { getPath } from '@/api/path'
import { getPractice } from '@/api/practice'
import { getPlan } from '@/api/role'
import { getTopic } from '@/api/topic'
import type { Switch } from '@/config/addons'
import { rechargeMaxYuan } from '@/config/limits'
import type { Cents } from '@/lib/money'
import { formatDuration } from '@/lib/time'
import { bookQueries } from '@/queries/book'
import { courseQueries } from '@/queries/course'
import { creditQueries } from '@/queries/credit'
import { examQueries } from '@/queries/exam'
import { liveQueries } from '@/queries/live'
import { pathQueries } from '@/queries/path'
import { studyQueries } from '@/queries/study'
import { topicQueries } from '@/queries/topic'
import type { Target } from '@/routes/codec'

import { texts } from './texts'

/** What the server says about one thing for sale. */
export interface Offer {
  title: string
  /** Absolute URL, '' = it has no picture. */
  thumb: string
  /** 0 = free; null = unreadable or not for sale: buying is off. */
  priceCents: Cents | null
  /** One line under the title. */
  meta: string
  /** Buying it again would give nothing. */
  isOwned: boolean
}

/** What differs between the goods types, and only that. A new type is one more entry. */
export interface GoodsKind {
  words: {
    /** On the bill: 课程 becomes 课程金额. */
    label: string
    /** Why there is no price. */
    unpriced: string
    owned: { title: string; hint: string }
    /** After paying: what the learner has now, and the button that leads there. */
    delivered: string
    start: string
  }
  /** Its `goods_type` in order rows. */
  orderType: string
  /** Absent = part of every academy. */
  switch?: Switch
  /** Where it is shown and used. */
  target(id: number): Target
  /** Shape of its picture; 4:3 by default. */
  coverRatio?: '3:4'
  /** What stands for goods that have no picture of their own. */
  emblem?: 'crown' | 'wallet' | 'paper'
  /** The agreement that buying it needs; `vip` has to be ticked. */
  protocol: 'purchase' | 'vip'
  load(id: number, signal?: AbortSignal): Promise<Offer>
  order(id: number, promo: AppliedPromo | null): Promise<CreatedOrder>
  /** Queries that show something else once it is paid. */
  outdated: readonly QueryKey[]
  /** The member's own record changes too. */
  changesMember: boolean
  /** Buys money: neither a promo code nor the balance itself can pay for it. */
  isTopUp?: true
}

/** What can be learned, and what is on the shelf of the learner. */
const entitlements = [
  courseQueries.all(),
  liveQueries.all(),
  bookQueries.all(),
  topicQueries.all(),
  pathQueries.all(),
  examQueries.all(),
  studyQueries.all(),
]

/** What papers, mock papers and practices have in common as goods. */
const examGoods = {
  emblem: 'paper',
  protocol: 'purchase',
  outdated: entitlements,
  changesMember: false,
} as const

/** One that costs nothing and is still shut is not sold: an invitation or a course opens it. */
const examOffer = ({ title, priceCents, canJoin, isInviteOnly }: Exam & { isInviteOnly?: boolean }) => ({
  title,
  thumb: '',
  priceCents: isInviteOnly || priceCents === 0 ? null : priceCents,
  isOwned: canJoin,
})

export const goodsKinds = {
  course: {
    words: texts.course,
    orderType: 'COURSE',
    target: (id) => ({ name: 'courseShow', params: { id } }),
    protocol: 'purchase',
    async load(id, signal) {
      const { course, chapters, canLearn } = await getCourse(id, signal)
      const lessonCount = chapters.reduce((count, { lessons }) => count + lessons.length, 0)
      const { title, thumb, priceCents } = course
      return { title, thumb, priceCents, meta: texts.course.meta(lessonCount), isOwned: canLearn }
    },
    order: createCourseOrder,
    outdated: entitlements,
    changesMember: false,
  },
  video: {
    words: texts.video,
    orderType: 'VIDEO',
    target: (id) => ({ name: 'courseVideo', params: { id } }),
    protocol: 'purchase',
    async load(id, signal) {
      const { lesson, course, canWatch } = await getLesson(id, signal)
      const { title, priceCents, durationSec } = lesson
      const meta = texts.video.meta(formatDuration(durationSec), course.title)
      return { title, thumb: course.thumb, priceCents, meta, isOwned: canWatch }
    },
    order: createLessonOrder,
    outdated: entitlements,
    changesMember: false,
  },
  live: {
    words: texts.live,
    orderType: '直播课程',
    switch: 'live',
    target: (id) => ({ name: 'liveShow', params: { id } }),
    protocol: 'purchase',
    async load(id, signal) {
      const { course, chapters, canAttend } = await getLiveCourse(id, signal)
      const lessonCount = chapters.reduce((count, { lessons }) => count + lessons.length, 0)
      const { title, thumb, priceCents } = course
      return { title, thumb, priceCents, meta: texts.live.meta(lessonCount), isOwned: canAttend }
    },
    order: createLiveOrder,
    outdated: entitlements,
    changesMember: false,
  },
  book: {
    words: texts.book,
    orderType: 'BOOK',
    switch: 'book',
    target: (id) => ({ name: 'bookShow', params: { id } }),
    coverRatio: '3:4',
    protocol: 'purchase',
    async load(id, signal) {
      const { book, chapters, canRead } = await getBook(id, signal)
      const articleCount = chapters.reduce((count, { articles }) => count + articles.length, 0)
      const { name: title, thumb, priceCents } = book
      return { title, thumb, priceCents, meta: texts.book.meta(articleCount), isOwned: canRead }
    },
    order: createBookOrder,
    outdated: entitlements,
    changesMember: false,
  },
  role: {
    words: texts.role,
    orderType: 'ROLE',
    switch: 'vip',
    target: () => ({ name: 'role', params: {} }),
    emblem: 'crown',
    protocol: 'vip',
    async load(id, signal) {
      const { name, priceCents, days } = await getPlan(id, signal)
      return { title: name, thumb: '', priceCents, meta: texts.role.meta(days), isOwned: false }
    },
    order: createRoleOrder,
    outdated: entitlements,
    changesMember: true,
  },
  topic: {
    words: texts.topic,
    orderType: '文章',
    switch: 'topic',
    target: (id) => ({ name: 'topicShow', params: { id } }),
    protocol: 'purchase',
    async load(id, signal) {
      const { topic, canRead } = await getTopic(id, signal)
      const { title, thumb, priceCents, categoryName } = topic
      return { title, thumb, priceCents, meta: texts.topic.meta(categoryName), isOwned: canRead }
    },
    order: createTopicOrder,
    outdated: entitlements,
    changesMember: false,
  },
  /** Opens everything that it is made of. */
  path: {
    words: texts.path,
    orderType: '学习路径',
    switch: 'path',
    target: (id) => ({ name: 'pathShow', params: { id } }),
    protocol: 'purchase',
    async load(id, signal) {
      const { path, steps, isOwned } = await getPath(id, signal)
      const { name, thumb, priceCents, partCount } = path
      return { title: name, thumb, priceCents, meta: texts.path.meta(steps.length, partCount), isOwned }
    },
    order: createPathOrder,
    outdated: entitlements,
    changesMember: false,
  },
  paper: {
    ...examGoods,
    words: texts.paper,
    orderType: '试卷',
    switch: 'paper',
    target: (id) => ({ name: 'examPaperShow', params: { id } }),
    async load(id, signal) {
      const paper = await getPaper(id, signal)
      return { ...examOffer(paper), meta: texts.paper.meta(paper.questionCount, paper.minutes) }
    },
    order: createPaperOrder,
  },
  mockPaper: {
    ...examGoods,
    words: texts.mockPaper,
    orderType: '模拟试卷',
    switch: 'mockPaper',
    target: (id) => ({ name: 'examMockShow', params: { id } }),
    async load(id, signal) {
      const mock = await getMockPaper(id, signal)
      return { ...examOffer(mock), meta: texts.mockPaper.meta(mock.questionCount, mock.minutes) }
    },
    order: createMockPaperOrder,
  },
  practice: {
    ...examGoods,
    words: texts.practice,
    orderType: '练习',
    switch: 'practice',
    target: (id) => ({ name: 'examPracticeShow', params: { id } }),
    async load(id, signal) {
      const practice = await getPractice(id, signal)
      const { questionCount, chapters } = practice
      return { ...examOffer(practice), meta: texts.practice.meta(questionCount, chapters.length) }
    },
    order: createPracticeOrder,
  },
  /** Coins for the balance; the id is the amount in whole yuan. */
  recharge: {
    words: texts.recharge,
    orderType: 'RECHARGE',
    target: () => ({ name: 'recharge', params: {} }),
    emblem: 'wallet',
    protocol: 'purchase',
    async load(id) {
      const { balanceName, coinsPerYuan } = await getExtraConfig()
      return {
        title: texts.recharge.title(balanceName),
        thumb: '',
        priceCents: id <= rechargeMaxYuan ? id * 100 : null,
        meta: texts.recharge.meta(id * coinsPerYuan, balanceName),
        isOwned: false,
      }
    },
    order: (id) => createRechargeOrder(id),
    outdated: [creditQueries.all()],
    changesMember: true,
    isTopUp: true,
  },
} satisfies Record<string, GoodsKind>

export type GoodsType = keyof typeof goodsKinds

/** One thing for sale. */
export type Goods = {
  type: GoodsType
  id: number
}

/** The entry of a type, without its literal type. */
export const kindOf = (type: GoodsType): GoodsKind => goodsKinds[type]

export const goodsTypes = Object.keys(goodsKinds) as GoodsType[]

/** Reads the `goods_type` of an order row; `undefined` for a type that this client does not sell. */
export const goodsTypeOf = (orderType: string): GoodsType | undefined =>
  goodsTypes.find((type) => kindOf(type).orderType === orderType)
