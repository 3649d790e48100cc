import * as v from 'valibot'

import { storageItem, storedKeys } from '@/platform/storage'

import { ownRecords, type RecordStore } from './memberRecords'
import { loginKey } from './session'

/** The sorts of typed and unsent text. Passwords and SMS codes are never stored. */
const typed = ['qaDraft', 'commentDraft', 'liveDraft', 'liveUnsent', 'formDraft', 'noteDraft'] as const

/** And what is no loss to warn of: the saved address. */
const names = [...typed, 'parcelAddress'] as const

/**
 * What a member has typed. It survives a login that ends by itself. It is removed by a logout, and when another member
 * logs in.
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

/** A logout would lose something. */
export const hasDrafts = (): boolean =>
  typed.some((name) => [`${name}:`, loginKey(`${name}:`)].some((prefix) => storedKeys(prefix).length > 0))

/** @param memberId the member whose drafts stay */
export function dropDrafts(memberId?: number): void {
  for (const name of names) {
    const ownPrefix = `${name}:${memberId}:`
    for (const key of storedKeys(`${name}:`)) if (!key.startsWith(ownPrefix)) storageItem(key, () => null).remove()
  }
}

const qaDraftSchema = v.object({
  title: v.string(),
  /** 0 = none chosen yet. */
  categoryId: v.number(),
  text: v.string(),
  /** As typed. */
  reward: v.string(),
  /** Addresses of pictures on the server. */
  images: v.array(v.string()),
})

/** The values of a form for a question, an answer or a comment on one. Shorter forms leave fields empty. */
export type QaDraft = v.InferOutput<typeof qaDraftSchema>

const storedQaDraft = v.object({
  ...qaDraftSchema.entries,
  /** Pictures that were not on the server yet; absent = none. */
  lostCount: v.optional(v.number()),
})

export type StoredQaDraft = v.InferOutput<typeof storedQaDraft>

/** By form. */
export const qaDrafts = draftRecords('qaDraft', storedQaDraft)

/** Comments on courses, articles and books, by subject and replied comment. */
export const commentDrafts = draftRecords('commentDraft', v.string())

/** Unsaved notes with their second, by lesson, or by the note that is being changed. */
export const noteDrafts = draftRecords('noteDraft', v.object({ text: v.string(), sec: v.number() }))
