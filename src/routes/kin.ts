import type { RouteName } from './registry'

type Kin =
  | 'vodIndex'
  | 'articleIndex'
  | 'learningPathIndex'
  | 'bookIndex'
  | 'liveIndex'
  | 'smallClassIndex'
  | 'qaIndex'
  | 'examPaperIndex'
  | 'examMockIndex'
  | 'examPracticeIndex'
  | 'credit1'

/** Where there is more of what a page shows one of: the way on when that one is gone. */
export const kinOf: Partial<Record<RouteName, Kin>> = {
  courseShow: 'vodIndex',
  courseVideo: 'vodIndex',
  articleShow: 'articleIndex',
  learningPathShow: 'learningPathIndex',
  bookShow: 'bookIndex',
  bookRead: 'bookIndex',
  liveShow: 'liveIndex',
  liveVideo: 'liveIndex',
  smallClassShow: 'smallClassIndex',
  qaShow: 'qaIndex',
  examPaperShow: 'examPaperIndex',
  examMockShow: 'examMockIndex',
  examPracticeShow: 'examPracticeIndex',
  credit1Goods: 'credit1',
}
