import { ask, toast } from '@/features/shared/dialog'
import { album } from '@/platform/album'

import { texts } from './texts'

/** Saves to the album. A learner who has refused access before is led to the settings. */
export async function savePicture(picture: string, name: string): Promise<void> {
  try {
    const saving = await album.save(picture, name)
    if (saving === 'saved') toast(texts.saved, 'success')
    if (saving === 'refused' && (await ask(texts.album)) && (await album.openSettings()))
      await savePicture(picture, name)
  } catch {
    toast(texts.notSaved, 'error')
  }
}
