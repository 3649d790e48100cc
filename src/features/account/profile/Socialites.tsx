import type { Member } from '@/api/member'
import { ListRow } from '@/components/ListRow'
import { useAction } from '@/features/shared/action'
import { canOauth, isBound } from '../oauth'
import type { OauthApp } from '@/platform/login/types'
import { isMiniProgram } from '@/platform/shell'
import { useAppConfig } from '@/stores/appConfig'

import { offeredApps, startBinding, unbind } from './binding'
import { texts } from './texts'

/** The account's social logins: bound, bindable here, or bindable elsewhere. */
export function Socialites({ user }: { user: Member }) {
  const config = useAppConfig((state) => state.config)
  return (
    <>
      {offeredApps(config, user).map((app) => (
        <Row key={app} user={user} app={app} />
      ))}
    </>
  )
}

function Row({ user, app }: { user: Member; app: OauthApp }) {
  const unbinding = useAction({ call: () => unbind(user, app) })
  const label = texts.apps[app]
  if (isBound(user, app)) {
    return <ListRow label={label} value={texts.socialite.bound} onClick={() => void unbinding.run()} />
  }
  if (!canOauth(app))
    return (
      <ListRow
        label={label}
        hint={isMiniProgram ? texts.socialite.onWeb[app] : texts.socialite.elsewhere[app]}
        value={texts.socialite.unbound}
      />
    )
  return <ListRow label={label} value={texts.socialite.unbound} onClick={() => startBinding(app)} />
}
