import { letGoOfAnswers, type Saved, savedAnswers } from '@/api/answerCopies'
import { openSavedFile, removeSavedFiles } from '@/features/shared/file/saved'
import { pdfShower } from '@/features/shared/pdf'
import { kindOf } from '@/goods/kinds'
import type { RouteLocation } from '@/routes/codec'
import { letGoOfArticles, offlineArticles } from '@/stores/offlineArticles'
import { savedFileList } from '@/stores/savedFiles'

import { texts } from './texts'

/** Something stored on this device that opens without a network. */
export interface SavedThing {
  key: string
  title: string
  kind: string
  bytes: number
  /** Absent = other pages open it. */
  location?: RouteLocation
  /** Of a file, instead. @returns false = it cannot be shown, or is gone */
  open?: () => Promise<boolean>
  letGo(): void
}

/** Storages count two bytes per character, or three per Chinese one. */
const bytesOf = (chars: number) => 2 * chars

const places = { wrongBook: 'examWrongBook', collection: 'examCollection' } as const

function nameOf({ kind, id, title }: Saved): Pick<SavedThing, 'title' | 'kind' | 'location'> {
  if (kind === 'wrongBook' || kind === 'collection') {
    return { title: texts.books[kind], kind: texts.questions, location: { name: places[kind], params: {} } }
  }
  const goods = kindOf(kind)
  return { title: title || texts.practised, kind: goods.texts.label, location: goods.detailLocation(id) }
}

/** Everything that is stored. Within one kind the last used comes first. */
export function savedThings(): SavedThing[] {
  const { subjects, others } = savedAnswers()
  const things = subjects.map((saved) => ({
    ...nameOf(saved),
    key: `${saved.kind}:${saved.id}`,
    bytes: bytesOf(saved.chars),
    letGo: () => letGoOfAnswers(saved),
  }))
  const chapters = offlineArticles().map(({ id, title, bookName, chars }) => ({
    key: `chapter:${id}`,
    title,
    kind: texts.chapterOf(bookName),
    bytes: bytesOf(chars),
    location: { name: 'bookRead' as const, params: { id } },
    letGo: () => letGoOfArticles(id),
  }))
  const lists = {
    key: 'others',
    title: texts.others,
    kind: texts.list,
    bytes: bytesOf(others),
    letGo: () => letGoOfAnswers('others'),
  }
  const files = savedFileList().map(({ key, name, of, bytes }) => ({
    key: `file:${key}`,
    title: name,
    kind: of === '' ? texts.file : texts.chapterOf(of),
    bytes,
    open: () => openSavedFile(key, pdfShower(name, key)),
    letGo: () => removeSavedFiles(key),
  }))
  return [...things, ...chapters, ...files, ...(others > 0 ? [lists] : [])]
}

export function letGoOfAll(): void {
  letGoOfAnswers()
  letGoOfArticles()
  removeSavedFiles()
}
