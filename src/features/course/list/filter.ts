import type { CourseFilter, CourseScene } from '@/api/course'
import { sceneFilter } from '@/features/shared/list/sceneFilter'

/** The list's orders as the learner reads them. 免费 is a restriction that the server treats as an order. */
export const courseOrders: readonly { key: CourseScene; label: string }[] = [
  { key: '', label: '最新' },
  { key: 'sub', label: '最热' },
  { key: 'recom', label: '推荐' },
  { key: 'free', label: '免费' },
]

export const everything: CourseFilter = { categoryId: 0, scene: '' }

export const { filterOf, paramsOf } = sceneFilter<CourseScene, ''>('')
