import Taro from '@tarojs/taro'

import { ask, toast } from '@/features/shared/dialog'

import { texts } from './texts'

/** Copies, and says so with `done`; where the platform refuses, the text is shown to be copied by hand. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await Taro.setClipboardData({ data: text })
    // In place of the platform's own, vaguer word.
    toast(done)
  } catch {
    await ask({ ...texts.byHand, text })
  }
}
