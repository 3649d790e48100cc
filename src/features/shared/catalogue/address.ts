import { categoryParams } from '@/features/shared/list/categoryParams'
import type { Category } from '@/api/category'

/** The part of a catalogue that is shown. */
export interface Choice<Order extends string> {
  /** 0 = all. */
  categoryId: number
  /** A child of that category; 0 = the whole category. */
  childId: number
  order: Order
}

/** How an address says it. The bare address means everything in the first order. */
export interface CatalogueAddress<Params, Order extends string> {
  firstOrder: Order
  read(params: Params): Choice<Order>
  write(choice: Choice<Order>): Params
  /** The choice after a press on a category of either level; 0 = all. */
  choose(id: number, categories: readonly Category[]): Pick<Choice<Order>, 'categoryId' | 'childId'>
}

/** `category_id` holds either level. */
const oneWord = (categoryId: number) => ({ categoryId, childId: 0 })

const twoWords = (id: number, categories: readonly Category[]) => {
  const { category_id: categoryId = 0, child: childId = 0 } = categoryParams(id, categories)
  return { categoryId, childId }
}

const categoryOf = (categoryId: number) => (categoryId > 0 ? { category_id: categoryId } : {})

const childOf = (childId: number) => (childId > 0 ? { child: childId } : {})

type ByCategory = CatalogueAddress<{ category_id?: number }, ''>

export const byCategory: ByCategory = {
  firstOrder: '',
  read: ({ category_id: categoryId = 0 }) => ({ categoryId, childId: 0, order: '' }),
  write: ({ categoryId }) => categoryOf(categoryId),
  choose: oneWord,
}

type ByChild = CatalogueAddress<{ category_id?: number; child?: number }, ''>

export const byChild: ByChild = {
  firstOrder: '',
  read: ({ category_id: categoryId = 0, child: childId = 0 }) => ({ categoryId, childId, order: '' }),
  write: ({ categoryId, childId }) => ({ ...categoryOf(categoryId), ...childOf(childId) }),
  choose: twoWords,
}

/** The texts of a catalogue name its orders; the first one needs no word in the address. */
type Orders<First, Other> = readonly [{ key: First }, ...{ key: Other }[]]

type ByScene<Other> = { category_id?: number; scene?: Other }

/** By category and order. */
export function byScene<First extends string, Other extends string>(
  orders: Orders<First, Other>,
): CatalogueAddress<ByScene<Other>, First | Other> {
  const first = orders[0].key
  const isOther = (scene: First | Other): scene is Other => scene !== first
  return {
    firstOrder: first,
    read: ({ category_id: categoryId = 0, scene }) => ({ categoryId, childId: 0, order: scene ?? first }),
    write: ({ categoryId, order }) => ({ ...categoryOf(categoryId), ...(isOther(order) ? { scene: order } : {}) }),
    choose: oneWord,
  }
}

type ByType<Other> = { category_id?: number; child?: number; type?: Other }

/** By category and type; there is no order. */
export function byType<First extends string, Other extends string>(
  types: Orders<First, Other>,
): CatalogueAddress<ByType<Other>, First | Other> {
  const first = types[0].key
  const isOther = (type: First | Other): type is Other => type !== first
  return {
    firstOrder: first,
    read: ({ type, ...category }) => ({ ...byChild.read(category), order: type ?? first }),
    write: ({ order, ...category }) => ({
      ...byChild.write({ ...category, order: '' }),
      ...(isOther(order) ? { type: order } : {}),
    }),
    choose: twoWords,
  }
}
