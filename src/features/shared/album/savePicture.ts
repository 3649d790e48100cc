import { toast } from '@/features/shared/dialog'
import { askForSettings } from '@/features/shared/dialog/askForSettings'
import { album } from '@/platform/album'

import { texts } from './texts'

/**
 * Saves to the album. A learner who has refused access before is led to the settings. Where these allow it already, the
 * phone itself does not.
 */
export async function savePicture(picture: string, name: string, isAllowed = false): Promise<void> {
  try {
    const saving = await album.save(picture, name)
    if (saving === 'saved') toast(texts.saved, 'success')
    if (saving === 'started') toast(texts.started)
    if (saving !== 'refused') return
    if (isAllowed) toast(texts.phoneRefuses)
    else if (await askForSettings(texts.album, () => album.openSettings())) await savePicture(picture, name, true)
  } catch {
    toast(texts.notSaved, 'error')
  }
}
