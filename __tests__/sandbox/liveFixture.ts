import type { LiveLessonSeed, LiveSeed } from '../../sandbox/seed/live'

const live = (key: string, more: Partial<LiveSeed> = {}): LiveSeed => ({
  key,
  title: `直播 ${key}`,
  category: 'frontend',
  teacher: 'guyuan',
  priceYuan: 99,
  shortDescription: '一句话介绍',
  descriptionHtml: `<p>介绍 ${key}</p><img src="/sandbox/art/figure/${key}.svg">`,
  userCount: 10,
  daysAgo: 5,
  chapters: [],
  lessons: [],
  ...more,
})

/** An hour long. */
const lesson = (title: string, inMinutes: number, more: Partial<LiveLessonSeed> = {}): LiveLessonSeed => ({
  title,
  inMinutes,
  minutes: 60,
  ...more,
})

const day = 24 * 60

/** Ids follow the order; lessons are numbered through. */
export const liveCourses: LiveSeed[] = [
  live('running', {
    assistant: 'alan',
    daysAgo: 2,
    chapters: [
      {
        name: '第一章',
        lessons: [
          lesson('第一课', -3 * day, { files: [{ name: '课件', extension: 'md', body: '# 课件' }] }),
          lesson('第二课', -20),
        ],
      },
      { name: '空的一章', lessons: [] },
    ],
    lessons: [lesson('答疑', 2 * day)],
    comments: [{ author: 'nanfeng', content: '讲得清楚', hoursAgo: 9 }],
  }),
  live('free', {
    priceYuan: 0,
    category: 'art',
    daysAgo: 3,
    lessons: [lesson('公开课', 30), lesson('迟到的课', -5, { isLate: true })],
  }),
  live('vip', { isVipFree: true, daysAgo: 4, category: 'coding', lessons: [lesson('明天的课', day)] }),
  live('over', {
    daysAgo: 90,
    lessons: [lesson('有回放', -80 * day), lesson('没有回放', -79 * day, { recording: 'none' })],
  }),
  live('hidden', { isHidden: true, lessons: [lesson('试讲', day)] }),
  live('future', { daysAgo: -1 }),
]

export const LIVE = { running: 1, free: 2, vip: 3, over: 4, hidden: 5, future: 6 }
/** Lessons of `running`, then the first of `free`. */
export const LIVE_LESSON = { over: 1, onAir: 2, ahead: 3, free: 4 }
