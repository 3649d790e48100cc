import { ask, toast } from '@/features/shared/dialog'
import { clipboard } from '@/platform/clipboard'

import { texts } from './texts'

/** Copies and shows `done`. Where the platform refuses, shows the text to copy by hand. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await clipboard.copy(text)
    toast(done, 'success')
  } catch {
    await ask({ ...texts.byHand, text })
  }
}
