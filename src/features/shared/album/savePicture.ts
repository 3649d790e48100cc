import { ask, toast } from '@/features/shared/dialog'
import { album } from '@/platform/album'

import { texts } from './texts'

/** Into the album; who has refused it before is led to where that is taken back. */
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
