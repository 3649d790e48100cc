import type { AppConfig } from '@/api/app'
import type { Member } from '@/api/member'
import { removeSocialite } from '@/api/profile'
import { ask, toast } from '@/features/shared/dialog'
import { isBound, isOffered, oauthApps, startOauth } from '../oauth'
import { refreshMember } from '@/features/shared/session'
import { errorText } from '@/http/apiError'
import type { OauthApp } from '@/platform/login/types'
import { formatLocation } from '@/routes/codec'
import { navigateTo } from '@/routes/navigate'

import { texts } from './texts'

/** The apps that the academy offers, and those that are already bound. */
export function offeredApps(config: AppConfig | null, member: Member): OauthApp[] {
  return oauthApps.filter((app) => isOffered(config, app) || isBound(member, app))
}

/** Leaves for the app's consent. The result page says how it ended. */
export const startBinding = (app: OauthApp): void =>
  startOauth({ app, action: 'bind', returnTo: formatLocation({ name: 'profileBindResult', params: { app } }) })

/** Asks first. Refuses to remove the only login that the account has. */
export async function unbind(member: Member, app: OauthApp): Promise<void> {
  const name = texts.apps[app]
  if (!member.isMobileBound) {
    if (await ask(texts.socialite.needsMobile(name))) navigateTo('profileMobile')
    return
  }
  if (!(await ask(texts.socialite.confirm(name)))) return
  try {
    await removeSocialite(app)
    toast(texts.socialite.removed(name), 'success')
    await refreshMember()
  } catch (error) {
    toast(errorText(error), 'error')
  }
}
