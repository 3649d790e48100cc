import { NotesPage } from '@/features/notes/NotesPage'
import { definePage } from '@/features/shared/page'

export default definePage('notes', function MyNotesPage() {
  return <NotesPage />
})
