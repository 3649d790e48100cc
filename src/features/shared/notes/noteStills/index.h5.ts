import { stills } from '@/platform/stills'

import { isOfLesson, notesOf } from '../store'
import type { NoteStills } from './types'

const prefixOf = (memberId: number) => `${memberId}:`

/** Members whose pictures without a note are gone since the app was opened. */
const swept = new Set<number>()

export function noteStillsOf(memberId: number): NoteStills {
  const prefix = prefixOf(memberId)
  return {
    store: (id, still) => stills.store(prefix + id, still),
    get: (id) => stills.get(prefix + id),
    drop(note) {
      if (isOfLesson(note) && note.hasStill && !notesOf(memberId).get(note.id)) void stills.drop([prefix + note.id])
    },
    async sweep() {
      if (!stills.canTake || swept.has(memberId)) return
      swept.add(memberId)
      const known = new Set(
        notesOf(memberId)
          .all()
          .map(({ id }) => prefix + id),
      )
      await stills.drop((await stills.keys(prefix)).filter((key) => !known.has(key)))
    },
  }
}
