import Taro from '@tarojs/taro'

import { storedTexts } from '@/features/course/lesson/subtitles/storedTexts'
import { useSession } from '@/stores/session'

let nowMs = 1_800_000_000_000
beforeEach(() => {
  Taro.clearStorageSync()
  jest.spyOn(Date, 'now').mockImplementation(() => (nowMs += 1_000))
})
afterEach(() => jest.restoreAllMocks())

test('the oldest make room, and one that is too long is not kept', () => {
  for (const key of ['a', 'b', 'c', 'd']) storedTexts.set(key, key.repeat(130_000))
  expect(['a', 'b', 'c', 'd'].filter((key) => storedTexts.get(key) !== null)).toEqual(['b', 'c', 'd'])
  storedTexts.set('e', 'e'.repeat(200_001))
  expect(storedTexts.get('e')).toBeNull()
})

test('they go with the login that had the right to them', () => {
  storedTexts.set('a', 'WEBVTT')
  useSession.getState().signOut()
  expect(storedTexts.get('a')).toBeNull()
})
