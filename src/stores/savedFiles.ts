import * as v from 'valibot'

import { textStorageItem } from '@/platform/storage'

import { offlineItem } from './session'

const entryShape = v.object({
  key: v.string(),
  name: v.string(),
  /** Without the dot. */
  extension: v.string(),
  /** The title of what it belongs to. */
  of: v.string(),
  bytes: v.number(),
})

/** A file of a course or a lesson that is stored on this device (`platform/savedFiles`). */
export type SavedFile = v.InferOutput<typeof entryShape>

/** They belong to the member, who has the right to open them. */
const indexItem = offlineItem<SavedFile[]>('saved_files', (stored) =>
  v.is(v.array(entryShape), stored) ? stored : null,
)

/** The list goes with the login, the files after it: there may be some. */
export const savedFilesMark = textStorageItem('has_saved_files')

/** Saved last first. */
export const savedFileList = (): SavedFile[] => indexItem.get() ?? []

export const savedFileOf = (key: string): SavedFile | undefined => savedFileList().find((file) => file.key === key)

const listeners = new Set<() => void>()

/** Calls back when this tab changes the list. @returns the function that stops it */
export function watchSavedFiles(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function store(files: SavedFile[]): void {
  indexItem.set(files)
  listeners.forEach((listener) => listener())
}

export const noteSavedFile = (file: SavedFile): void =>
  store([file, ...savedFileList().filter(({ key }) => key !== file.key)])

/** @param which absent = all */
export const forgetSavedFiles = (which?: string): void =>
  store(which === undefined ? [] : savedFileList().filter(({ key }) => key !== which))
