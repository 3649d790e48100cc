import type { Academy } from '../../sandbox/seed'
import type { CourseSeed, LessonSeed } from '../../sandbox/seed/courses'
import type { TopicSeed } from '../../sandbox/seed/topics'

import { activity } from './activityFixture'
import { bookCategories, books } from './bookFixture'
import { mall } from './mallFixture'
import { promotions } from './promotionFixture'
import { redemption } from './redemptionFixture'
import { referral } from './referralFixture'
import { liveCourses } from './liveFixture'
import { exams } from './examFixture'
import { smallClasses } from './smallClassFixture'
import { wenda, wendaCategories } from './wendaFixture'

const lesson = (title: string, more: Partial<LessonSeed> = {}): LessonSeed => ({
  title,
  ...more,
})

const course = (key: string, more: Partial<CourseSeed> = {}): CourseSeed => ({
  key,
  title: `课程 ${key}`,
  category: 'frontend',
  priceYuan: 100,
  shortDescription: '一句话介绍',
  descriptionHtml: `<p>介绍 ${key}</p><img src="/sandbox/art/figure/${key}.svg">`,
  userCount: 10,
  daysAgo: 5,
  media: 'hls',
  chapters: [],
  lessons: [lesson('第一节'), lesson('第二节')],
  ...more,
})

const topic = (key: string, more: Partial<TopicSeed> = {}): TopicSeed => ({
  key,
  title: `文章 ${key}`,
  category: 'method',
  priceYuan: 0,
  summary: '一句话提要',
  freeHtml: '',
  html: `<p>正文 ${key}</p>`,
  viewTimes: 10,
  voteCount: 3,
  daysAgo: 5,
  ...more,
})

/** Ids follow the order; lessons are numbered through. */
export const academy: Academy = {
  categories: { coding: { name: '编程', children: { frontend: '前端' } }, art: { name: '艺术' } },
  courses: [
    course('chapters', {
      isRecommended: true,
      isVipFree: true,
      userCount: 99,
      daysAgo: 9,
      chapters: [
        {
          title: '第一章',
          lessons: [
            lesson('导学', { freeSeconds: 30 }),
            lesson('单卖', { priceYuan: 9, media: 'mp4' }),
            lesson('不可拖动', { isDragBanned: true, media: 'iframe' }),
          ],
        },
        { title: '空的一章', lessons: [] },
      ],
      lessons: [lesson('答疑', { media: 'empty' })],
      attachments: [{ name: '讲义', extension: 'md', body: '# 讲义' }],
      comments: [
        {
          author: 'nanfeng',
          content: '讲得很清楚，推荐',
          hoursAgo: 30,
          replies: [
            {
              author: 'doujiang',
              content: '同感',
              hoursAgo: 20,
              replies: [{ author: 'learning-cat', content: '谢谢', hoursAgo: 10 }],
            },
          ],
        },
        { author: 'laozhou', content: '还在等审核的一条', hoursAgo: 1, isPending: true },
      ],
    }),
    course('flat', { priceYuan: 60 }),
    course('free', { priceYuan: 0, isFree: true, daysAgo: 7, category: 'art' }),
    course('hidden', { isHidden: true }),
    course('loose', { priceYuan: 30, category: undefined, daysAgo: 3 }),
    course('extra', { priceYuan: 80, daysAgo: 4 }),
    course('future', { priceYuan: 40, daysAgo: -1 }),
    course('priceless', { priceYuan: 0, isHidden: true }),
  ],
  bookCategories,
  books,
  liveCategories: { coding: { name: '编程', children: { frontend: '前端' } }, art: { name: '艺术' } },
  live: liveCourses,
  smallClassCategories: { coding: { name: '编程', children: { frontend: '前端' } }, art: { name: '艺术' } },
  smallClasses,
  wendaCategories,
  wenda,
  redemption,
  mall,
  certificates: [
    {
      key: 'kept',
      name: '证书 kept',
      course: 'flat',
      owners: [{ by: 'xiaoman', daysAgo: 2, number: 'ZT1' }],
    },
    { key: 'gone', name: '证书 gone', isDeleted: true, owners: [{ by: 'xiaoman', daysAgo: 9, number: 'ZT2' }] },
    { key: 'free', name: '证书 free', course: 'free', owners: [] },
  ],
  promotions,
  referral,
  exams,
  activity,
  topicCategories: { method: '方法', tech: '技术' },
  topics: [
    topic('open', {
      daysAgo: 1,
      comments: [
        {
          author: 'nanfeng',
          content: '写得很清楚',
          hoursAgo: 30,
          replies: [
            {
              author: 'doujiang',
              content: '同感',
              hoursAgo: 20,
              replies: [{ author: 'learning-cat', content: '谢谢', hoursAgo: 10 }],
            },
          ],
        },
      ],
    }),
    topic('paid', { priceYuan: 6, freeHtml: '<p>开头</p>', html: '<p>其余</p>', category: 'tech', daysAgo: 2 }),
    topic('vip', { priceYuan: 9, isVipFree: true, viewTimes: 99, daysAgo: 3 }),
    topic('login', { isNeedLogin: true, daysAgo: 4 }),
    topic('hidden', { isHidden: true }),
    topic('future', { daysAgo: -1 }),
  ],
  pathCategories: { coding: { name: '编程', children: { frontend: '前端' } }, art: { name: '艺术' } },
  paths: [
    {
      key: 'mixed',
      name: '路径 mixed',
      category: 'frontend',
      priceYuan: 88,
      description: '<p>六样都有</p>',
      daysAgo: 1,
      steps: [
        {
          name: '第一步',
          description: '先看课',
          parts: ['course/extra', 'topic/paid', 'live/vip'],
        },
        {
          name: '第二步',
          description: '',
          parts: [
            { type: 'book', id: 71, name: '电子书', priceYuan: 20 },
            { type: 'paper_paper', id: 72, name: '试卷', priceYuan: 1 },
            { type: 'paper_mock', id: 73, name: '模拟', priceYuan: 2 },
            { type: 'paper_practice', id: 74, name: '练习', priceYuan: 3 },
          ],
        },
      ],
    },
    { key: 'free', name: '路径 free', category: 'art', priceYuan: 0, description: '', daysAgo: 2, steps: [] },
    {
      key: 'hidden',
      name: '路径 hidden',
      category: 'art',
      priceYuan: 5,
      description: '',
      isHidden: true,
      daysAgo: 3,
      steps: [],
    },
  ],
}

export const COURSE = {
  chapters: 1,
  flat: 2,
  free: 3,
  hidden: 4,
  loose: 5,
  extra: 6,
  future: 7,
  priceless: 8,
  withdrawn: 9,
}
/** The lessons of `chapters`, then the first of `flat`, `free` and `loose`. */
export const LESSON = { trial: 1, single: 2, drag: 3, empty: 4, flat: 5, free: 7, loose: 11 }
export const TOPIC = { open: 1, paid: 2, vip: 3, login: 4, hidden: 5, future: 6 }
export const PATH = { mixed: 1, free: 2, hidden: 3 }
