/**
 * The server's answers, as they came, for when it cannot be reached. The copies belong to the login, which has the
 * right to see them, and are deleted with it.
 */
import * as v from 'valibot'

import { mayPass } from '@/http/apiError'
import { httpContext, withQuery } from '@/http/client'
import { request, type RequestOptions } from '@/http/request'
import { loginItem } from '@/platform/storage'

/** Characters of JSON in all. Beside the articles this fits the smallest storage that we meet (5 MB). */
const maxChars = 600_000
const maxCount = 500
const maxAnswerChars = 60_000

type CopyOptions = Pick<RequestOptions, 'path' | 'query' | 'signal' | 'isBackground'>

interface Answered<T> {
  value: T
  /** The server could not be reached: this is what it said before. */
  isCopy: boolean
}

const entry = v.tuple([v.string(), v.number()])

/** Name and length of each copy, last used first. */
const indexItem = loginItem<v.InferOutput<typeof entry>[]>('answer_copies', (stored) =>
  v.is(v.array(entry), stored) ? stored : null,
)

const copyShape = v.object({ data: v.unknown() })

const copyItem = (name: string) =>
  loginItem<v.InferOutput<typeof copyShape>>(`answer_copy:${name}`, (stored) =>
    v.is(copyShape, stored) ? stored : null,
  )

const nameOf = ({ path, query }: CopyOptions) => withQuery(path, query)

/** Copies beyond the bounds are deleted, longest unused first. */
function keep(name: string, data: unknown): void {
  const chars = JSON.stringify(data).length
  if (chars > maxAnswerChars) return
  copyItem(name).set({ data })
  const others = (indexItem.get() ?? []).filter(([other]) => other !== name)
  let total = 0
  const wanted: v.InferOutput<typeof entry>[] = [[name, chars], ...others]
  const kept = wanted.filter(([, length], index) => index < maxCount && (total += length) <= maxChars)
  for (const [dropped] of wanted.slice(kept.length)) copyItem(dropped).remove()
  indexItem.set(kept)
}

/**
 * A GET with `request` and `read`. While the server cannot be reached, `read` gets the copy of its last answer instead.
 * @throws as `request` and `read`
 */
export async function requestOrCopy<T>(options: CopyOptions, read: (data: unknown) => T): Promise<Answered<T>> {
  const name = nameOf(options)
  const { token } = httpContext()
  const asked = token()
  try {
    const data = await request({ ...options, method: 'GET' })
    const value = read(data)
    // An answer that arrives after the logout belongs to nobody.
    if (token() === asked) keep(name, data)
    return { value, isCopy: false }
  } catch (error) {
    const copy = mayPass(error) ? copyItem(name).get() : null
    if (!copy) throw error
    return { value: read(copy.data), isCopy: true }
  }
}

/** Those calls that have a copy. Asking counts as using the copy. */
export function copied<T extends CopyOptions>(calls: readonly T[]): T[] {
  const index = indexItem.get() ?? []
  const names = new Set(calls.map(nameOf))
  const isAsked = ([name]: (typeof index)[number]) => names.has(name)
  const asked = index.filter(isAsked)
  if (asked.length > 0) indexItem.set([...asked, ...index.filter((one) => !isAsked(one))])
  const there = new Set(asked.map(([name]) => name))
  return calls.filter((call) => there.has(nameOf(call)))
}
