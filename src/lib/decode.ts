/**
 * The border's vocabulary: valibot schemas for the backend's JSON habits (contract `core.md` 2.7 to 2.10).
 * Wire shapes are built from these; `decode` turns an unknown value into an entity or throws `ShapeError`.
 */
import * as v from 'valibot'

import { yuanToCents } from './money'
import { parseServerTime } from './time'

export class ShapeError extends Error {
  override name = 'ShapeError'
}

type Schema<T> = v.GenericSchema<unknown, T>

export function decode<T>(schema: Schema<T>, value: unknown): T {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const issue = result.issues[0]
  throw new ShapeError(`${v.getDotPath(issue) ?? 'data'}: ${issue.message}`)
}

/** Integer that may arrive as a numeric string. */
export const int = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+$/), v.transform(Number))]),
  v.integer(),
)

/** Any number that may arrive as a string; an unreadable one is an error. */
export const num = v.pipe(v.union([v.number(), v.pipe(v.string(), v.nonEmpty(), v.transform(Number))]), v.finite())

/** Text; null, absent and numbers are tolerated. */
export const text = v.pipe(
  v.optional(v.nullable(v.union([v.string(), v.number()])), ''),
  v.transform((value) => (value === null ? '' : String(value))),
)

/** 0 | 1 | '0' | '1' | boolean; null and absent are false. */
export const flag = v.pipe(
  v.optional(v.nullable(v.union([v.boolean(), v.number(), v.string()])), 0),
  v.transform((value) => value === true || Number(value) === 1),
)

/** Yuan of any form -> cents, or `null` when unreadable. */
export const yuan = v.pipe(v.optional(v.unknown(), null), v.transform(yuanToCents))

/** Any of the server's time forms -> `Date`, or `null`. */
export const time = v.pipe(v.optional(v.unknown(), null), v.transform(parseServerTime))

/** `[]`, null and absent stand for "nothing". */
export const orNull = <T>(schema: Schema<T>) =>
  v.pipe(
    v.optional(v.unknown(), null),
    v.transform((value) => (Array.isArray(value) && value.length === 0 ? null : value)),
    v.nullable(schema),
  )

/** A list that may come as an object with numeric keys, or as null. */
export const list = <T>(item: Schema<T>) =>
  v.pipe(
    v.optional(v.unknown(), null),
    v.transform((value) => (value && typeof value === 'object' && !Array.isArray(value) ? Object.values(value) : value ?? [])),
    v.array(item),
  )

/** A list whose unreadable rows are left out instead of failing the whole. */
export const lenientList = <T>(item: Schema<T>) =>
  v.pipe(
    list(v.unknown()),
    v.transform((rows) =>
      rows.flatMap((row) => {
        const result = v.safeParse(item, row)
        return result.success ? [result.output] : []
      }),
    ),
  )

/** A map keyed by number: an object, an array when the keys are 0, 1, 2 ..., or `[]` when empty. */
export const numberMap = <T>(value: Schema<T>) =>
  v.pipe(
    v.optional(v.nullable(v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())])), []),
    v.transform((map): [string | number, unknown][] => Object.entries(map ?? [])),
    v.array(v.tuple([int, value])),
    v.transform((entries) => new Map(entries)),
  )

/** One page of a list, whatever the endpoint calls its fields. */
export interface Page<T> {
  items: T[]
  total: number
  /** 1-based. */
  page: number
  hasMore: boolean
}

const pageWire = v.object({ data: list(v.unknown()), total: v.optional(int), last_page: v.optional(int) })

/** Styles A, B and C of contract `core.md` 2.7; `size` is the page size that was asked for. */
export function decodePage<T>(item: Schema<T>, value: unknown, page: number, size: number): Page<T> {
  const wire = decode(pageWire, value)
  const items = decode(lenientList(item), wire.data)
  const total = wire.total ?? (page - 1) * size + items.length
  const hasMore = wire.data.length >= size && (wire.last_page ? page < wire.last_page : page * size < total)
  return { items, total, page, hasMore }
}
