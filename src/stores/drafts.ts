import * as v from 'valibot'

import { loginRecords } from './memberRecords'

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

/** What was written and not sent; it outlives the app and ends with the login. By form. */
export const qaDrafts = loginRecords({ name: 'qaDraft', schema: qaDraftSchema })

/** The same of courses, articles and books, by what is commented and whom it answers. */
export const commentDrafts = loginRecords({ name: 'commentDraft', schema: v.string() })

/** Something would be lost with the login. */
export const hasDrafts = (): boolean => [qaDrafts, commentDrafts].some((drafts) => drafts.keys().length > 0)
