import { warmPdf } from '@/features/shared/pdf'
import { handleResponse } from '@/http/answer'
import type { OnPercent, ShowPdf } from '@/platform/download/types'
import { savedFiles } from '@/platform/savedFiles'
import { offlineHeir } from '@/platform/storage'
import {
  forgetSavedFiles,
  noteSavedFile,
  type SavedFile,
  savedFileList,
  savedFileOf,
  savedFilesMark,
} from '@/stores/savedFiles'
import { onSignOut, tokenItem, useSession } from '@/stores/session'

/**
 * Deletes the files that are not on the list. Asks no storage where nothing was ever saved, and waits while nobody may
 * see the list.
 */
export async function sweepSavedFiles(): Promise<void> {
  if (savedFilesMark.get() === null || offlineHeir() !== null) return
  const keys = savedFileList().map(({ key }) => key)
  await savedFiles.removeAllBut(keys)
  if (keys.length === 0) savedFilesMark.remove()
}

onSignOut(() => void sweepSavedFiles())
// The next member's login has ended the list of the one before.
useSession.subscribe(({ user }, before) => void (user && user.id !== before.user?.id && sweepSavedFiles()))

/**
 * Stores a file whole.
 * @returns `late`: whoever wanted it has logged out meanwhile
 * @throws when the network fails; the server's refusal
 */
export async function saveFile(
  file: Omit<SavedFile, 'bytes'>,
  url: string,
  onPercent: OnPercent,
): Promise<'saved' | 'full' | 'failed' | 'unreadable' | 'late'> {
  const token = tokenItem.get()
  savedFilesMark.set('1')
  const outcome = await savedFiles.save(file.key, { ...file, url }, warmPdf, onPercent)
  if (typeof outcome === 'string') return outcome
  if ('answer' in outcome) {
    handleResponse({ statusCode: 200, data: outcome.answer }, token, 'a file')
    return 'unreadable'
  }
  if (tokenItem.get() !== token) {
    await sweepSavedFiles()
    return 'late'
  }
  noteSavedFile({ ...file, bytes: outcome.bytes })
  return 'saved'
}

/** @returns false = it is not stored, or this end cannot show it */
export async function openSavedFile(key: string, showPdf: ShowPdf): Promise<boolean> {
  const file = savedFileOf(key)
  if (!file) return false
  const outcome = await savedFiles.show(key, file, showPdf)
  // The browser may have deleted the file to make room.
  if (outcome === 'gone') removeSavedFiles(key)
  return outcome === 'shown'
}

/** @param which absent = all */
export function removeSavedFiles(which?: string): void {
  forgetSavedFiles(which)
  void sweepSavedFiles()
}
