/** Things that a learning path or a block of the home page can contain. */
import type { Academy } from './index'

export interface Thing {
  id: number
  key: string
  name: string
  charge: number
  thumb: string
  isHidden?: boolean
}

/** By the word that names the type. */
export type Things = Record<string, Thing[]>

interface Item {
  key: string
  title?: string
  name?: string
  priceYuan: number
  isHidden?: boolean
}

/** Ids follow the order. */
const thingsOf = (items: Item[], art = 'cover'): Thing[] =>
  items.map(({ key, title, name = title ?? '', priceYuan: charge, isHidden }, index) => ({
    ...{ id: index + 1, key, name, charge, isHidden },
    thumb: `/sandbox/art/${art}/${key}.svg`,
  }))

/** The thing of a name like `course/git`. */
export function thingOf(things: Things, name: string, asker: string) {
  const [type = '', key] = name.split('/')
  const thing = things[type]?.find((one) => one.key === key)
  if (!thing) throw new Error(`${asker}: there is no ${name}`)
  return { type, ...thing }
}

export const thingsIn = ({ courses, live, topics, books, paths, smallClasses }: Academy) => ({
  course: thingsOf(courses),
  live: thingsOf(live),
  topic: thingsOf(topics),
  book: thingsOf(books, 'book'),
  path: thingsOf(paths),
  smallClass: thingsOf(smallClasses),
})
