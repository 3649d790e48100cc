/** Reads inputs the way the backend does: loose types, one Chinese message per field, joined by commas. */
import * as v from 'valibot'

import { refuse } from './envelope'

const loose = (message: string) => v.nullish(v.union([v.string(), v.number()], message), '')

/** A required text, blanks around it left out; numbers are taken as text, absent and empty get the message. */
export const text = (message: string) => v.pipe(loose(message), v.transform(String), v.trim(), v.nonEmpty(message))

/** Taken as typed. */
export const password = v.pipe(loose('请输入密码'), v.transform(String), v.nonEmpty('请输入密码'))

/** `''` when absent. */
export const optionalText = v.pipe(loose('参数错误'), v.transform(String))

/** A positive integer, also as text. */
export const idNumber = v.pipe(loose('参数错误'), v.transform(Number), v.integer('参数错误'), v.minValue(1, '参数错误'))

/** The same where the server looks at nothing: what is no number breaks it. */
export const trustedId = v.pipe(text('错误'), v.transform(Number), v.integer('错误'))

/** Seconds, without their fraction; `least` is the smallest that is taken, 0 never is. */
export const seconds = (least: number) =>
  v.pipe(
    loose('参数错误'),
    v.transform((value) => Math.trunc(Number(value))),
    v.integer('参数错误'),
    v.notValue(0, '参数错误'),
    v.minValue(least, '参数错误'),
  )

/** From 0, also as text. */
export const countNumber = v.pipe(
  loose('参数错误'),
  v.transform(Number),
  v.integer('参数错误'),
  v.minValue(0, '参数错误'),
)

/** Like `read`, for the people who write tests: says in English what is wrong. */
export function parse<S extends v.GenericSchema>(schema: S, source: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, source)
  if (result.success) return result.output
  throw refuse(result.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`).join(', '))
}

/** @throws Refusal 1 with every message of the schema that applies, or with one `word` for them all */
export function read<E extends v.ObjectEntries>(
  source: unknown,
  entries: E,
  word?: string,
): v.InferOutput<v.ObjectSchema<E, string>> {
  const result = v.safeParse(v.object(entries, '参数错误'), source, { abortPipeEarly: true })
  if (result.success) return result.output
  throw refuse(word ?? result.issues.map((issue) => issue.message).join(','))
}
