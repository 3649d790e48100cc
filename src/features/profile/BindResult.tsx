import type { Member } from '@/api/member'
import { StateView } from '@/components/StateView'
import { canOauth } from '@/features/shared/oauth'
import type { OauthApp } from '@/platform/login/types'

import { isBound, startBinding } from './binding'
import { texts } from './texts'
import { toProfile } from './toProfile'
import { WithMember } from './WithMember'

const words = texts.bindResult

const leave = { label: words.toProfile, onClick: toProfile }

/** How a round over WeChat or QQ to bind it has ended: the member's record says it, not the address. */
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
  const hint = words.doneHint(name, user.nickname)
  return <StateView kind='done' title={words.done(name)} hint={hint} action={leave} />
}

function Undone({ user, app }: ResultProps) {
  const again = { label: words.again, onClick: () => startBinding(app) }
  return (
    <StateView
      kind='locked'
      title={words.undone(texts.apps[app])}
      hint={words.undoneHint(user.nickname)}
      action={canOauth(app) ? again : leave}
      secondary={canOauth(app) ? leave : undefined}
    />
  )
}
