import * as v from 'valibot'

import { loginRecords } from '@/stores/memberRecords'

import type { OwnLine } from './chat/lines'
import { texts } from './texts'

/** What was said and has not got there, by lesson: a page that is closed does not lose it; gone with the login. */
const records = loginRecords({
  name: 'liveUnsent',
  schema: v.array(v.object({ text: v.string(), afterId: v.number(), isUnsure: v.boolean() })),
})

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
