import { COURSE, LESSON } from './fixture'
import { LEARNER, plain, start, VIP, type Client } from './support'

describe('BASE', () => {
  let client: Client
  beforeAll(async () => void (client = await start()))
  afterAll(() => client.close())

  const path = `/api/v2/course/${COURSE.chapters}`
  const post = (token: string, content: string, to = `${path}/comment`) =>
    client.call('POST', to, { token, body: { content } })

  it('lists top comments with their authors by id', async () => {
    const { comments, users } = await client.data<{ comments: object[]; users: object }>('GET', `${path}/comments`)
    expect(comments).toEqual([
      {
        id: 1,
        user_id: 8,
        render_content: '讲得很清楚，推荐',
        created_at: expect.stringMatching(/Z$/),
        ip: expect.any(String),
        ip_province: '福建省',
      },
    ])
    expect(users).toEqual({
      8: { id: 8, avatar: expect.stringContaining('/sandbox/art/avatar/'), nick_name: '南风知我意' },
    })
    expect(await client.data('GET', `/api/v2/course/${COURSE.flat}/comments`)).toEqual({
      comments: [],
      users: [],
    })
  })

  it('takes a comment from who may learn, as plain text', async () => {
    const token = await client.login(VIP)
    expect((await post(token, '<b>很好的课程</b><script>alert(1)</script>')).code).toBe(0)
    const { comments } = await client.data<{ comments: { render_content: string }[] }>('GET', `${path}/comments`)
    expect(comments[0]?.render_content).toBe('很好的课程')
  })

  it('refuses the rest', async () => {
    const vip = await client.login(VIP)
    expect((await post(vip, '')).message).toBe('请输入评论')
    expect((await post(vip, '太短了')).message).toBe('评论内容不能少于6个字')
    expect((await post(vip, '<p></p><br>')).message).toBe('参数错误')
    expect((await post(await client.login(plain(1)), '还没有买这门课')).message).toBe('无权限')
    expect((await post(vip, '六个字以上的评论', '/api/v2/course/99/comment')).message).toBe('资源不存在')
    expect((await post('', '六个字以上的评论')).message).toBe('请登录')
  })

  it('does the same for lessons', async () => {
    const lesson = `/api/v2/video/${LESSON.trial}`
    expect((await post(await client.login(LEARNER), '这一节最好懂了', `${lesson}/comment`)).code).toBe(0)
    expect((await post(await client.login(plain(1)), '只能试看这一节', `${lesson}/comment`)).message).toBe('无权限')
    expect(await client.data('GET', `${lesson}/comments`)).toMatchObject({ comments: [{ user_id: 1 }] })
  })

  it('has no threads', async () => {
    expect(await client.refusal('GET', '/api/v3/comments')).toBe('404 路由不存在')
  })
})

describe('HEAD', () => {
  let client: Client
  beforeAll(async () => void (client = await start({ dialect: 'head' })))
  afterAll(() => client.close())

  interface Thread {
    id: string
    parent_id: string
    content: string
    is_check: number
    replies: Thread[]
  }

  const target = { rt: '1', rid: String(COURSE.chapters) }
  const store = (token: string, body: object) =>
    client.call<Thread>('POST', '/api/v3/comment/store', { token, body: { ...target, ...body } })

  it('lists threads with their replies; what waits is empty', async () => {
    const { data, total } = await client.data<{ data: Thread[]; total: number }>('GET', '/api/v3/comments', {
      query: target,
    })
    expect(total).toBe(2)
    expect(data[0]).toMatchObject({ content: '', is_check: 0, replies: [], replies_count: 0 })
    expect(data[1]).toMatchObject({
      id: expect.stringMatching(/^\w{20}$/),
      content: '讲得很清楚，推荐',
      is_check: 1,
      ip_province: '福建省',
      user: { nick_name: '南风知我意' },
      replies_count: 2,
      replies: [
        { content: '谢谢', parent_id: data[1]?.id, reply_user: { nick_name: '豆浆不加糖' } },
        { content: '同感', reply_id: data[1]?.parent_id },
      ],
    })
    expect(data[1]?.replies[1]).not.toHaveProperty('reply_user')
    const replies = await client.data('GET', '/api/v3/comments/replies', {
      query: { ...target, parent_id: data[1]?.id ?? '' },
    })
    expect(replies).toMatchObject({ data: [{ content: '谢谢' }, { content: '同感' }] })
    expect(await client.data('GET', '/api/v3/comments/replies', { query: target })).toEqual({ data })
    expect(await client.refusal('GET', '/api/v3/comments', { query: { rt: '1' } })).toBe('1 参数错误')
  })

  it('stores a comment that waits for a moderator', async () => {
    const token = await client.login(plain(1))
    const { data } = await store(token, { content: '有没有练习题', parent_id: 0, reply_id: 0 })
    expect(data).toMatchObject({ content: '', is_check: 0, user: { nick_name: '阿澈' } })
    expect((await store(token, { content: '补充一句', parent_id: data.id })).message).toBe('评论审核中')
    await client.data('POST', '/sandbox/comments/approve')
    expect((await store(token, { content: '补充一句', parent_id: data.id, reply_id: 0 })).code).toBe(0)
    const [newest] = (await client.data<{ data: Thread[] }>('GET', '/api/v3/comments', { query: target })).data
    expect(newest).toMatchObject({ content: '有没有练习题', replies: [{ is_check: 0 }] })
  })

  it('refuses the rest', async () => {
    const token = await client.login(plain(2))
    const message = async (body: object) => (await store(token, body)).message
    expect(await message({})).toBe('请输入评论内容')
    expect(await message({ content: '长'.repeat(141) })).toBe('评论内容最多140个字符')
    expect(await message({ content: '好', rt: '9' })).toBe('参数错误')
    expect(await message({ content: '好', rid: '99' })).toBe('资源不存在')
    expect(await message({ content: '好', parent_id: 'unknown' })).toBe('参数错误')
    for (let i = 0; i < 100; i += 1) await store(token, { content: '好' })
    expect(await message({ content: '好' })).toBe('已超出每日评论限制')
    expect(await client.refusal('POST', '/api/v3/comment/store', { body: target })).toBe('401 请登录')
  })

  it('has no flat lists', async () => {
    expect(await client.refusal('GET', '/api/v2/course/1/comments')).toBe('404 路由不存在')
  })
})
