import { revokeToken } from '@/api/auth'
import { reLaunch } from '@/routes/navigate'
import { dropDrafts } from '@/stores/drafts'
import { tokenItem, useSession } from '@/stores/session'

import { toast } from '../dialog'
import { leaving } from './leaving'
import { texts } from './texts'

export function logout(): void {
  const token = tokenItem.get()
  // Quietly: here the learner is logged out either way.
  if (token !== null) revokeToken(token).catch(() => undefined)
  dropDrafts()
  useSession.getState().signOut()
  toast(texts.loggedOut, 'success')
}

/** Ends the login from any page: first away from it, since a page that needs a login would ask for one. */
export const quitLogin = (): Promise<void> =>
  leaving.during(async () => {
    await reLaunch('me')
    logout()
  })
