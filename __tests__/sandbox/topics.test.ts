import { TOPIC } from './fixture'
import { LEARNER, plain, start, VIP, type Client } from './support'

let client: Client
beforeAll(async () => void (client = await start()))
afterAll(() => client.close())

const v1 = '/addons/MeeduTopics/api/v1'
const v2 = '/addons/MeeduTopics/api/v2'

interface Listed {
  data: { data: { id: number; thumb: string }[]; total: number }
  categories: object[]
}

interface Detail {
  topic: { view_times: number; vote_count: number; free_content_render: string; render_content: string }
  is_buy: boolean
  is_vote: boolean
  is_collect: boolean
}

const idsOf = async (query: Record<string, string> = {}) => {
  const { data } = await client.data<Listed>('GET', `${v1}/topics`, { query: { page: '1', size: '10', ...query } })
  return data.data.map(({ id }) => id)
}

const detail = (id: number, token?: string) => client.data<Detail>('GET', `${v1}/topic/${id}`, { token })

describe('the list', () => {
  it('holds what is out, newest first, with all categories', async () => {
    const { data, categories } = await client.data<Listed>('GET', `${v1}/topics`)
    expect(data.data.map(({ id }) => id)).toEqual([TOPIC.open, TOPIC.paid, TOPIC.vip, TOPIC.login])
    expect(data.total).toBe(4)
    expect(data.data[1]).toMatchObject({
      title: '文章 paid',
      thumb: 'http://academy.test/sandbox/art/cover/paid.svg',
      category: { id: 2, name: '技术' },
      charge: 6,
      is_vip_free: 0,
      is_need_login: 0,
      comment_times: 0,
    })
    expect(data.data[0]).toMatchObject({ comment_times: 3 })
    expect(categories).toEqual([
      { id: 1, name: '方法', sort: 1 },
      { id: 2, name: '技术', sort: 2 },
    ])
  })

  it('filters, orders and pages', async () => {
    expect(await idsOf({ cid: '2' })).toEqual([TOPIC.paid])
    expect(await idsOf({ scene: 'free' })).toEqual([TOPIC.open, TOPIC.login])
    expect((await idsOf({ scene: 'sub' }))[0]).toBe(TOPIC.vip)
    expect(await idsOf({ page: '2', size: '3' })).toEqual([TOPIC.login])
  })
})

describe('one article', () => {
  it('gives a visitor a free one, of a paid one the teaser alone', async () => {
    expect(await detail(TOPIC.open)).toMatchObject({
      topic: { free_content_render: '', render_content: '<p>正文 open</p>' },
      is_buy: true,
      is_vote: false,
      is_collect: false,
    })
    expect(await detail(TOPIC.paid)).toMatchObject({
      topic: { free_content_render: '<p>开头</p>', render_content: '' },
      is_buy: false,
    })
  })

  it('opens by login and by membership', async () => {
    expect((await detail(TOPIC.login)).is_buy).toBe(false)
    expect((await detail(TOPIC.login, await client.login(plain(1)))).is_buy).toBe(true)
    expect((await detail(TOPIC.vip, await client.login(plain(1)))).is_buy).toBe(false)
    expect((await detail(TOPIC.vip, await client.login(VIP))).is_buy).toBe(true)
    expect((await detail(TOPIC.paid, await client.login(VIP))).is_buy).toBe(false)
  })

  it('counts every read', async () => {
    const { topic } = await detail(TOPIC.open)
    expect((await detail(TOPIC.open)).topic.view_times).toBe(topic.view_times + 1)
  })

  it.each([TOPIC.hidden, TOPIC.future, 99])('does not know %i', async (id) => {
    expect(await client.refusal('GET', `${v1}/topic/${id}`)).toBe('404 资源不存在')
  })
})

it('votes and collects by flipping', async () => {
  const token = await client.login(plain(2))
  const before = (await detail(TOPIC.open, token)).topic.vote_count
  expect(await client.data('POST', `${v1}/topic/${TOPIC.open}/vote`, { token, body: {} })).toEqual({ ok: 1 })
  expect(await client.data('POST', `${v1}/topic/${TOPIC.open}/collect`, { token, body: {} })).toEqual([])
  expect(await detail(TOPIC.open, token)).toMatchObject({
    topic: { vote_count: before + 1 },
    is_vote: true,
    is_collect: true,
  })
  expect(await client.data('POST', `${v1}/topic/${TOPIC.open}/vote`, { token, body: {} })).toEqual({ ok: 0 })
  await client.data('POST', `${v1}/topic/${TOPIC.open}/collect`, { token, body: {} })
  expect(await detail(TOPIC.open, token)).toMatchObject({
    topic: { vote_count: before },
    is_vote: false,
    is_collect: false,
  })
})

describe('comments', () => {
  const list = `${v2}/topic/${TOPIC.open}/comments`
  const post = `${v1}/topic/${TOPIC.open}/comment`

  interface Comments {
    data: { data: { id: number; content: string; is_check: number }[]; total: number }
    users: object
  }

  it('come in two levels, each naming whom it answers', async () => {
    const top = await client.data<Comments>('GET', list, { query: { page: '1', page_size: '10', comment_id: '0' } })
    expect(top.data.data).toMatchObject([{ content: '写得很清楚', children_count: 2, parent_id: 0, is_check: 1 }])
    expect(top.users).toMatchObject({ 8: { nick_name: '南风知我意' } })
    const [first] = top.data.data
    const below = await client.data<Comments>('GET', list, { query: { comment_id: String(first?.id) } })
    expect(below.data.data).toMatchObject([
      { content: '谢谢', reply_comment: { user: { nick_name: '豆浆不加糖' } } },
      { content: '同感', reply_comment: null },
    ])
  })

  it('wait for a moderator: their writer sees them at once', async () => {
    const token = await client.login(plain(3))
    const body = { content: '<b>受教</b><script>1</script>' }
    expect(await client.data('POST', post, { token, body })).toEqual({ comment_id: expect.any(Number) })
    const own = await client.data<Comments>('GET', list, { token })
    expect(own.data.data[0]).toMatchObject({ content: '受教', is_check: 0 })
    expect((await client.data<Comments>('GET', list)).data.total).toBe(1)
    const reply = { content: '同意', parent_id: own.data.data[1]?.id, reply_comment_id: 0 }
    expect(await client.data('POST', post, { token, body: reply })).toEqual({ comment_id: expect.any(Number) })
  })

  it('are refused', async () => {
    const token = await client.login(plain(3))
    const refusal = (body: object, to = post) => client.refusal('POST', to, { token, body })
    expect(await refusal({ content: '' })).toBe('1 请输入评论内容')
    expect(await refusal({ content: '<p></p>' })).toBe('1 参数错误')
    expect(await refusal({ content: '回复', parent_id: 'x' })).toBe('1 参数错误')
    expect(await refusal({ content: '回复', parent_id: 9999 })).toBe('1 回复的评论不存在')
    expect(await refusal({ content: '没买' }, `${v1}/topic/${TOPIC.paid}/comment`)).toBe('1 请先购买文章')
    expect(await refusal({ content: '没有' }, `${v1}/topic/99/comment`)).toBe('404 资源不存在')
  })
})

describe('buying', () => {
  const buy = `${v1}/topic/${TOPIC.paid}/buy`

  it('unlocks when it is paid, and only once', async () => {
    const token = await client.login(plain(4))
    const body = { goods_id: TOPIC.paid, promo_code: '' }
    const order = await client.data<{ order_id: string }>('POST', buy, { token, body })
    expect(order).toMatchObject({ charge: 6, status_text: '未支付' })
    expect((await detail(TOPIC.paid, token)).is_buy).toBe(false)
    await client.data('POST', `/sandbox/orders/${order.order_id}/status`, { body: { status: 9 } })
    expect(await detail(TOPIC.paid, token)).toMatchObject({
      is_buy: true,
      topic: { user_count: 2, render_content: '<p>其余</p>' },
    })
    expect(await client.refusal('POST', buy, { token, body })).toBe('1 请勿重复购买')
    expect(await client.data('GET', '/api/v2/member/orders', { token })).toMatchObject({
      data: [{ goods: [{ goods_type: '文章', goods_id: TOPIC.paid, goods_name: '文章 paid' }] }],
    })
    expect(await client.data('GET', `${v1}/user/buyTopics`, { token })).toMatchObject({
      data: { total: 1, data: [{ topic: { id: TOPIC.paid } }] },
    })
  })

  it('is refused for what is free or not there', async () => {
    const token = await client.login(plain(4))
    expect(await client.refusal('POST', `${v1}/topic/${TOPIC.open}/buy`, { token })).toBe('1 当前课程无法购买')
    expect(await client.refusal('POST', `${v1}/topic/99/buy`, { token })).toBe('404 资源不存在')
  })
})

it('lists what a member has read, bought and kept', async () => {
  const token = await client.login(LEARNER)
  expect(await client.data('GET', `${v2}/member/topics/view`, { token })).toMatchObject({
    total: 4,
    data: [
      { topic: { id: TOPIC.open, thumb: expect.stringMatching(/^http/) }, is_subscribe: 0 },
      { topic: { id: TOPIC.paid }, is_subscribe: 1 },
      { topic: { id: TOPIC.vip } },
      { topic: { id: TOPIC.login } },
    ],
  })
  expect(await client.data('GET', `${v1}/user/collect`, { token })).toMatchObject({
    data: { total: 2, data: [{ topic: { id: TOPIC.open } }, { topic: { id: TOPIC.paid } }] },
  })
})

it.each([
  ['POST', `${v1}/topic/1/vote`],
  ['POST', `${v1}/topic/1/collect`],
  ['POST', `${v1}/topic/1/comment`],
  ['POST', `${v1}/topic/1/buy`],
  ['GET', `${v2}/member/topics/view`],
  ['GET', `${v1}/user/buyTopics`],
  ['GET', `${v1}/user/collect`],
] as const)('%s %s needs a login', async (method, path) => {
  expect(await client.refusal(method, path)).toBe('401 请登录')
})

it('is found by search, but for its paid part', async () => {
  const search = (keywords: string) =>
    client.data<{ data: { resource_type: string; resource_id: number }[] }>('GET', '/api/v3/search', {
      query: { keywords, type: 'topic', page: '1' },
    })
  expect((await search('开头')).data).toMatchObject([{ resource_type: 'topic', resource_id: TOPIC.paid }])
  expect((await search('其余')).data).toEqual([])
  expect((await search('正文 open')).data).toMatchObject([{ resource_id: TOPIC.open }])
})
