import type { RouteLocation } from './codec'
import { type RouteName, routeNames, routeSpec } from './registry'

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

/** Lists that do not lie beside their things. */
const elsewhere: Partial<Record<RouteName, SiblingList>> = {
  courseShow: 'vodIndex',
  courseVideo: 'vodIndex',
  credit1Goods: 'credit1',
}

const isList = (name: RouteName): name is SiblingList => name.endsWith('Index')

/** The list of things like the one on the page. It is the way on when that thing is gone. */
export const siblingListOf = (here: RouteName): SiblingList | undefined =>
  elsewhere[here] ??
  routeNames
    .filter(isList)
    .find((name) => name !== here && routeSpec(name).path === routeSpec(here).path.replace(/\w+$/, 'index'))

/** The page that this one is a part of. The way back leads there when the page was opened directly. */
export function parentRoute({ name, params }: RouteLocation): RouteLocation {
  switch (name) {
    case 'examPaperPlay':
      return { name: 'examPaperShow', params }
    case 'examMockPlay':
      return { name: 'examMockShow', params }
    case 'examPracticePlay':
      return { name: 'examPracticeShow', params }
    case 'examWrongBookPlay':
      return { name: 'examWrongBook', params: {} }
    case 'examCollectionPlay':
      return { name: 'examCollection', params: {} }
    case 'courseVideo':
      if (params.course_id) return { name: 'courseShow', params: { id: params.course_id } }
      break
    case 'bookRead':
      if (params.book) return { name: 'bookShow', params: { id: params.book } }
      break
  }
  return { name: routeSpec(name).path.startsWith('packageA/exam/') ? 'examHome' : 'home', params: {} }
}
