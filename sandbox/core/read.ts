/** Reads inputs the way the backend does: loose types, one Chinese message per field, joined by commas. */
import * as v from 'valibot'

import { refuse } from './envelope'

const loose = (message: string) => v.nullish(v.union([v.string(), v.number()], message), '')

/** Trims texts and accepts numbers. Refuses absent and empty values with the message. */
export const text = (message: string) => v.pipe(loose(message), v.transform(String), v.trim(), v.nonEmpty(message))

/** Does not trim, since a password may begin or end with blanks. */
export const password = v.pipe(loose('请输入密码'), v.transform(String), v.nonEmpty('请输入密码'))

/** `''` when absent. */
export const optionalText = v.pipe(loose('参数错误'), v.transform(String))

/** A positive integer or its text. */
export const idNumber = v.pipe(loose('参数错误'), v.transform(Number), v.integer('参数错误'), v.minValue(1, '参数错误'))

/** An id that the server does not check: text that is no number breaks the call. */
export const trustedId = v.pipe(text('错误'), v.transform(Number), v.integer('错误'))

/** Drops the fraction. Refuses 0 and numbers below `least`. */
export const seconds = (least: number) =>
  v.pipe(
    loose('参数错误'),
    v.transform((value) => Math.trunc(Number(value))),
    v.integer('参数错误'),
    v.notValue(0, '参数错误'),
    v.minValue(least, '参数错误'),
  )

export const countNumber = v.pipe(
  loose('参数错误'),
  v.transform(Number),
  v.integer('参数错误'),
  v.minValue(0, '参数错误'),
)

/** Like `read`, but says in English what is wrong, for the people who write tests. */
export function parse<S extends v.GenericSchema>(schema: S, source: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, source)
  if (result.success) return result.output
  throw refuse(result.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`).join(', '))
}

/** @throws Refusal 1 with the messages of all wrong fields, or with `word` alone */
export function read<E extends v.ObjectEntries>(
  source: unknown,
  entries: E,
  word?: string,
): v.InferOutput<v.ObjectSchema<E, string>> {
  const result = v.safeParse(v.object(entries, '参数错误'), source, { abortPipeEarly: true })
  if (result.success) return result.output
  throw refuse(word ?? result.issues.map((issue) => issue.message).join(','))
}
