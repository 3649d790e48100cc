import { logout } from '@/features/shared/session/logout'
import { tokenItem, useSession } from '@/stores/session'

import { aMember } from '../../../factories/member'
import { fakeBackend, noNetwork, ok } from '../../../setup/backend'
import { settle } from '../../../setup/learner'

const call = 'POST /api/v2/logout'

test.each([
  ['the server hears of it', ok()],
  ['there is no network', noNetwork],
])('the learner is logged out at once, whether or not %s', async (_, reply) => {
  const backend = fakeBackend({ [call]: reply })
  useSession.getState().signIn('a.b.c')
  useSession.getState().setUser(aMember())
  logout()
  expect(tokenItem.get()).toBeNull()
  expect(useSession.getState()).toMatchObject({ isLogin: false, user: null })
  await settle()
  expect(backend.sentTo(call).map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer a.b.c'])
})
