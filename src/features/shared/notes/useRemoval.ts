import { useState } from 'react'

import type { Note } from './store'
import type { NotesInHand } from './useNotes'

export type Removal = ReturnType<typeof useRemoval>

/** Deletes notes. The last deleted one keeps its row, and the learner can bring it back. */
export function useRemoval({ notes, store }: NotesInHand) {
  const [last, setLast] = useState<Note>()
  // Another tab may have brought it back by a change.
  const removed = last && !notes.some(({ id }) => id === last.id) ? last : undefined
  return {
    rows: removed ? [...notes, removed] : notes,
    removedId: removed?.id,
    remove(note: Note): void {
      store.remove(note.id)
      setLast(note)
    },
    undo(): void {
      if (removed) store.put(removed)
      setLast(undefined)
    },
  }
}
