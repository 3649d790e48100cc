import * as v from 'valibot'

import { ownRecords } from '@/stores/memberRecords'

const maxAgeMs = 365 * 86_400_000

/**
 * Titles of the questions that the member has answered, by question. The server's list of own answers does not name
 * them, and to ask for each would count as a view of it: this device remembers what was open here.
 */
const answered = ownRecords(
  {
    name: 'answeredQuestion',
    schema: v.object({ title: v.string(), atMs: v.number() }),
    expiry: { nowMs: Date.now, endMs: ({ atMs }) => atMs + maxAgeMs },
  },
  (_, found) => found,
)

export const noteAnswered = (questionId: number, title: string): void =>
  answered()?.set(questionId, { title, atMs: Date.now() })

export const answeredTitle = (questionId: number): string | undefined => answered()?.get(questionId)?.title
