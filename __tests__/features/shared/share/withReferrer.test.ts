import { withReferrer } from '@/features/shared/share/withReferrer'
import { watchSharing } from '@/features/system/sharing/index.h5'
import { shareAdapter } from '@/platform/share'
import { useSession } from '@/stores/session'

import { aMember } from '../../../factories/member'

const publish = jest.spyOn(shareAdapter, 'publish').mockResolvedValue()
const published = () => publish.mock.calls.at(-1)?.[0].path

beforeEach(() => {
  localStorage.clear()
  publish.mockClear()
  useSession.getState().signOut()
})

test('a link of a learner names them, also before the server has told about them in this visit', () => {
  expect(withReferrer('/pages/course/show?id=3')).toBe('/pages/course/show?id=3')
  useSession.getState().signIn('a.b.c')
  useSession.getState().setUser(aMember({ id: 7 }))
  useSession.setState({ user: null })
  expect(withReferrer('/pages/course/show?id=3')).toBe('/pages/course/show?id=3&msv=7')
  expect(withReferrer('/pages/index/index')).toBe('/pages/index/index?msv=7')
})

test('the card of a page that is not shared itself names the learner from then on when they are known', () => {
  watchSharing()
  useSession.getState().signIn('a.b.c')
  useSession.getState().setUser(aMember({ id: 7 }))
  expect(published()).toContain('msv=7')
  useSession.getState().signOut()
  expect(published()).not.toContain('msv')
})
