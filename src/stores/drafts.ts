import * as v from 'valibot'

import { storageItem, storedKeys } from '@/platform/storage'

import { ownRecords, type RecordStore } from './memberRecords'

/** All sorts of words that were typed and have not been sent. No passwords, no codes. */
const names = ['qaDraft', 'commentDraft', 'liveDraft', 'liveUnsent', 'formDraft', 'noteDraft'] as const

/**
 * What a member has typed: a login that ends by itself in the middle does not take it; a logout does, and so does
 * somebody else who logs in.
 */
export function draftRecords<T>(name: (typeof names)[number], schema: v.GenericSchema<unknown, T>): RecordStore<T> {
  const own = ownRecords({ name, schema }, (_, found) => found)
  return {
    get: (key) => own()?.get(key) ?? null,
    set: (key, value) => own()?.set(key, value),
    remove: (key) => own()?.remove(key),
    keys: () => own()?.keys() ?? [],
  }
}

/** @param keptId whose stay */
export function dropDrafts(keptId?: number): void {
  for (const name of names) {
    const kept = `${name}:${keptId}:`
    for (const key of storedKeys(`${name}:`)) if (!key.startsWith(kept)) storageItem(key, () => null).remove()
  }
}

const qaDraftSchema = v.object({
  title: v.string(),
  /** 0 = none chosen yet. */
  categoryId: v.number(),
  text: v.string(),
  /** As typed. */
  reward: v.string(),
  /** Addresses of pictures that are on the server. */
  images: v.array(v.string()),
})

/** What a form of a question, an answer or a comment of one holds; shorter ones leave fields empty. */
export type QaDraft = v.InferOutput<typeof qaDraftSchema>

/** By form. */
export const qaDrafts = draftRecords('qaDraft', qaDraftSchema)

/** The same of courses, articles and books, by what is commented and whom it answers. */
export const commentDrafts = draftRecords('commentDraft', v.string())

/** Of a form of a few fields, by form. */
export const formDrafts = draftRecords('formDraft', v.record(v.string(), v.string()))

/** Of a note that is not saved: with its second, by lesson, or by the note that is changed. */
export const noteDrafts = draftRecords('noteDraft', v.object({ text: v.string(), sec: v.number() }))

/** Something would be lost with a logout. */
export const hasDrafts = (): boolean =>
  [qaDrafts, commentDrafts, formDrafts, noteDrafts].some((drafts) => drafts.keys().length > 0)
