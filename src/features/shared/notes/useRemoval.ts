import { useCallback, useEffect, useRef, useState } from 'react'

import type { Note } from './store'
import type { NotesInHand } from './useNotes'

export type Removal = ReturnType<typeof useRemoval>

/** Deletes notes. The last deleted one keeps its row, and the learner can bring it back. */
export function useRemoval({ notes, store, stills }: NotesInHand) {
  const [last, setLast] = useState<Note>()
  // Its picture stays as long as it can be brought back.
  const gone = useRef<Note>()
  const letGo = useCallback(() => {
    if (gone.current) stills.drop(gone.current)
    gone.current = undefined
  }, [stills])
  useEffect(() => letGo, [letGo])
  // It may be there again: another tab has changed it.
  const removed = last && !notes.some(({ id }) => id === last.id) ? last : undefined
  return {
    rows: removed ? [...notes, removed] : notes,
    removedId: removed?.id,
    remove(note: Note): void {
      letGo()
      gone.current = note
      store.remove(note.id)
      setLast(note)
    },
    undo(): void {
      gone.current = undefined
      if (removed) store.put(removed)
      setLast(undefined)
    },
  }
}
