import { useState } from 'react'

import type { Note } from './store'
import type { NotesInHand } from './useNotes'

export type Removal = ReturnType<typeof useRemoval>

/** Deletes notes; the last one keeps its place among the rows, and comes back when the learner asks for it. */
export function useRemoval({ notes, store }: NotesInHand) {
  const [last, setLast] = useState<Note>()
  // It may be there again: another tab has changed it.
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
