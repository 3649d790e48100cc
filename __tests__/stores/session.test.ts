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

test.each<[string, string | null, string | null, string, boolean, number]>([
  ['the same login', 'a.b.c', 'a.b.c', 'same', true, 0],
  ['still nobody', null, null, 'same', false, 0],
  ['a login ended there', 'a.b.c', null, 'ended', false, 1],
  ['another member there', 'a.b.c', 'd.e.f', 'changed', true, 1],
  ['a login began there', null, 'd.e.f', 'begun', true, 0],
])('another tab: %s', (_name, here, there, change, isLogin, endedTimes) => {
  const ended = jest.fn()
  useSession.getState().signOut()
  if (here !== null) useSession.getState().signIn(here)
  onSignOut(ended)
  // As another tab writes it.
  if (there === null) Taro.removeStorageSync('token')
  else tokenItem.set(there)
  expect(useSession.getState().follow()).toBe(change)
  expect([useSession.getState().isLogin, ended.mock.calls.length]).toEqual([isLogin, endedTimes])
  expect(useSession.getState().follow()).toBe('same')
})
