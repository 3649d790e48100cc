import Taro from '@tarojs/taro'

import { keptTexts } from '@/features/course/lesson/subtitles/keptTexts'
import { useSession } from '@/stores/session'

let nowMs = 1_800_000_000_000
beforeEach(() => {
  Taro.clearStorageSync()
  jest.spyOn(Date, 'now').mockImplementation(() => (nowMs += 1_000))
})
afterEach(() => jest.restoreAllMocks())

test('the oldest make room, and one that is too long is not kept', () => {
  for (const key of ['a', 'b', 'c', 'd']) keptTexts.set(key, key.repeat(130_000))
  expect(['a', 'b', 'c', 'd'].filter((key) => keptTexts.get(key) !== null)).toEqual(['b', 'c', 'd'])
  keptTexts.set('e', 'e'.repeat(200_001))
  expect(keptTexts.get('e')).toBeNull()
})

test('they go with the login that had the right to them', () => {
  keptTexts.set('a', 'WEBVTT')
  useSession.getState().signOut()
  expect(keptTexts.get('a')).toBeNull()
})
