import { revokeToken } from '@/api/session'
import { reLaunch } from '@/routes/navigate'
import { dropDrafts } from '@/stores/drafts'
import { tokenItem, useSession } from '@/stores/session'

import { toast } from '../dialog'
import { leaving } from './leaving'
import { texts } from './texts'

/** Ends a token at the server. Failures are ignored: this device has forgotten it either way. */
export const revoke = (token: string): void => void revokeToken(token).catch(() => undefined)

function endLogin(end: () => void): void {
  const token = tokenItem.get()
  if (token !== null) revoke(token)
  end()
  toast(texts.loggedOut, 'success')
}

export const logout = (): void =>
  endLogin(() => {
    dropDrafts()
    useSession.getState().signOut()
  })

/**
 * As `logout`, at a question that the academy forces. Nobody has been told there what is on the device, so it stays for
 * its member, as when a login ends by itself.
 */
export const decline = (): void => endLogin(useSession.getState().lapse)

/** Ends the login from any page. First it leaves the page, because one that needs a login would ask for it. */
const quitWith = (end: () => void): Promise<void> =>
  leaving.during(async () => {
    await reLaunch('me')
    end()
  })

export const quitLogin = (): Promise<void> => quitWith(logout)

/** As `decline`, from any page. */
export const quitDeclining = (): Promise<void> => quitWith(decline)
