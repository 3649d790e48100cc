import {
  storeReadingPosition,
  storedBlock,
  storedReadingPosition,
  lastArticle,
} from '@/features/book/reader/readingPosition'
import { useSession } from '@/stores/session'

import { aMember } from '../../../factories/member'

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

const at = (ms: number) => ({ articleId: 101, atMs: ms, blocks: {} })
const served = (ms: number | null) => ({ articleId: 102, readAt: ms === null ? null : new Date(ms) })

test.each([
  ['nothing known', null, null, undefined],
  ['only here', at(10), null, 101],
  ['only there', null, served(10), 102],
  ['here later', at(20), served(10), 101],
  ['there later', at(10), served(20), 102],
  ['there at an unknown time', at(10), served(null), 101],
])('where to go on: %s', (_, kept, known, articleId) => {
  expect(lastArticle(kept, known)).toBe(articleId)
})
