import type { Comment, CommentList } from '@/api/comment'
import { listFor, problemOf, repliesFor, withComment } from '@/features/shared/comments/model'

import { aMember } from '../../../factories/member'

const base = { minLength: 6, maxLength: 500, canReply: false }
const head = { minLength: 1, maxLength: 140, canReply: true }

test.each([
  ['', base, '请输入评论'],
  ['   \n ', head, '请输入评论'],
  ['\u200b\u200d\u2800\u3164', head, '请输入评论'],
  ['👩\u200d💻', head, ''],
  ['很好', base, '再多写一点，至少 6 个字'],
  ['讲得非常好', base, '再多写一点，至少 6 个字'],
  ['讲得非常清楚', base, ''],
  ['好'.repeat(500), base, ''],
  ['好'.repeat(501), base, '最多 500 个字，请删短一些'],
  ['好', head, ''],
  ['好'.repeat(140), head, ''],
  ['好'.repeat(141), head, '最多 140 个字，请删短一些'],
  [`${'😀'.repeat(140)} \n`, head, ''],
])('%#: what may be sent', (text, rules, problem) => {
  expect(problemOf(text, rules)).toBe(problem)
})

const comment = (id: string, over: Partial<Comment> = {}): Comment => ({
  id,
  author: '阿杰',
  avatar: '',
  text: '同感',
  province: '',
  createdAt: null,
  isPending: false,
  replyTo: '',
  replyCount: 0,
  replies: [],
  ...over,
})

const list: CommentList = {
  items: [comment('a', { replyCount: 4, replies: [comment('a1')] }), comment('b')],
  total: 9,
  rules: head,
}

test('a new comment comes on top', () => {
  const next = withComment(list, comment('new'))
  expect(next.items.map(({ id }) => id)).toEqual(['new', 'a', 'b'])
  expect(next.total).toBe(10)
})

test('a reply comes below its comment and is counted there', () => {
  const next = withComment(list, comment('new'), 'a')
  expect(next.items[0]).toMatchObject({ replyCount: 5, replies: [{ id: 'new' }, { id: 'a1' }] })
  expect(next.items[1]).toBe(list.items[1])
  expect(next.total).toBe(9)
})

describe('what waits for approval', () => {
  const mine = { author: '孤舟听雨', avatar: 'https://x/me.png', isPending: true }
  const viewer = aMember({ nickname: mine.author, avatar: mine.avatar })
  const waiting: CommentList = {
    items: [
      comment('a', { replyCount: 3, replies: [comment('a1', { isPending: true }), comment('a2', mine)] }),
      comment('mine', mine),
      comment('namesake', { ...mine, avatar: '' }),
      comment('other', { isPending: true }),
    ],
    total: 9,
    rules: head,
  }

  test('is seen and counted by its writer alone', () => {
    const { items, total } = listFor(viewer, waiting)
    expect(items.map(({ id }) => id)).toEqual(['a', 'mine'])
    expect(total).toBe(7)
    expect(items[0]).toMatchObject({ replyCount: 2, replies: [{ id: 'a2' }] })
  })

  test('is seen by no visitor', () => {
    const { items, total } = listFor(null, waiting)
    expect(items.map(({ id }) => id)).toEqual(['a'])
    expect(total).toBe(6)
    expect(repliesFor(null, waiting.items)).toHaveLength(1)
  })
})
