import { revokeToken } from '@/api/session'
import { reLaunch } from '@/routes/navigate'
import { dropDrafts } from '@/stores/drafts'
import { tokenItem, useSession } from '@/stores/session'

import { toast } from '../dialog'
import { leaving } from './leaving'
import { texts } from './texts'

/** Ends a token at the server. Failures are ignored: this device has forgotten it either way. */
export const revoke = (token: string): void => void revokeToken(token).catch(() => undefined)

export function logout(): void {
  const token = tokenItem.get()
  if (token !== null) revoke(token)
  dropDrafts()
  useSession.getState().signOut()
  toast(texts.loggedOut, 'success')
}

/** Ends the login from any page. First it leaves the page, because one that needs a login would ask for it. */
export const quitLogin = (): Promise<void> =>
  leaving.during(async () => {
    await reLaunch('me')
    logout()
  })
