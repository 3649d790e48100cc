import type { CourseFilter, CourseScene } from '@/api/course'
import type { RouteParams } from '@/routes/registry'

/** The list's orders as the learner reads them. 免费 is a restriction that the server treats as an order. */
export const courseOrders: readonly { key: CourseScene; label: string }[] = [
  { key: '', label: '最新' },
  { key: 'sub', label: '最热' },
  { key: 'recom', label: '推荐' },
  { key: 'free', label: '免费' },
]

export const everything: CourseFilter = { categoryId: 0, scene: '' }

/** What the address asks for. */
export const filterOf = ({ category_id, scene }: RouteParams<'vodIndex'>): CourseFilter => ({
  categoryId: category_id ?? everything.categoryId,
  scene: scene ?? everything.scene,
})

/** The address of a choice; everything is the bare one. */
export const paramsOf = ({ categoryId, scene }: CourseFilter): RouteParams<'vodIndex'> => ({
  ...(categoryId > 0 ? { category_id: categoryId } : {}),
  ...(scene === '' ? {} : { scene }),
})
