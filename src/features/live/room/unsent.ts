import * as v from 'valibot'

import { draftRecords } from '@/stores/drafts'

import type { OwnLine } from './chat/lines'
import { texts } from './texts'

/** What was said and has not got there, by lesson: neither a page that is closed loses it, nor a login that ends by itself. */
const records = draftRecords(
  'liveUnsent',
  v.array(v.object({ text: v.string(), afterId: v.number(), isUnsure: v.boolean() })),
)

export const unsentLines = {
  /** As lines that have failed; what was on its way may have got there. */
  of: (lessonId: number): OwnLine[] =>
    (records.get(lessonId) ?? []).map((line, index) => ({
      ...line,
      key: `u${index}`,
      status: 'failed',
      reason: texts.chat.unsent,
    })),
  /** @param own with those that the server has */
  keep(lessonId: number, own: readonly OwnLine[]): void {
    const lines = own
      .filter(({ status }) => status !== 'sent')
      .map(({ text, afterId, status, isUnsure }) => ({ text, afterId, isUnsure: isUnsure || status === 'sending' }))
    if (lines.length > 0) records.set(lessonId, lines)
    else records.remove(lessonId)
  },
  remove: (lessonId: number): void => records.remove(lessonId),
}
