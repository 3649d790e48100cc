import type { AppConfig } from '@/api/app'
import type { Member } from '@/api/member'
import { removeSocialite } from '@/api/profile'
import { ask, toast } from '@/features/shared/dialog'
import { isBound, isOffered, oauthApps, startOauth } from '../oauth'
import { refreshMember } from '@/features/shared/session'
import { errorText, isOutcomeUnknown } from '@/http/apiError'
import type { OauthApp } from '@/platform/login/types'
import { formatLocation } from '@/routes/codec'
import { navigateTo } from '@/routes/navigate'
import { useAppConfig } from '@/stores/appConfig'

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
  const { config } = useAppConfig.getState()
  const hasOther =
    member.isMobileBound ||
    oauthApps.some((other) => other !== app && isBound(member, other) && isOffered(config, other))
  if (!hasOther) {
    if (await ask(texts.socialite.needsMobile(name))) navigateTo('profileMobile')
    return
  }
  if (!(await ask(texts.socialite.confirm(name)))) return
  try {
    await sendRemoval(app)
    toast(texts.socialite.removed(name), 'success')
  } catch (error) {
    toast(errorText(error), 'error')
  }
}

/** Reads the member anew. Without an answer to the removal, the record tells whether it was done. */
async function sendRemoval(app: OauthApp): Promise<void> {
  try {
    await removeSocialite(app)
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error
    const member = await refreshMember().catch(() => null)
    if (!member || isBound(member, app)) throw error
    return
  }
  // This only refreshes what the page shows.
  await refreshMember().catch(() => undefined)
}
