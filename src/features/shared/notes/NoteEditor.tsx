import { Sheet } from '@/components/Sheet'

import { NoteForm } from './NoteForm'
import { nameOf } from './order'
import { isPassage, type Note } from './store'
import { texts } from './texts'

interface NoteEditorProps {
  note: Note
  isOpen: boolean
  onSave: (note: Note) => void
  onClose: () => void
}

/** The sheet to change a note. */
export function NoteEditor({ note, isOpen, onSave, onClose }: NoteEditorProps) {
  return (
    <Sheet isOpen={isOpen} title={texts.editTitle(nameOf(note))} onClose={onClose}>
      <NoteForm
        key={`${note.id}:${note.atMs}`}
        draftKey={note.id}
        text={note.text}
        at={isPassage(note) ? note.block : note.sec}
        isOpen={isOpen}
        onSave={(text) => onSave({ ...note, text })}
        onClose={onClose}
      />
    </Sheet>
  )
}
