/**
 * Schemas for the backend's JSON habits (docs/backend/README.md#json-habits). Wire shapes are built from these;
 * `decode` turns an unknown value into an entity or throws `ShapeError`.
 */
import * as v from 'valibot'

import { yuanToCents } from './money'
import { nameOfAnswer, report } from './report'
import { parseServerTime } from './time'

class ShapeError extends Error {
  override name = 'ShapeError'
}

export type Schema<T> = v.GenericSchema<unknown, T>

/** The call whose answer is being read; '' between answers. */
let source = ''

function parseAnswer<T>(schema: Schema<T>, value: unknown) {
  const outer = source
  source = nameOfAnswer(value) || outer
  const result = v.safeParse(schema, value)
  const name = source
  source = outer
  return { result, name }
}

export function decode<T>(schema: Schema<T>, value: unknown): T {
  const { result, name } = parseAnswer(schema, value)
  if (result.success) return result.output
  const issue = result.issues[0]
  const path = v.getDotPath(issue) ?? 'data'
  report(`undecodable: ${path} is not ${issue.expected ?? 'as promised'}${name}`)
  throw new ShapeError(`${path}: ${issue.message}`)
}

/**
 * An integer, also as a numeric string. A number too large to be exact is an error: rounded, it might name something
 * else.
 */
export const int = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+$/), v.transform(Number))]),
  v.safeInteger(),
)

/** Any number that may arrive as a string; an unreadable one is an error. */
export const num = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.nonEmpty(), v.transform(Number))]),
  v.check((value: number) => Number.isFinite(value)),
)

/** Anything but text, also null and absent, is ''. Numbers become text. */
export const text = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')),
)

/** 0 | 1 | '0' | '1' | boolean; everything else is false. */
export const flag = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => value === true || value === 1 || value === '1'),
)

/** A number that is only shown; unreadable = 0. */
export const count = v.fallback(int, 0)

/** Absent, or unreadable, = undefined. */
export const maybe = <T>(schema: Schema<T>) => v.fallback(v.optional(schema), undefined)

/** Yuan of any form -> cents, or `null` when unreadable. */
export const yuan = v.pipe(v.optional(v.unknown(), null), v.transform(yuanToCents))

/** Any of the server's time forms -> `Date`, or `null`. */
export const time = v.pipe(v.optional(v.unknown(), null), v.transform(parseServerTime))

/** `[]`, null and absent stand for "nothing", and so does what is unreadable. */
export const orNull = <T>(schema: Schema<T>) =>
  v.pipe(
    v.optional(v.unknown(), null),
    v.transform((value) => (value === null || isEmptyList(value) ? null : readOr(null, schema, value))),
  )

const deleted = 'deleted'

/**
 * The thing in a row of a member's list. For a deleted thing the server sends null, `[]` or nothing: the row is then
 * left out silently.
 */
export const unlessDeleted = <T>(schema: Schema<T>) => v.optional(v.nonNullable(orNull(schema), deleted), null)

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

/** Reports what is unreadable, and replaces it. */
function readOr<T, E>(instead: E, schema: Schema<T>, value: unknown): T | E {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const [{ expected }] = result.issues
  if (result.issues.some(({ message }) => message === deleted)) return instead
  report(`unreadable: ${v.getDotPath(result.issues[0]) ?? 'a row'} is not ${expected ?? 'as promised'}${source}`)
  return instead
}

const unreadable = Symbol()

const readable = <K, T>(schema: Schema<T>, rows: [K, unknown][]): [K, T][] =>
  rows.flatMap(([key, row]): [K, T][] => {
    const value = readOr(unreadable, schema, row)
    return value === unreadable ? [] : [[key, value]]
  })

/**
 * A list that is all of an answer, or all that matters in it. It may come as an object with numeric keys, or as null.
 * Unreadable rows are left out.
 */
export const rows = <T>(item: Schema<T>) =>
  v.pipe(
    v.optional(v.nullable(v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())])), []),
    v.transform((list) => readable(item, Object.entries(list ?? [])).map(([, row]) => row)),
  )

/** As `rows`, for a list beside other things: when it is unreadable it is empty. */
export const list = <T>(item: Schema<T>) =>
  v.pipe(
    v.optional(v.unknown(), null),
    v.transform((value): T[] => readOr([], rows(item), value)),
  )

/**
 * A map keyed by number: an object, an array when the keys are 0, 1, 2 ..., or `[]` when empty. Unreadable values are
 * left out.
 */
export const numberMap = <T>(value: Schema<T>) =>
  v.pipe(
    v.optional(v.unknown(), null),
    v.transform((map) => {
      const entries = typeof map === 'object' && map !== null ? Object.entries(map) : []
      return new Map(
        readable(
          value,
          entries.map(([key, item]): [number, unknown] => [Number(key), item]).filter(([key]) => Number.isInteger(key)),
        ),
      )
    }),
  )

/** One page of a list, whatever the endpoint calls its fields. */
export interface Page<T> {
  items: T[]
  /** Rows that could not be read. */
  unreadable?: number
  /** A lower bound: when the total is unreadable, the rows so far count. */
  total: number
  /** 1-based. */
  page: number
  hasMore: boolean
}

const pageWire = v.object({ data: rows(v.unknown()), total: maybe(int), last_page: maybe(int) })

/** Styles A, B and C of docs/backend/README.md#paging; `size` is the page size that was asked for. */
export function decodePage<T>(item: Schema<T>, value: unknown, page: number, size: number): Page<T> {
  const wire = decode(pageWire, value)
  const items = decode(rows(item), wire.data)
  const total = wire.total ?? (page - 1) * size + items.length
  const isLast = wire.last_page ? page >= wire.last_page : page * size >= (wire.total ?? Infinity)
  const unreadable = wire.data.length - items.length
  return { items, total, page, hasMore: wire.data.length >= size && !isLast, ...(unreadable > 0 && { unreadable }) }
}
