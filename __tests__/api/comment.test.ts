import { createComment, listComments, listReplies } from '@/api/comment'
import { forgetDialect } from '@/api/dialect'

import { fakeBackend, ok, refusal } from '../setup/backend'

const course = { kind: 'course' as const, id: 3 }
const lesson = { kind: 'lesson' as const, id: 101 }
const noRoute = refusal('路由不存在', 404)

beforeEach(forgetDialect)

const flat = {
  comments: [
    {
      id: 5,
      user_id: 7,
      render_content: 'a &lt;b&gt; &amp; c',
      created_at: '2024-05-01T02:30:00.000000Z',
      ip_province: '浙江省',
    },
    {
      id: 4,
      user_id: 8,
      render_content: '评论审核中',
      created_at: null,
      ip_province: 'UNKNOWN',
      is_check: 0,
    },
  ],
  users: { 7: { id: 7, avatar: 'https://x/a.png', nick_name: '孤舟听雨' } },
}

const plain = { replyTo: '', replyCount: 0, replies: [], isPending: false }

describe('BASE', () => {
  test('the whole list, newest first; a writer who is gone, one that waits', async () => {
    fakeBackend({ 'GET /api/v2/course/3/comments': ok(flat) })
    await expect(listComments(course, false)).resolves.toEqual({
      items: [
        {
          ...plain,
          id: '5',
          author: '孤舟听雨',
          avatar: 'https://x/a.png',
          text: 'a <b> & c',
          province: '浙江省',
          createdAt: new Date('2024-05-01T02:30:00Z'),
        },
        {
          ...plain,
          id: '4',
          author: '',
          avatar: '',
          text: '',
          province: '',
          createdAt: null,
          isPending: true,
        },
      ],
      total: 2,
      rules: { minLength: 6, maxLength: 500, canReply: false },
    })
  })

  test('no comments, no users', async () => {
    fakeBackend({ 'GET /api/v2/video/101/comments': ok({ comments: [], users: [] }) })
    await expect(listComments(lesson, false)).resolves.toMatchObject({ items: [], total: 0 })
  })

  test.each([
    ['course', course, 'POST /api/v2/course/3/comment'],
    ['lesson', lesson, 'POST /api/v2/video/101/comment'],
  ])('writes on a %s and wants the list to be asked for again', async (_, target, call) => {
    const backend = fakeBackend({ [call]: ok() })
    await expect(createComment(target, { text: '讲得很清楚' })).resolves.toBeNull()
    expect(backend.sent[0]?.body).toEqual({ content: '讲得很清楚' })
  })

  test("a refusal brings the server's words", async () => {
    fakeBackend({ 'POST /api/v2/course/3/comment': refusal('无权限') })
    await expect(createComment(course, { text: '讲得很清楚' })).rejects.toMatchObject({
      kind: 'rejected',
      message: '无权限',
    })
  })
})

const reply = (id: string, over = {}) => ({
  id,
  parent_id: 'top',
  reply_id: '',
  content: '同感',
  ip_province: '福建省',
  is_check: 1,
  created_at: '2024-05-01T02:30:00.000000Z',
  user: { avatar: '', nick_name: '阿杰' },
  ...over,
})

const top = {
  ...reply('top', { content: '说得好', user: [] }),
  replies_count: 4,
  replies: [reply('r1'), reply('r2', { is_check: 0, content: '', reply_user: { avatar: '', nick_name: '小鹿' } })],
}

describe('HEAD', () => {
  const missing = { 'GET /api/v2/course/3/comments': noRoute }

  test("the first few with their newest replies; the total is the server's", async () => {
    const backend = fakeBackend({
      ...missing,
      'GET /api/v3/comments': ok({ data: [top, { nonsense: true }], total: 12 }),
    })
    const list = await listComments(course, false)
    expect(list).toMatchObject({ total: 12, rules: { minLength: 1, maxLength: 140, canReply: true } })
    expect(list.items).toMatchObject([
      {
        id: 'top',
        author: '',
        text: '说得好',
        replyCount: 4,
        replies: [
          { id: 'r1', text: '同感', replyTo: '' },
          { id: 'r2', text: '', isPending: true, replyTo: '小鹿' },
        ],
      },
    ])
    expect(backend.sentTo('GET /api/v3/comments')[0]?.query).toEqual({ rt: '1', rid: '3' })
  })

  test('all of them, and all replies of one', async () => {
    const backend = fakeBackend({
      'GET /api/v2/video/101/comments': noRoute,
      'GET /api/v3/comments/replies': ok({ data: [top] }),
    })
    await expect(listComments(lesson, true)).resolves.toMatchObject({ total: 1, items: [{ id: 'top' }] })
    backend.reply('GET /api/v3/comments/replies', ok({ data: [reply('r1')] }))
    await expect(listReplies(lesson, 'top')).resolves.toMatchObject([{ id: 'r1' }])
    expect(backend.sentTo('GET /api/v3/comments/replies').map(({ query }) => query)).toEqual([
      { rt: '2', rid: '101' },
      { rt: '2', rid: '101', parent_id: 'top' },
    ])
  })

  test.each([
    ['a comment', { text: '很好' }, { content: '很好', parent_id: 0, reply_id: 0 }],
    [
      'a reply',
      { text: '是的', parentId: 'top', replyId: 'r1' },
      { content: '是的', parent_id: 'top', reply_id: 'r1' },
    ],
  ])('writes %s, which waits', async (_, draft, body) => {
    const backend = fakeBackend({
      'POST /api/v2/course/3/comment': noRoute,
      'POST /api/v3/comment/store': ok(reply('new', { content: '', is_check: 0, parent_id: 0, reply_id: 0 })),
    })
    await expect(createComment(course, draft)).resolves.toMatchObject({
      id: 'new',
      isPending: true,
      author: '阿杰',
    })
    expect(backend.sentTo('POST /api/v3/comment/store')[0]?.body).toEqual({ rt: 1, rid: 3, ...body })
  })
})

test.each([['none'], [{ comments: 'none' }], [null]])('a broken shape is an error: %j', async (data) => {
  fakeBackend({ 'GET /api/v2/course/3/comments': ok(data) })
  await expect(listComments(course, false)).rejects.toMatchObject({
    name: expect.stringMatching(/ShapeError|ApiError/),
  })
})

describe('articles', () => {
  const topic = { kind: 'topic' as const, id: 3 }
  const listCall = 'GET /addons/MeeduTopics/api/v2/topic/3/comments'
  const wire = {
    id: 5,
    parent_id: 0,
    content: '受教',
    created_at: '2024-05-01 10:30:00',
    user: { avatar: 'https://x/a.png', nick_name: '孤舟听雨' },
    children_count: 2,
    reply_comment: null,
  }

  test('first level and replies come from one call; a writer who is gone, one that waits', async () => {
    const gone = { ...wire, id: 4, user: [], is_check: 0, reply_comment: { user: { avatar: '', nick_name: '山人' } } }
    const backend = fakeBackend({ [listCall]: ok({ data: { data: [wire, gone], total: 30 }, users: [] }) })
    await expect(listComments(topic, false)).resolves.toMatchObject({
      items: [
        { id: '5', author: '孤舟听雨', text: '受教', replyCount: 2, replyTo: '', isPending: false },
        { id: '4', author: '', replyTo: '山人', isPending: true },
      ],
      total: 30,
      rules: { minLength: 1, maxLength: 500, canReply: true },
    })
    await listReplies(topic, '5')
    expect(backend.sent.map(({ query }) => query)).toEqual([
      { page: '1', size: '20', page_size: '20', comment_id: '0' },
      { page: '1', size: '10000', page_size: '10000', comment_id: '5' },
    ])
  })

  test('below an article of a book the first level has no parent', async () => {
    const call = 'GET /addons/MeeduBooks/api/v2/book/article/7/comments'
    const backend = fakeBackend({ [call]: ok({ data: { data: [], total: 0 }, users: [] }) })
    await listComments({ kind: 'bookArticle', id: 7 }, false)
    await listReplies({ kind: 'bookArticle', id: 7 }, '5')
    expect(backend.sent.map(({ query }) => query)).toEqual([
      { page: '1', size: '20', page_size: '20' },
      { page: '1', size: '10000', page_size: '10000', parent_id: '5' },
    ])
  })

  test('writing tells whom it answers, and waits for approval', async () => {
    const call = 'POST /addons/MeeduTopics/api/v1/topic/3/comment'
    const backend = fakeBackend({ [call]: ok({ comment_id: 8 }) })
    const draft = { text: '同感', parentId: '5', replyId: '6' }
    await expect(createComment(topic, draft)).resolves.toMatchObject({ id: '8', text: '同感', isPending: true })
    expect(backend.sent[0]?.body).toEqual({ content: '同感', parent_id: '5', reply_comment_id: '6' })
  })
})
