import { ARTICLE, BOOK } from './bookFixture'
import { LEARNER, plain, start, VIP, type Client } from './support'

let client: Client
beforeAll(async () => void (client = await start()))
afterAll(() => client.close())

const v1 = '/addons/MeeduBooks/api/v1'
const v2 = '/addons/MeeduBooks/api/v2'

interface Listed {
  data: { data: { id: number; thumb: string; charge: number }[]; total: number }
  categories: { id: number; name: string }[]
}

const list = async (query: Record<string, string> = {}) => {
  const answer = await client.data<Listed>('GET', `${v1}/books`, { query: { page: '1', size: '10', ...query } })
  return answer.data.data.map(({ id }) => id)
}

describe('the list', () => {
  it('holds what is published and visible, newest first, with the categories', async () => {
    const { data, categories } = await client.data<Listed>('GET', `${v1}/books`)
    expect(data.data.map(({ id }) => id)).toEqual([BOOK.chapters, BOOK.free, BOOK.vip])
    expect(data.total).toBe(3)
    expect(data.data[0]?.thumb).toBe('http://academy.test/sandbox/art/book/chapters.svg')
    expect(categories).toMatchObject([
      { id: 1, name: '技术' },
      { id: 2, name: '艺术' },
    ])
  })

  it('filters and orders; either name of the page size counts', async () => {
    expect(await list({ cid: '2' })).toEqual([BOOK.free])
    expect(await list({ scene: 'free' })).toEqual([BOOK.free])
    expect((await list({ scene: 'sub' }))[0]).toBe(BOOK.free)
    expect(await list({ page: '2', size: '2' })).toEqual([BOOK.vip])
    const answer = await client.data<Listed>('GET', `${v1}/books`, { query: { page_size: '1' } })
    expect(answer.data.data).toHaveLength(1)
  })
})

interface Detail {
  book: { view_times: number; render_desc: string }
  chapters: { id: number; name: string }[]
  articles: Record<string, { id: number; charge: number }[]>
  is_buy: boolean
}

const detail = (id: number, token?: string) => client.data<Detail>('GET', `${v1}/book/${id}`, { token })

describe('a book', () => {
  it('tells its outline: trials cost nothing, loose articles stand under 0, empty chapters stay', async () => {
    const { chapters, articles, is_buy: isBuy, book } = await detail(BOOK.chapters)
    expect(chapters.map(({ name }) => name)).toEqual(['第一章', '空的一章'])
    const ids = Object.fromEntries(
      Object.entries(articles).map(([key, rows]) => [key, rows.map(({ id, charge }) => [id, charge])]),
    )
    expect(ids).toEqual({
      0: [[ARTICLE.loose, 30]],
      1: [
        [ARTICLE.trial, 0],
        [ARTICLE.second, 30],
      ],
    })
    expect(isBuy).toBe(false)
    expect(book.render_desc).toContain('src="http://academy.test/sandbox/art/book/chapters.svg"')
  })

  it('without chapters has a list of lists, as PHP sends it', async () => {
    expect((await detail(BOOK.free)).articles).toMatchObject([[{ id: ARTICLE.free, charge: 0 }]])
  })

  it('counts each opening', async () => {
    const before = (await detail(BOOK.vip)).book.view_times
    expect((await detail(BOOK.vip)).book.view_times).toBe(before + 1)
  })

  it.each([
    ['free', BOOK.free, undefined, true],
    ['free by membership, to a member', BOOK.vip, VIP, true],
    ['free by membership, to others', BOOK.vip, plain(1), false],
    ['bought', BOOK.chapters, LEARNER, true],
  ])('%s', async (_, id, mobile, isBuy) => {
    const token = mobile && (await client.login(mobile))
    expect((await detail(id, token)).is_buy).toBe(isBuy)
  })

  it('hidden can be read by its address; one to come, and none, cannot', async () => {
    expect((await detail(BOOK.hidden)).is_buy).toBe(false)
    expect(await client.refusal('GET', `${v1}/book/${BOOK.future}`)).toBe('404 资源不存在')
    expect(await client.refusal('GET', `${v1}/book/999`)).toBe('404 资源不存在')
  })
})

interface Reading {
  article: { render_content: string }
  can_see: boolean
  prev_id: number
  next_id: number
}

describe('reading', () => {
  const read = (id: number, token: string) => client.data<Reading>('GET', `${v1}/book/${id}/read`, { token })

  it('needs a login', async () => {
    expect(await client.refusal('GET', `${v1}/book/${ARTICLE.trial}/read`)).toBe('401 请登录')
  })

  it('gives the trial to everybody and keeps the rest back, without a word of it', async () => {
    const token = await client.login(plain(2))
    const trial = await read(ARTICLE.trial, token)
    expect(trial).toMatchObject({ can_see: true, prev_id: 0, next_id: ARTICLE.second })
    expect(trial.article.render_content).toContain('导读的正文')
    const locked = await read(ARTICLE.second, token)
    expect(locked).toMatchObject({ can_see: false, prev_id: ARTICLE.trial, next_id: ARTICLE.loose })
    expect(locked.article.render_content).toBe('')
    expect((await read(ARTICLE.loose, token)).next_id).toBe(0)
  })

  it('is remembered, the last article of each book; what could not be seen is not', async () => {
    const token = await client.login(plain(3))
    await read(ARTICLE.free, token)
    await read(ARTICLE.trial, token)
    await read(ARTICLE.second, token)
    const { data } = await client.data<{ data: object[] }>('GET', `${v2}/member/book/view`, { token })
    expect(data).toMatchObject([
      { article_id: ARTICLE.trial, is_subscribe: 0, book: { id: BOOK.chapters, name: '书 chapters' } },
      { article_id: ARTICLE.free, book: { id: BOOK.free } },
    ])
  })

  it('refuses an article that is not there', async () => {
    const token = await client.login(plain(2))
    expect(await client.refusal('GET', `${v1}/book/999/read`, { token })).toBe('404 资源不存在')
    expect(await client.refusal('GET', `${v1}/book/${ARTICLE.future}/read`, { token })).toBe('404 资源不存在')
  })
})

describe('buying', () => {
  const buy = (id: number, token: string, promo_code = '') => ({
    token,
    body: { goods_id: id, promo_code },
    path: `${v1}/book/${id}/buy`,
  })

  it('refuses what is free, owned or not there, and a visitor', async () => {
    const token = await client.login(LEARNER)
    const refused = ({ path, ...ask }: ReturnType<typeof buy>) => client.refusal('POST', path, ask)
    expect(await refused(buy(BOOK.free, token))).toBe('1 当前课程无法购买')
    expect(await refused(buy(BOOK.chapters, token))).toBe('1 请勿重复购买')
    expect(await refused(buy(999, token))).toBe('404 资源不存在')
    expect(await client.refusal('POST', `${v1}/book/${BOOK.vip}/buy`)).toBe('401 请登录')
  })

  it('delivers the book when it is paid, and puts it on the shelf', async () => {
    const token = await client.login(plain(4))
    const { path, ...ask } = buy(BOOK.chapters, token)
    const order = await client.data<{ order_id: string }>('POST', path, ask)
    expect(order).toMatchObject({ charge: 30, status_text: '未支付' })
    await client.data('POST', `/sandbox/orders/${order.order_id}/status`, { body: { status: 9 } })
    expect((await detail(BOOK.chapters, token)).is_buy).toBe(true)
    const shelf = () => client.data<{ data: object[] }>('GET', `${v2}/member/books`, { token })
    expect((await shelf()).data).toMatchObject([{ book_id: BOOK.chapters, charge: 30, last_view: [] }])
    await client.data('GET', `${v1}/book/${ARTICLE.second}/read`, { token })
    expect((await shelf()).data).toMatchObject([{ last_view: { article_id: ARTICLE.second } }])
    const orders = await client.data<{ data: { goods: object[] }[] }>('GET', '/api/v2/member/orders', { token })
    expect(orders.data[0]?.goods).toMatchObject([{ goods_type: 'BOOK', goods_id: BOOK.chapters }])
  })

  it('a promo code over the whole price pays at once', async () => {
    const token = await client.login(plain(5))
    const { path, ...ask } = buy(BOOK.vip, token, 'ZTFREE')
    expect(await client.data('POST', path, ask)).toMatchObject({ status_text: '已支付' })
    expect((await detail(BOOK.vip, token)).is_buy).toBe(true)
  })
})

describe('comments of a book', () => {
  const path = `${v1}/book/${BOOK.chapters}/comment`

  it('are flat, with their writers by id', async () => {
    const answer = await client.data<{ data: object; users: Record<string, object> }>('GET', `${path}s`)
    expect(answer.data).toMatchObject({ total: 1, data: [{ user_id: 11, content: '值得一读' }] })
    expect(answer.users['11']).toHaveProperty('nick_name')
  })

  it('are for owners, and not empty', async () => {
    const stranger = await client.login(plain(6))
    expect(await client.refusal('POST', path, { token: stranger, body: { content: '好' } })).toBe('1 请先订阅电子书')
    const token = await client.login(LEARNER)
    expect(await client.refusal('POST', path, { token, body: { content: '' } })).toBe('1 请输入评论内容')
    const script = { content: '<script>x</script>' }
    expect(await client.refusal('POST', path, { token, body: script })).toBe('1 参数错误')
    await client.data('POST', path, { token, body: { content: '<b>好书</b>' } })
    const { data } = await client.data<{ data: object }>('GET', `${path}s`)
    expect(data).toMatchObject({ total: 2, data: [{ content: '好书' }, {}] })
  })
})

describe('comments of an article', () => {
  const listPath = `${v2}/book/article/${ARTICLE.trial}/comments`
  const postPath = `${v1}/book/article/${ARTICLE.trial}/comment`
  interface Answer {
    data: { data: { id: number }[]; total: number }
  }
  const read = (query: Record<string, string> = {}) => client.data<Answer>('GET', listPath, { query })

  it('count their replies and hide what no moderator has seen', async () => {
    const { data } = await read()
    expect(data).toMatchObject({ total: 1, data: [{ content: '开头就好', children_count: 1, is_check: 1 }] })
    const replies = await read({ parent_id: String(data.data[0]?.id) })
    expect(replies.data).toMatchObject({ total: 1, data: [{ content: '同感', reply: null }] })
  })

  it('take replies, also to replies, from owners alone', async () => {
    const token = await client.login(LEARNER)
    const [top] = (await read()).data.data
    const [reply] = (await read({ parent_id: String(top?.id) })).data.data
    const body = { content: '谢谢', parent_id: top?.id, reply_id: reply?.id }
    expect(await client.data('POST', postPath, { token, body })).toMatchObject({
      comment_id: expect.any(Number),
      reply_id: reply?.id,
    })
    const [newest] = (await read({ parent_id: String(top?.id) })).data.data
    expect(newest).toMatchObject({ content: '谢谢', reply: { user: { nick_name: expect.any(String) } } })

    const stranger = await client.login(plain(6))
    expect(await client.refusal('POST', postPath, { token: stranger, body })).toBe('1 请先订阅电子书')
    expect(await client.refusal('POST', postPath, { token, body: { content: '' } })).toBe('1 请输入评论内容')
    const nowhere = { content: '谢谢', parent_id: 999 }
    expect(await client.refusal('POST', postPath, { token, body: nowhere })).toBe('404 资源不存在')
  })
})

test('collected books', async () => {
  const token = await client.login(plain(7))
  const query = { id: String(BOOK.vip), type: 'book' }
  const base = '/addons/templateOne/api/v1/like'
  await client.data('GET', `${base}/hit`, { token, query })
  expect(await client.data('GET', `${base}/status`, { token, query })).toEqual({ like: true })
  const ask = { token, query: { type: 'book' } }
  const liked = await client.data<{ data: object[] }>('GET', `${base}/courses`, ask)
  expect(liked.data).toMatchObject([{ id: BOOK.vip, title: '书 vip' }])
  expect(await client.refusal('GET', `${base}/courses`, { token, query: { type: 'vod' } })).toBe('1 参数错误')
})

test('search finds books by name, the home page shows live ones', async () => {
  const found = await client.data<{ data: object[] }>('GET', '/api/v3/search', {
    query: { keywords: '书 vip', type: 'book', page: '1' },
  })
  expect(found.data).toMatchObject([{ resource_type: 'book', resource_id: BOOK.vip, charge: 30 }])
  const blocks = await client.data<{ sign: string; config_render: { items: object[] } }[]>(
    'GET',
    '/api/v2/viewBlock/page/blocks',
    { query: { platform: 'h5', page_name: 'h5-page-index' } },
  )
  const shelf = blocks.find(({ sign }) => sign === 'h5-book-v1')
  expect(shelf?.config_render.items[0]).toMatchObject({ name: '书 chapters', user_count: expect.any(Number) })
})

test('at HEAD a book is an order like any other', async () => {
  const head = await start({ dialect: 'head' })
  const token = await head.login(plain(1))
  const body = { goods_type: 'BOOK', goods_id: BOOK.vip, agree_protocol: 1 }
  expect(await head.data('POST', '/api/v3/order', { token, body })).toMatchObject({ total: 30, is_paid: false })
  expect(await head.refusal('POST', `${v1}/book/${BOOK.vip}/buy`, { token, body })).toBe('404 路由不存在')
  await head.close()
})
