import type { ExamCategory, ExamFilter } from '@/api/exam'
import type { RouteParams } from '@/routes/registry'

type Params = RouteParams<'examPaperIndex'>

/** What the address asks for. */
export const filterOf = ({ category_id: categoryId = 0, child: childId = 0 }: Params): ExamFilter => ({
  categoryId,
  childId,
})

/** The address of a chosen category of either level; 0 = everything, the bare one. */
export function paramsOf(id: number, categories: readonly ExamCategory[]): Params {
  if (id === 0) return {}
  const parent = categories.find(({ children }) => children.some((child) => child.id === id))
  return parent ? { category_id: parent.id, child: id } : { category_id: id }
}
