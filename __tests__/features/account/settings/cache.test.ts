import { cacheBytes, clearCache } from '@/features/account/settings/cache'
import { queryClient } from '@/queries/client'

const kept = ['token', 'theme', 'lesson_place:7:101', 'order_intent:7:course:3', 'own:face_check', 'msv']

const store = (key: string, data: unknown) => localStorage.setItem(key, JSON.stringify({ data }))

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
})

test('what was loaded and what was searched counts', () => {
  expect(cacheBytes()).toBe(0)
  queryClient.setQueryData(['course', 3], { title: '课' })
  store('own:search_history', ['递归'])
  expect(cacheBytes()).toBe('{"title":"课"}'.length + '["递归"]'.length)
})

test('clearing takes these away, and nothing else', () => {
  queryClient.setQueryData(['course', 3], { title: '课' })
  store('own:search_history', ['递归'])
  for (const key of kept) store(key, 'x')
  clearCache()
  expect(cacheBytes()).toBe(0)
  expect(Object.keys(localStorage).sort()).toEqual([...kept].sort())
})
