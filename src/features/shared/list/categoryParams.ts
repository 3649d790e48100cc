import type { Category } from '@/api/category'

/** A first-level category, and one of its children. */
type CategoryParams = {
  category_id?: number
  child?: number
}

/** Parameters for a category of either level; 0 = everything, without parameters. */
export function categoryParams(id: number, categories: readonly Category[]): CategoryParams {
  if (id === 0) return {}
  const parent = categories.find(({ children }) => children.some((child) => child.id === id))
  return parent ? { category_id: parent.id, child: id } : { category_id: id }
}
