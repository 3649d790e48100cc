import { serverClock } from '@/lib/serverClock'
import { lastRead, storeReadingPosition, storedBlock, storedReadingPosition } from '@/stores/readingPosition'
import { useSession } from '@/stores/session'

import { aMember } from '../factories/member'

beforeEach(() => {
  localStorage.clear()
  useSession.getState().signIn('token')
  useSession.getState().setUser(aMember())
})

test('a place per article, the last article per book', () => {
  storeReadingPosition(3, 101, 5)
  storeReadingPosition(3, 102, 2)
  storeReadingPosition(4, 201, 9)
  expect(storedReadingPosition(3)).toMatchObject({ articleId: 102, blocks: { 101: 5, 102: 2 } })
  expect(storedBlock(3, 101)).toBe(5)
  expect(storedBlock(3, 999)).toBe(0)
})

test('known before the member has arrived, gone for another one, back for the same', () => {
  storeReadingPosition(3, 101, 5)
  useSession.setState({ user: null })
  expect(storedBlock(3, 101)).toBe(5)
  useSession.getState().signOut()
  expect(storedBlock(3, 101)).toBe(0)
  useSession.getState().signIn('another')
  useSession.getState().setUser(aMember({ id: 8 }))
  expect(storedBlock(3, 101)).toBe(0)
  useSession.getState().setUser(aMember())
  expect(storedBlock(3, 101)).toBe(5)
})

test('what an older version left behind is dropped', () => {
  localStorage.setItem('book_place:7:3', JSON.stringify({ data: { articleId: 'x' } }))
  expect(storedReadingPosition(3)).toBeNull()
})

const served = (ms: number | null) => ({ articleId: 102, readAt: ms === null ? null : new Date(ms) })
const unknown = { articleId: null, readAt: null }

test.each([
  ['nothing known', null, unknown, unknown],
  ['only here', 10, unknown, { articleId: 101, readAt: new Date(10) }],
  ['only there', null, served(10), served(10)],
  ['here later', 20, served(10), { articleId: 101, readAt: new Date(20) }],
  ['there later', 10, served(20), served(20)],
  ['there later, but not where', 10, { ...served(20), articleId: null }, { articleId: 101, readAt: new Date(20) }],
  ['there at an unknown time', 10, served(null), { articleId: 101, readAt: new Date(10) }],
])('where to go on: %s', (_, here, there, expected) => {
  jest.spyOn(serverClock, 'now').mockReturnValue(here ?? 0)
  if (here !== null) storeReadingPosition(3, 101, 0)
  expect(lastRead(3, there)).toEqual(expected)
})
