import type { RouteLocation } from './codec'
import { type RouteName, routeSpec } from './registry'

type SiblingList =
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
export const siblingListOf: Partial<Record<RouteName, SiblingList>> = {
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
  qaReply: 'qaIndex',
  qaEdit: 'qaIndex',
  examPaperShow: 'examPaperIndex',
  examMockShow: 'examMockIndex',
  examPracticeShow: 'examPracticeIndex',
  credit1Goods: 'credit1',
}

/** Where the way back leads from a page that was opened directly: what it is a part of. */
export function parentRoute({ name, params }: RouteLocation): RouteLocation {
  switch (name) {
    case 'examPaperPlay':
      return { name: 'examPaperShow', params: { id: params.id } }
    case 'examMockPlay':
      return { name: 'examMockShow', params: { id: params.id } }
    case 'examPracticePlay':
      return { name: 'examPracticeShow', params: { id: params.id } }
    case 'examWrongBookPlay':
      return { name: 'examWrongBook', params: {} }
    case 'examCollectionPlay':
      return { name: 'examCollection', params: {} }
    default:
      return { name: routeSpec(name).path.startsWith('packageA/exam/') ? 'examHome' : 'home', params: {} }
  }
}
