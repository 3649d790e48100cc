import { supportEnv } from '@/config/support'
import { ask } from '@/features/shared/dialog'
import { copyText } from '@/features/shared/share/copyText'
import { contact } from '@/platform/contact'
import { device } from '@/platform/device'
import { isMiniProgram } from '@/platform/shell'
import { webview } from '@/platform/webview'
import { navigateTo } from '@/routes/navigate'
import { useSession } from '@/stores/session'

import { texts } from './texts'
import { readSupportWay, type SupportWay } from './way'

/** The operator's customer service; null = none is configured, so nothing of it is shown. */
export const supportWay = (): SupportWay | null => readSupportWay(supportEnv.customerService, isMiniProgram)

/** To be called from a tap. A mini-program opens web pages only for members, so a visitor gets the address copied. */
export function openSupport(way: Exclude<SupportWay, { kind: 'contact' }>): void {
  if (way.kind === 'phone') contact.call(way.number).catch(() => ask({ ...texts.byHand, text: way.number }))
  else if (!webview.isEmbedded) device.leaveFor(way.url)
  else if (useSession.getState().isLogin) navigateTo('webview', { url: way.url })
  else void copyText(way.url, texts.copied)
}
