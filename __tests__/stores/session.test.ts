import Taro from '@tarojs/taro'

import { loginItem, onSignOut, openidItem, tokenItem, useSession } from '@/stores/session'
import { storageItem } from '@/platform/storage'

const text = (stored: unknown) => (typeof stored === 'string' ? stored : null)

test('what belongs to a login ends with it, and nothing else does', () => {
  const own = loginItem('thing', text)
  const other = storageItem('thing', text)
  useSession.getState().signIn('a.b.c')
  own.set('mine')
  other.set('everybody’s')
  useSession.getState().signOut()
  expect([tokenItem.get(), own.get(), other.get()]).toEqual([null, null, 'everybody’s'])
})

test('another login ends the one before, with what belonged to it', () => {
  const own = loginItem('thing', text)
  const ended = jest.fn()
  useSession.getState().signIn('a.b.c')
  own.set('mine')
  onSignOut(ended)
  useSession.getState().signIn('d.e.f')
  expect([tokenItem.get(), own.get(), useSession.getState().isLogin]).toEqual(['d.e.f', null, true])
  expect(ended).toHaveBeenCalledTimes(1)
})

test.each([
  ['token', tokenItem],
  ['openid', openidItem],
])('%s is on the device under this name, also for the app’s other versions', (name, item) => {
  item.set('kept')
  expect(Taro.getStorageSync(name)).toBe('kept')
  expect(item.get()).toBe('kept')
})
