import type { Member } from '@/api/member'
import { StateView } from '@/components/StateView'
import { canOauth, isBound } from '../oauth'
import type { OauthApp } from '@/platform/login/types'

import { startBinding } from './binding'
import { texts } from './texts'
import { toProfile } from './ProfileForm'
import { WithMember } from './WithMember'

const leave = { label: texts.bindResult.toProfile, onClick: toProfile }

/** Shows how a binding over WeChat or QQ ended. The member's record decides, not the address. */
export function BindResult({ app }: { app: OauthApp }) {
  return (
    <WithMember>
      {(user) => (isBound(user, app) ? <Done user={user} app={app} /> : <Undone user={user} app={app} />)}
    </WithMember>
  )
}

interface ResultProps {
  user: Member
  app: OauthApp
}

function Done({ user, app }: ResultProps) {
  const name = texts.apps[app]
  const hint = texts.bindResult.doneHint(name, user.nickname)
  return <StateView kind='done' title={texts.bindResult.done(name)} hint={hint} action={leave} />
}

function Undone({ user, app }: ResultProps) {
  const again = { label: texts.bindResult.again, onClick: () => startBinding(app) }
  return (
    <StateView
      kind='locked'
      title={texts.bindResult.undone(texts.apps[app])}
      hint={texts.bindResult.undoneHint(user.nickname)}
      action={canOauth(app) ? again : leave}
      secondary={canOauth(app) ? leave : undefined}
    />
  )
}
