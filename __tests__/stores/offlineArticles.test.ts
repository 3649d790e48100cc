import { saveOffline, offlineArticles, offlineArticle } from '@/stores/offlineArticles'
import { useSession } from '@/stores/session'

import { aReading } from '../factories/book'

beforeEach(() => localStorage.clear())

/** So long that six do not fit. */
const long = (id: number) => aReading(id, { article: { id, title: `第 ${id} 篇`, html: '字'.repeat(280_000) } })
const ids = () => offlineArticles().map(({ id }) => id)

test('comes back as it was, newest first', () => {
  saveOffline(aReading(1))
  saveOffline(aReading(2))
  expect(offlineArticle(1)).toEqual(aReading(1))
  expect(ids()).toEqual([2, 1])
})

test('beyond the bound the one that was not read for the longest time goes', () => {
  for (const id of [1, 2, 3, 4, 5, 1, 6]) saveOffline(long(id))
  expect(ids()).toEqual([6, 1, 5, 4, 3])
  expect(offlineArticle(2)).toBeUndefined()
  expect(offlineArticle(1)).toBeDefined()
})

test('what is too long for one key of WeChat, and what may not be read, is not kept', () => {
  saveOffline(aReading(1, { article: { id: 1, title: '', html: '字'.repeat(310_000) } }))
  saveOffline(aReading(2))
  saveOffline(aReading(2, { canRead: false }))
  expect(ids()).toEqual([])
  expect(offlineArticle(2)).toBeUndefined()
})

test('goes with the login', () => {
  saveOffline(aReading(1))
  useSession.getState().signOut()
  expect(offlineArticle(1)).toBeUndefined()
  expect(ids()).toEqual([])
})

test('what does not read is nothing', () => {
  saveOffline(aReading(1))
  localStorage.setItem('own:kept_article:1', JSON.stringify({ data: { article: null } }))
  expect(offlineArticle(1)).toBeUndefined()
})
