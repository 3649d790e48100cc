import type { Category } from '@/api/category'

/** A category of the first level, and one of its own below it. */
type CategoryParams = {
  category_id?: number
  child?: number
}

/** The address of a chosen category of either level; 0 = everything, the bare one. */
export function categoryParams(id: number, categories: readonly Category[]): CategoryParams {
  if (id === 0) return {}
  const parent = categories.find(({ children }) => children.some((child) => child.id === id))
  return parent ? { category_id: parent.id, child: id } : { category_id: id }
}
