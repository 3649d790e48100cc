import type { Book } from '@/api/examAnswer'

interface BookTexts {
  count: (count: number) => string
  failed: string
  empty: { title: string; hint: string }
}

const books: Record<Book, BookTexts> = {
  wrongBook: {
    count: (count) => `共${count}题错题`,
    failed: '错题没有加载出来',
    empty: { title: '暂无错题', hint: '考试和练习中答错的题会收在这里' },
  },
  collection: {
    count: (count) => `已收藏${count}题`,
    failed: '收藏的题没有加载出来',
    empty: { title: '还没有收藏的题', hint: '练习和看成绩时，可以收藏想再做一遍的题' },
  },
}

/** For the wrong-answer book and the collected questions. */
export const texts = {
  books,
  all: '全部练习',
  toPractices: '去练习',
  noneOfType: { title: '这个题型没有题了', hint: '看看别的题型' },
  noneOfKind: { title: '这个分类没有题', hint: '换个分类看看' },
  showAll: '看全部',
} as const
