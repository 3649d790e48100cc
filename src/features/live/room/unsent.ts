import * as v from 'valibot'

import { draftRecords } from '@/stores/drafts'

import type { OwnLine } from './chat/lines'
import { texts } from './texts'

/** Unsent lines by lesson. They survive a closed page, and a login that ends by itself. */
const records = draftRecords(
  'liveUnsent',
  v.array(
    v.object({ text: v.string(), afterId: v.number(), sinceMs: v.optional(v.number(), 0), isUnsure: v.boolean() }),
  ),
)

export const unsentLines = {
  /** As failed lines. One that was being sent may have arrived. */
  of: (lessonId: number): OwnLine[] =>
    (records.get(lessonId) ?? []).map((line, index) => ({
      ...line,
      key: `u${index}`,
      status: 'failed',
      reason: texts.chat.unsent,
    })),
  /** @param own including lines that the server has */
  store(lessonId: number, own: readonly OwnLine[]): void {
    const lines = own
      .filter(({ status }) => status !== 'sent')
      .map(({ text, afterId, sinceMs, status, isUnsure }) => ({
        ...{ text, afterId, sinceMs },
        isUnsure: isUnsure || status === 'sending',
      }))
    if (lines.length > 0) records.set(lessonId, lines)
    else records.remove(lessonId)
  },
  remove: (lessonId: number): void => records.remove(lessonId),
}
