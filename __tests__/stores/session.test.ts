import Taro from '@tarojs/taro'

import { loginItem, openidItem, temporaryTokenItem, tokenItem, useSession } from '@/stores/session'
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

test.each([
  ['token', tokenItem],
  ['temporary_token', temporaryTokenItem],
  ['openid', openidItem],
])('%s is on the device under this name, also for the app’s other versions', (name, item) => {
  item.set('kept')
  expect(Taro.getStorageSync(name)).toBe('kept')
  expect(item.get()).toBe('kept')
})
