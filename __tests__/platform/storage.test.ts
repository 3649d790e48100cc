import Taro from '@tarojs/taro'

import { emptyLoginItems, loginItem, storageItem, textStorageItem, watchStorage } from '@/platform/storage'

const token = textStorageItem('token')
const isNumber = (stored: unknown) => (typeof stored === 'number' ? stored : null)
const speed = storageItem<number>('speed', isNumber)
const draft = loginItem<number>('draft', isNumber)

const items = [token, speed, draft]

beforeEach(() => localStorage.clear())
afterEach(() => {
  jest.restoreAllMocks()
  items.forEach(({ remove }) => remove())
})

const broken = (): never => {
  throw new Error('QuotaExceededError')
}
const fill = () => jest.spyOn(Taro, 'setStorageSync').mockImplementation(broken)

/** As after a restart of the app, but for what lives in memory. */
const onDevice = (key: string): unknown => Taro.getStorageSync(key)

test('what an older version has left is dropped by itself: the login stays', () => {
  token.set('a.b.c')
  Taro.setStorageSync('speed', { rate: 2 })
  expect([speed.get(), token.get()]).toEqual([null, 'a.b.c'])
  expect([onDevice('speed'), onDevice('token')]).toEqual(['', 'a.b.c'])
})

test('on a full device a value lives on in memory, and nothing is thrown', () => {
  speed.set(1)
  const full = fill()
  speed.set(2)
  expect(speed.get()).toBe(2)

  full.mockRestore()
  speed.set(3)
  expect([speed.get(), onDevice('speed')]).toEqual([3, 3])
})

test('without any storage the app works, and a logout still empties what is the member’s', () => {
  fill()
  for (const call of ['getStorageSync', 'removeStorageSync', 'getStorageInfoSync'] as const) {
    jest.spyOn(Taro, call).mockImplementation(broken)
  }
  expect(token.get()).toBeNull()
  token.set('a.b.c')
  draft.set(7)
  expect([token.get(), draft.get()]).toEqual(['a.b.c', 7])
  emptyLoginItems(null)
  expect([token.get(), draft.get()]).toEqual(['a.b.c', null])
  token.remove()
  expect(token.get()).toBeNull()
})

test('another tab that changes an item, or clears everything, is told of until nobody listens', () => {
  const onChange = jest.fn()
  const stop = watchStorage('token', onChange)
  const change = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))
  change('speed')
  expect(onChange).not.toHaveBeenCalled()
  change('token')
  change(null)
  expect(onChange).toHaveBeenCalledTimes(2)
  stop()
  change('token')
  expect(onChange).toHaveBeenCalledTimes(2)
})
