import type { Note } from '../store'

/** The pictures of a member's notes, by the note's id. */
export interface NoteStills {
  /** @returns whether it is kept */
  store(id: string, still: Blob): Promise<boolean>
  get(id: string): Promise<Blob | null>
  /** Of a note that was deleted; another tab may have brought it back meanwhile. */
  drop(note: Note): void
  /** Once: of a note that was deleted while its picture could still be called back. */
  sweep(): Promise<void>
}
