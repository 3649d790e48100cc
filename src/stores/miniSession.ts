import { create } from 'zustand'

import { createMiniSession } from '@/api/auth'
import { loginAdapter } from '@/platform/login'

import { openidItem } from './session'

/**
 * Not every server has the mini-program's own login and payment (docs/backend/auth.md#mini-program-session). The first
 * answer decides for as long as the app runs.
 */
export const useMiniServer = create<{ isMissing: boolean }>()(() => ({ isMissing: false }))

/**
 * Opens a session with WeChat's code.
 * @returns the learner's openid, which is also stored for payments; null = this server has no mini-program login
 * @throws ApiError as `request`, or when WeChat gives no code
 */
export async function openMiniSession(): Promise<string | null> {
  if (useMiniServer.getState().isMissing) return null
  const { code } = await loginAdapter.session()
  const openid = await createMiniSession(code)
  if (openid === null) useMiniServer.setState({ isMissing: true })
  else openidItem.set(openid)
  return openid
}
