import { ask, type DialogTexts } from '@/features/shared/dialog'
import type { Goods } from '@/goods/kinds'
import { ApiError } from '@/http/apiError'
import { webUrl } from '@/lib/safeUrl'
import { clipboard } from '@/platform/clipboard'
import { formatUrl } from '@/routes/codec'
import { useAppConfig } from '@/stores/appConfig'

import { texts } from './texts'

/** The cashier's address on the operator's H5 site; `undefined` = the config names no such site. */
export function useSiteAddress(goods: Goods): string | undefined {
  const site = useAppConfig(({ config }) => webUrl(config?.h5Url ?? '')?.url)
  return site && `${site}/#${formatUrl('order', goods)}`
}

/**
 * Copies an address, which the learner takes to the phone's browser, and says so.
 * @throws ApiError with a message when WeChat refuses
 */
export async function handOver(address: string, question: DialogTexts): Promise<void> {
  try {
    await clipboard.copy(address)
  } catch {
    throw new ApiError('rejected', { message: texts.browser.notCopied })
  }
  await ask(question)
}
