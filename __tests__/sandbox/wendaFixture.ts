import type { Academy } from '../../sandbox/seed'
import type { WendaSeed } from '../../sandbox/seed/wenda'

export const wendaCategories: Academy['wendaCategories'] = {
  coding: { name: '编程', children: { frontend: '前端' } },
  art: { name: '艺术' },
}

type Answer = WendaSeed['answers'][number]

const answer = (author: string, more: Partial<Answer> = {}): Answer => ({
  author,
  content: `${author} 的回答`,
  hoursAgo: 10,
  voteCount: 0,
  images: [],
  comments: [],
  ...more,
})

const question = (key: string, more: Partial<WendaSeed> = {}): WendaSeed => ({
  key,
  author: 'xiaoman',
  category: 'frontend',
  title: `问题 ${key}`,
  content: `内容 ${key}`,
  images: [],
  reward: 0,
  viewTimes: 10,
  voteCount: 0,
  hoursAgo: 20,
  answers: [],
  ...more,
})

/** Ids follow the order. */
export const wenda: WendaSeed[] = [
  question('open', {
    hoursAgo: 20,
    reward: 8,
    images: ['open'],
    answers: [
      answer('nanfeng', { hoursAgo: 3, comments: [{ author: 'doujiang', content: '同感', hoursAgo: 2 }] }),
      answer('xiaoman', { hoursAgo: 9 }),
    ],
  }),
  question('solved', {
    hoursAgo: 30,
    author: 'nanfeng',
    category: 'coding',
    answers: [answer('doujiang', { isCorrect: true })],
  }),
  question('fresh', { hoursAgo: 1, category: 'art', title: 'Fresh 问题' }),
  question('many', {
    hoursAgo: 100,
    answers: [answer('nanfeng', { hoursAgo: 99 })],
    byRule: { count: 30, text: '{n} {d} {m}' },
  }),
]

export const QUESTION = { open: 1, solved: 2, fresh: 3, many: 4 }
/** Those of `open`, then that of `solved`. */
export const ANSWER = { nanfeng: 1, own: 2, solved: 3 }
