export const texts = {
  all: '全部',
  category: '分类',
  subcategory: (parent: string) => `${parent}的子分类`,
  order: '排序',
} as const
