import * as v from 'valibot'

import { createFaceCheck, type FaceCheck } from '@/api/faceCheck'
import { serverText } from '@/http/apiError'
import { connection } from '@/platform/connection'
import { device } from '@/platform/device'
import { loginAdapter } from '@/platform/login'
import { webview } from '@/platform/webview'
import { formatUrl } from '@/routes/codec'
import { currentLocation, navigateTo } from '@/routes/navigate'
import { loginItem } from '@/stores/session'

import { toast } from '../dialog'
import { texts } from './texts'

const checkSchema = v.object({ url: v.string(), ruleId: v.string(), bizToken: v.string() })

/** The real-name check under way (docs/backend/rules.md#client-state); `faceSuccess` asks how it ended. */
export const faceCheckItem = loginItem<FaceCheck>('face_check', (stored) => {
  const result = v.safeParse(checkSchema, stored)
  return result.success ? result.output : null
})

/** The mini-program has no address to come back to: the check ends on the server's own page. */
const ownPage = 'PC'

/** Until the learner has left and come back to this page; on H5 that is mostly another start of the app. */
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
 * Begins a check and leads to it (docs/backend/members.md#real-name-check).
 * @param say why it is refused
 * @returns `refused`; `open`: it goes on over this page; `back`: the learner went there and has come back
 */
export async function startFaceCheck(
  say = (words: string) => toast(words, 'error'),
): Promise<'refused' | 'open' | 'back'> {
  try {
    const check = await createFaceCheck(loginAdapter.returnUrl(formatUrl('faceSuccess', {})) || ownPage)
    faceCheckItem.set(check)
    if (webview.isEmbedded) {
      if (currentLocation()?.name !== 'faceSuccess') navigateTo('faceSuccess')
      return 'open'
    }
    device.leaveFor(check.url)
  } catch (error) {
    say(texts.faceAgain(serverText(error) ?? texts.faceRefused))
    return 'refused'
  }
  await untilBack()
  return 'back'
}
