import { ask, type DialogTexts, toast } from '@/features/shared/dialog'
import { copyText } from '@/features/shared/share/copyText'
import { handleResponse } from '@/http/answer'
import { ApiError } from '@/http/apiError'
import type { Delivery } from '@/platform/download/types'
import { tokenItem } from '@/stores/session'

import { texts } from './texts'

/** A download that breaks is no fault of the academy's server. */
export const sayFailed = (error: unknown): void =>
  toast(error instanceof ApiError ? error.message : texts.failed, 'error')

/**
 * Receives a file and reports the outcome.
 * @param take `address` may be copied where this end cannot save files, so others may see it; '' = there is none
 * @param question asks whether to copy it
 */
export async function receive(
  take: () => Promise<{ outcome: Delivery; address: string }>,
  question: DialogTexts,
): Promise<void> {
  const token = tokenItem.get()
  try {
    const { outcome, address } = await take()
    if (typeof outcome === 'object') handleResponse({ statusCode: 200, data: outcome.answer }, token, 'a file')
    if (outcome === 'started') toast(texts.started)
    if (outcome === 'refused' && address === '') toast(question.title, 'error')
    // Browsers copy only after a tap. The answer to the question is that tap.
    else if (outcome === 'refused' && (await ask(question))) await copyText(address, texts.copied)
  } catch (error) {
    sayFailed(error)
  }
}
