import * as v from 'valibot'

import { decode, decodePage, int, list, type Page, type Schema, text } from '@/lib/decode'

/** Two levels. */
export interface Category {
  id: number
  name: string
  children: { id: number; name: string }[]
}

const leafWire = v.object({ id: int, name: text })

export const categoryWire = v.object({ ...leafWire.entries, children: list(leafWire) })

export interface Catalogue<T> extends Page<T> {
  /** All categories. They come with every page of the list, and from nowhere else. */
  categories: Category[]
}

const catalogueWire = v.object({ data: v.unknown(), categories: list(categoryWire) })

/** As `decodePage`, for add-ons' lists with categories. */
export function decodeCatalogue<T>(item: Schema<T>, value: unknown, page: number, size: number): Catalogue<T> {
  const wire = decode(catalogueWire, value)
  return { ...decodePage(item, wire.data, page, size), categories: wire.categories }
}
