export interface NoteStillProps {
  noteId: string
  /** How the note is called. */
  name: string
}
