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

/** The list of things like the one on the page. It is the way on when that thing is gone. */
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

/** The page that this one is a part of. The way back leads there when the page was opened directly. */
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
