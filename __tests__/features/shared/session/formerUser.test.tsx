import { View } from '@tarojs/components'
import * as v from 'valibot'

import { useDraft } from '@/features/shared/comments/drafts'
import { logout } from '@/features/shared/session/logout'
import { beginLogin } from '@/features/account/login/beginLogin'
import { queryClient } from '@/queries/client'
import { useAppConfig } from '@/stores/appConfig'
import { offlineRecords } from '@/stores/offlineRecords'
import { loginItem, useSession } from '@/stores/session'

import { anAppConfig } from '../../../factories/app'
import { aMember } from '../../../factories/member'
import { fakeBackend, ok } from '../../../setup/backend'
import { settle } from '../../../setup/learner'
import { openScreen } from '../../../setup/openScreen'

const searches = loginItem('search_history', (stored) => (typeof stored === 'string' ? stored : null))
const articles = offlineRecords({ name: 'kept_article', schema: v.string() })

/** Writes a comment, as far as its field goes. */
function Comment() {
  const { text, type } = useDraft('course:3')
  return (
    <View role='button' onClick={() => type('我觉得')}>
      {text || '说点什么'}
    </View>
  )
}

beforeEach(async () => {
  localStorage.clear()
  fakeBackend({ 'POST /api/v2/logout': ok(), 'GET /api/v2/member/detail': ok({ id: 8, nick_name: '周知行' }) })
  useAppConfig.setState({ config: anAppConfig() })
  useSession.getState().signIn('first.user.token')
  const screen = await openScreen(Comment, { user: aMember() })
  await screen.press('说点什么')
  expect(screen.text()).toBe('我觉得')
  queryClient.setQueryData(['member', 'orders'], ['1103'])
  searches.set('怎样还债')
  articles.set(3, '付费文章')
})

test.each([
  ['a logout', async () => logout()],
  ['the end of the login, by the server', async () => useSession.getState().lapse()],
  ['the login of somebody else, without a logout', () => beginLogin()('other.user.token')],
])('after %s nothing of the former user is left', async (_, change) => {
  await change()
  await settle()
  expect(queryClient.getQueryData(['member', 'orders'])).toBeUndefined()
  expect([searches.get(), articles.get(3), articles.keys()]).toEqual([null, null, []])
  const screen = await openScreen(Comment)
  expect(screen.text()).toBe('说点什么')
})

test('the next user is the one who has logged in', async () => {
  await beginLogin()('other.user.token')
  expect(useSession.getState()).toMatchObject({ isLogin: true, user: { id: 8 } })
  searches.set('我的')
  expect(searches.get()).toBe('我的')
})
