import { ask, toast } from '@/features/shared/dialog'
import { clipboard } from '@/platform/clipboard'

import { texts } from './texts'

/** Copies, and says so with `done`; where the platform refuses, the text is shown to be copied by hand. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await clipboard.copy(text)
    toast(done, 'success')
  } catch {
    await ask({ ...texts.byHand, text })
  }
}
