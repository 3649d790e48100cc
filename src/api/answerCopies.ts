/**
 * The server's answers, as they came, for when it cannot be reached. The copies belong to the member, who has the
 * right to see them, and are deleted at the logout.
 */
import * as v from 'valibot'

import { mayPass } from '@/http/apiError'
import { httpContext, withQuery } from '@/http/client'
import { request, type RequestOptions } from '@/http/request'
import { offlineItem } from '@/platform/storage'

/** Characters of JSON in all. Beside the articles this fits the smallest storage that we meet (5 MB). */
const maxChars = 900_000
const maxCount = 500
/** A lesson's answer brings its whole course along. So many characters of one course leave room for everything else. */
const maxLessonChars = 300_000
/** Of an answer that is one of many, as a question; of one that a learner finds by its name. */
const maxAnswerChars = { part: 60_000, whole: 300_000 }

type CopyOptions = Pick<RequestOptions, 'path' | 'query' | 'signal' | 'isBackground'>

interface Answered<T> {
  value: T
  /** The server could not be reached: this is what it said before. */
  isCopy: boolean
}

export const savedKinds = [
  'course',
  'live',
  'book',
  'article',
  'learningPath',
  'practice',
  'wrongBook',
  'collection',
] as const

/** What an answer belongs to, in a learner's eyes: a lesson to its course, a question to its practice. */
const subjectShape = v.object({ kind: v.picklist(savedKinds), id: v.number(), title: v.string() })
export type Subject = v.InferOutput<typeof subjectShape>

/** Earlier releases named no subject, and knew no passing answers. */
const entry = v.tuple([v.string(), v.number(), v.optional(v.nullable(subjectShape)), v.optional(v.boolean())])

/** Name, length and subject of each copy, and whether it is of a passing answer; last used first. */
const indexItem = offlineItem<v.InferOutput<typeof entry>[]>('answer_copies', (stored) =>
  v.is(v.array(entry), stored) ? stored : null,
)

const copyShape = v.object({ data: v.unknown() })

const copyItem = (name: string) =>
  offlineItem<v.InferOutput<typeof copyShape>>(`answer_copy:${name}`, (stored) =>
    v.is(copyShape, stored) ? stored : null,
  )

const nameOf = ({ path, query }: CopyOptions) => withQuery(path, query)

/** Copies beyond the bounds are deleted, longest unused first. A passing answer does not replace a lasting one. */
function store(name: string, data: unknown, isPassing: boolean, max: number, subject?: Subject): void {
  const chars = JSON.stringify(data).length
  if (chars > max) return
  const index = indexItem.get() ?? []
  if (isPassing && index.some(([other, , , wasPassing]) => other === name && !wasPassing)) return
  copyItem(name).set({ data })
  const others = index.filter(([other]) => other !== name)
  let [total, ofLessons] = [0, 0]
  const wanted: v.InferOutput<typeof entry>[] = [[name, chars, subject, isPassing], ...others]
  const fitting = wanted.filter(([stored, length, of], place) => {
    const isSpare = subject && isOf(subject, of) && stored.includes('/video/') && (ofLessons += length) > maxLessonChars
    const isKept = !isSpare && place < maxCount && (total += length) <= maxChars
    if (!isKept) copyItem(stored).remove()
    return isKept
  })
  indexItem.set(fitting)
}

type SubjectOf<T> = (value: T) => Subject

interface StoreOptions<T> {
  maxChars: number
  subjectOf?: SubjectOf<T>
  /** A visitor's answer says nothing of what a member may see of a thing. */
  isMembersOnly?: true
  /** False = the answer passes: it stands in only where there is no lasting one, and should be asked for again. */
  isLasting?: (value: T) => boolean
}

/** A GET whose answer is stored. @throws as `request` and `read` */
async function requestAndStore<T>(
  options: CopyOptions,
  read: (data: unknown) => T,
  storing: StoreOptions<T>,
): Promise<T> {
  const { token } = httpContext()
  const tokenBefore = token()
  const data = await request({ ...options, method: 'GET' })
  const value = read(data)
  // An answer that arrives after the logout belongs to nobody.
  const mayStore = token() === tokenBefore && (tokenBefore !== null || !storing.isMembersOnly)
  const isPassing = storing.isLasting?.(value) === false
  if (mayStore) store(nameOf(options), data, isPassing, storing.maxChars, storing.subjectOf?.(value))
  return value
}

interface CopyRules<T> extends Pick<StoreOptions<T>, 'subjectOf' | 'isLasting'> {
  /**
   * The errors for which the copy stands in: by default all that may pass. An answer with rights or counts is outdated
   * sooner, so its copy is only for a server that does not answer (`hasNoAnswer`).
   */
  standsInFor?: (error: unknown) => boolean
}

/**
 * A GET with `request` and `read`. While the server cannot be reached, `read` gets the copy of its last answer instead.
 * @throws as `request` and `read`
 */
export async function requestOrCopy<T>(
  options: CopyOptions,
  read: (data: unknown) => T,
  { standsInFor = mayPass, ...storing }: CopyRules<T> = {},
): Promise<Answered<T>> {
  try {
    return { value: await requestAndStore(options, read, { ...storing, maxChars: maxAnswerChars.part }), isCopy: false }
  } catch (error) {
    const copy = standsInFor(error) ? copyItem(nameOf(options)).get() : null
    if (!copy) throw error
    return { value: read(copy.data), isCopy: true }
  }
}

/** A call whose answer can be shown without a network as well (`queries/withStoredCopy`). */
export interface StoredCall<T> {
  /** @throws as `request` */
  request(signal?: AbortSignal): Promise<T>
  /** `undefined` = it was not opened on this device, or not by this login. */
  copy(): T | undefined
}

export const storedCall = <T>(path: string, read: (data: unknown) => T, subjectOf: SubjectOf<T>): StoredCall<T> => ({
  request: (signal) =>
    requestAndStore({ path, signal }, read, { maxChars: maxAnswerChars.whole, subjectOf, isMembersOnly: true }),
  copy() {
    const copy = copyItem(path).get()
    try {
      return copy ? read(copy.data) : undefined
    } catch {
      // Of a release that read it differently.
      return undefined
    }
  },
})

/** Those calls that have a copy, or a lasting one. Asking counts as using the copy. */
export function copied<T extends CopyOptions>(calls: readonly T[], which: 'all' | 'lasting'): T[] {
  const index = indexItem.get() ?? []
  const names = new Set(calls.map(nameOf))
  const isWanted = ([name]: (typeof index)[number]) => names.has(name)
  const found = index.filter(isWanted)
  if (found.length > 0) indexItem.set([...found, ...index.filter((one) => !isWanted(one))])
  const counting = found.filter(([, , , isPassing]) => which === 'all' || !isPassing)
  const there = new Set(counting.map(([name]) => name))
  return calls.filter((call) => there.has(nameOf(call)))
}

/** A subject with the size of all its copies. */
export interface Saved extends Subject {
  chars: number
}

const isOf = (subject: Pick<Subject, 'kind' | 'id'>, other: Subject | null | undefined) =>
  other?.kind === subject.kind && other.id === subject.id

/** Last used first. What belongs to no subject, as lists, is in `others`. */
export function savedAnswers(): { subjects: Saved[]; others: number } {
  const subjects: Saved[] = []
  let others = 0
  for (const [, chars, subject] of indexItem.get() ?? []) {
    const known = subject && subjects.find((saved) => isOf(saved, subject))
    if (known) known.chars += chars
    else if (subject) subjects.push({ ...subject, chars })
    else others += chars
    // A part may not know what the whole is called.
    if (known && subject && known.title === '') known.title = subject.title
  }
  return { subjects, others }
}

/** @param which absent = everything; `others` = what belongs to no subject */
export function letGoOfAnswers(which?: Pick<Subject, 'kind' | 'id'> | 'others'): void {
  const index = indexItem.get() ?? []
  const isGone = ([, , of]: (typeof index)[number]) => {
    if (which === undefined) return true
    return which === 'others' ? !of : isOf(which, of)
  }
  for (const [name] of index.filter(isGone)) copyItem(name).remove()
  indexItem.set(index.filter((one) => !isGone(one)))
}
