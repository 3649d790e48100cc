import * as v from 'valibot'

import { createFaceCheck, type FaceCheck, getFaceResult } from '@/api/faceCheck'
import { serverText } from '@/http/apiError'
import { connection } from '@/platform/connection'
import { device } from '@/platform/device'
import { loginAdapter } from '@/platform/login'
import { webview } from '@/platform/webview'
import { formatUrl } from '@/routes/codec'
import { currentLocation, navigateTo } from '@/routes/navigate'
import { loginItem } from '@/stores/session'

import { toast } from '../dialog'
import { refreshMember } from '.'
import { texts } from './texts'

const checkSchema = v.object({ url: v.string(), ruleId: v.string(), bizToken: v.string() })

/** The pending real-name check (docs/backend/rules.md#client-state). The page `faceSuccess` asks how it ended. */
export const faceCheckItem = loginItem<FaceCheck>('face_check', (stored) => {
  const result = v.safeParse(checkSchema, stored)
  return result.success ? result.output : null
})

/** Where the learner wanted to be when the check came up. On H5 its end starts the app anew. */
export const faceReturnItem = loginItem<string>('face_return', (stored) => (typeof stored === 'string' ? stored : null))

/** A mini-program has no address to return to, so the check ends on the server's own page. */
const ownPage = 'PC'

/** Resolves when the learner has left this page and returned. On H5 the return is usually a new start of the app. */
const untilBack = () =>
  new Promise<void>((resolve) => {
    let hasLeft = false
    const stop = connection.watchVisible((isVisible) => {
      if (isVisible && hasLeft) {
        stop()
        resolve()
      }
      hasLeft ||= !isVisible
    })
  })

/**
 * Whether the pending check was passed without its page having asked: WeChat was killed, or "back" pressed at the end.
 * The server records it only when asked, so another check would throw it away.
 */
export async function hasPassed(): Promise<boolean> {
  const check = faceCheckItem.get()
  if (!check || (await getFaceResult(check).catch(() => null)) !== 'passed') return false
  faceCheckItem.remove()
  await refreshMember().catch(() => null)
  return true
}

/**
 * Begins a check and leads to it (docs/backend/members.md#real-name-check).
 * @param returnTo the page that the learner is led to after the check
 * @param say gets the reason of a refusal
 * @returns `refused`; `open`: it continues on a page over this one; `back`: the learner was there and has returned;
 * `passed`: then, or before
 */
export async function startFaceCheck(
  returnTo?: string,
  say = (words: string) => toast(words, 'error'),
): Promise<'refused' | 'open' | 'back' | 'passed'> {
  if (await hasPassed()) return 'passed'
  try {
    const check = await createFaceCheck(loginAdapter.returnUrl(formatUrl('faceSuccess', {})) || ownPage)
    faceCheckItem.set(check)
    if (webview.isEmbedded) {
      if (currentLocation()?.name !== 'faceSuccess') navigateTo('faceSuccess')
      return 'open'
    }
    if (returnTo) faceReturnItem.set(returnTo)
    device.leaveFor(check.url)
  } catch (error) {
    say(texts.faceAgain(serverText(error) ?? texts.faceRefused))
    return 'refused'
  }
  await untilBack()
  return (await hasPassed()) ? 'passed' : 'back'
}
