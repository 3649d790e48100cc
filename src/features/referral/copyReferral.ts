import { toast } from '@/features/shared/dialog'
import { copyText } from '@/features/shared/share/copyText'

import { texts } from './texts'

/** '' = there is no link that a browser can open. */
export const copyReferral = async (link: string): Promise<void> =>
  link === '' ? toast(texts.noAddress) : copyText(link, texts.copied)
