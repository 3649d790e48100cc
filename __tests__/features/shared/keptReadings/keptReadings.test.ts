import { keepReading, keptArticles, keptReading } from '@/features/shared/keptReadings'
import { useSession } from '@/stores/session'

import { aReading } from '../../../factories/book'

beforeEach(() => localStorage.clear())

/** So long that three do not fit. */
const long = (id: number) => aReading(id, { article: { id, title: `第 ${id} 篇`, html: '字'.repeat(600_000) } })
const ids = () => keptArticles().map(({ id }) => id)

test('comes back as it was, newest first', () => {
  keepReading(aReading(1))
  keepReading(aReading(2))
  expect(keptReading(1)).toEqual(aReading(1))
  expect(ids()).toEqual([2, 1])
})

test('beyond the bound the one that was not read for the longest time goes', () => {
  keepReading(long(1))
  keepReading(long(2))
  keepReading(long(1))
  keepReading(long(3))
  expect(ids()).toEqual([3, 1])
  expect(keptReading(2)).toBeUndefined()
  expect(keptReading(1)).toBeDefined()
})

test('what is too long for all, and what may not be read, is not kept', () => {
  keepReading(aReading(1, { article: { id: 1, title: '', html: '字'.repeat(1_600_000) } }))
  keepReading(aReading(2))
  keepReading(aReading(2, { canRead: false }))
  expect(ids()).toEqual([])
  expect(keptReading(2)).toBeUndefined()
})

test('goes with the login', () => {
  keepReading(aReading(1))
  useSession.getState().signOut()
  expect(keptReading(1)).toBeUndefined()
  expect(ids()).toEqual([])
})

test('what does not read is nothing', () => {
  keepReading(aReading(1))
  localStorage.setItem('own:kept_article:1', JSON.stringify({ data: { article: null } }))
  expect(keptReading(1)).toBeUndefined()
})
