import { ask, type DialogTexts, toast } from '@/features/shared/dialog'
import { copyText } from '@/features/shared/share/copyText'
import { ApiError } from '@/http/apiError'
import { openEnvelope } from '@/http/envelope'
import type { Delivery } from '@/platform/download/types'

import { texts } from './texts'

/**
 * Takes a file and says what became of it.
 * @param take `address` is what a learner may copy where this end takes no file: it may be seen by others
 * @param question whether they want to
 */
export async function receive(
  take: () => Promise<{ outcome: Delivery; address: string }>,
  question: DialogTexts,
): Promise<void> {
  try {
    const { outcome, address } = await take()
    if (typeof outcome === 'object') openEnvelope({ statusCode: 200, data: outcome.answer })
    if (outcome === 'started') toast(texts.started)
    if (outcome === 'saved') toast(texts.saved, 'success')
    // The answer to the question is the tap that browsers want before they copy.
    if (outcome === 'refused' && (await ask(question))) await copyText(address, texts.copied)
  } catch (error) {
    toast(error instanceof ApiError ? error.message : texts.failed, 'error')
  }
}
