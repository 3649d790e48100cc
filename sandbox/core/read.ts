/** Reads inputs the way the backend does: loose types, one Chinese message per field, joined by commas. */
import * as v from 'valibot'

import { refuse } from './envelope'

const loose = (message: string) => v.nullish(v.union([v.string(), v.number()], message), '')

/** A required text; numbers are taken as text, absent and empty get the message. */
export const text = (message: string) => v.pipe(loose(message), v.transform(String), v.nonEmpty(message))

/** `''` when absent. */
export const optionalText = v.pipe(loose('参数错误'), v.transform(String))

/** A positive integer, also as text. */
export const idNumber = v.pipe(
  loose('参数错误'),
  v.transform(Number),
  v.integer('参数错误'),
  v.minValue(1, '参数错误'),
)

/** @throws Refusal 1 with every message of the schema that applies */
export function read<E extends v.ObjectEntries>(
  source: unknown,
  entries: E,
): v.InferOutput<v.ObjectSchema<E, string>> {
  const result = v.safeParse(v.object(entries, '参数错误'), source)
  if (result.success) return result.output
  throw refuse([...new Set(result.issues.map((issue) => issue.message))].join(','))
}
