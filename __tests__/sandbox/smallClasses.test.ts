import { CLASS, CLASS_LESSON } from './smallClassFixture'
import { type Client, LEARNER, plain, start } from './support'

let client: Client
beforeAll(async () => {
  client = await start()
})
afterAll(() => client.close())

const base = '/addons/ke/api/v1'

interface Listed {
  data: { data: { id: number }[]; total: number }
  categories: object[]
}

const list = async (query: Record<string, string> = {}) => {
  const { data } = await client.data<Listed>('GET', `${base}/courses`, { query })
  return data.data.map(({ id }) => id)
}

describe('the list', () => {
  it('holds what is published and visible, newest first, with the whole tree of categories', async () => {
    const { data, categories } = await client.data<Listed>('GET', `${base}/courses`)
    expect(data.total).toBe(7)
    expect(data.data[0]).toEqual({
      id: CLASS.open,
      type: 0,
      type_text: '小班课',
      title: '班课 open',
      thumb: 'http://academy.test/sandbox/art/cover/open.svg',
      charge: 99,
      original_charge: 199,
      short_desc: '一句话介绍',
      category: { id: 2, name: '前端' },
      teachers: [
        { name: '周可心', avatar: expect.stringMatching(/avatar\/.*\.svg$/), short_desc: '不怕长句' },
        { name: '阿岚', avatar: expect.any(String), short_desc: '' },
      ],
      status: 1,
      status_text: '招生中',
      join_people_num: 3,
      max_people_num: 6,
      open_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      over_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      is_show: 1,
    })
    expect(categories).toEqual([
      { id: 1, name: '编程', parent_id: 0, sort: 1, children: [{ id: 2, name: '前端', parent_id: 1, sort: 2 }] },
      { id: 3, name: '艺术', parent_id: 0, sort: 3, children: [] },
    ])
  })

  it.each([
    ['small', { t: '0' }, [CLASS.open, CLASS.stopped, CLASS.ahead, CLASS.over]],
    ['one to one', { t: '3' }, [CLASS.last]],
    ['a category with its children', { cid1: '1', t: '1' }, [CLASS.mine]],
    ['a child', { cid1: '1', cid2: '2', t: '' }, [CLASS.open, CLASS.stopped, CLASS.ahead, CLASS.over]],
    ['another category', { cid1: '3', cid2: '0' }, [CLASS.free]],
    ['the last page', { page: '2', size: '6' }, [CLASS.over]],
  ])('%s', async (_, query, ids) => {
    expect(await list(query)).toEqual(ids)
  })
})

interface Detail {
  course: { status_text: string; join_people_num: number }
  lessons: object[]
  paid: 0 | 1
}

const detail = (id: number, token?: string) => client.data<Detail>('GET', `${base}/course/${id}`, { token })

describe('a class', () => {
  it('tells its lessons in their order, and where they are held', async () => {
    const { course, lessons, paid } = await detail(CLASS.open)
    expect(course).toMatchObject({
      render_desc: expect.stringContaining('src="http://academy.test/sandbox/art/figure/open.svg"'),
    })
    expect(paid).toBe(0)
    expect(lessons).toEqual([
      { id: 1, title: '说明会', status: 1, play_url: 'http://academy.test/sandbox/classroom/1' },
      { id: 2, title: '第一课', status: 0, play_url: '' },
      { id: 3, title: '回放', status: 2, play_url: 'http://academy.test/sandbox/classroom/3' },
    ])
  })

  it('is paid for who bought it; a free one is paid by nobody', async () => {
    const token = await client.login(LEARNER)
    expect((await detail(CLASS.mine, token)).paid).toBe(1)
    expect((await detail(CLASS.free, token)).paid).toBe(0)
  })

  it.each([
    ['hidden', CLASS.hidden],
    ['to come', CLASS.future],
    ['unknown', 999],
  ])('%s: it is not there', async (_, id) => {
    expect(await client.refusal('GET', `${base}/course/${id}`)).toBe('404 资源不存在')
  })
})

describe('buying', () => {
  const buy = (id: number) => `${base}/course/${id}/paid`
  const order = async (id: number, mobile: string, promo_code = '') => {
    const ask = { token: await client.login(mobile), body: { goods_id: id, promo_code } }
    return client.data<{ order_id: string }>('POST', buy(id), ask)
  }
  const pay = async ({ order_id }: { order_id: string }) =>
    client.data('POST', `/sandbox/orders/${order_id}/status`, { body: { status: 9 } })

  it.each([
    ['free', CLASS.free, '1 当前课程无法购买'],
    ['not yet enrolling', CLASS.ahead, '1 当前班课无法购买'],
    ['no longer enrolling', CLASS.stopped, '1 当前班课无法购买'],
    ['over', CLASS.over, '1 当前班课无法购买'],
    ['not there', CLASS.hidden, '404 资源不存在'],
  ])('%s: refused', async (_, id, words) => {
    const ask = { token: await client.login(plain(1)), body: { goods_id: id, promo_code: '' } }
    expect(await client.refusal('POST', buy(id), ask)).toBe(words)
  })

  it('needs a login', async () => {
    expect(await client.refusal('POST', buy(CLASS.open))).toBe('401 请登录')
  })

  it('delivers the class when it is paid, counts one more, and is not sold twice', async () => {
    const token = await client.login(plain(2))
    const created = await order(CLASS.open, plain(2))
    expect(created).toMatchObject({ charge: 99, status_text: '未支付' })
    expect((await detail(CLASS.open, token)).paid).toBe(0)
    await pay(created)
    expect(await detail(CLASS.open, token)).toMatchObject({ paid: 1, course: { join_people_num: 4 } })
    const orders = await client.data<{ data: { goods: object[] }[] }>('GET', '/api/v2/member/orders', { token })
    expect(orders.data[0]?.goods).toMatchObject([
      { goods_type: 'k12', goods_id: CLASS.open, goods_thumb: 'http://academy.test/sandbox/art/cover/open.svg' },
    ])
    const again = { token, body: { goods_id: CLASS.open, promo_code: '' } }
    expect(await client.refusal('POST', buy(CLASS.open), again)).toBe('1 请勿重复购买')
  })

  it('keeps the last place for who is about to pay, until that order ends', async () => {
    await order(CLASS.last, plain(5))
    expect(await order(CLASS.last, plain(5))).toMatchObject({ status_text: '未支付' })
    const other = { token: await client.login(plain(6)), body: { goods_id: CLASS.last, promo_code: '' } }
    expect(await client.refusal('POST', buy(CLASS.last), other)).toBe('1 当前班课名额已满')
    await client.advance(2 * 3600)
  })

  it('ends when the last place is taken', async () => {
    expect(await order(CLASS.last, plain(3), 'ZTFREE')).toMatchObject({ status_text: '已支付' })
    const late = { token: await client.login(plain(4)), body: { goods_id: CLASS.last, promo_code: '' } }
    expect(await client.refusal('POST', buy(CLASS.last), late)).toBe('1 当前班课名额已满')
  })

  it('at HEAD is an order like any other', async () => {
    const head = await start({ dialect: 'head' })
    const token = await head.login(plain(1))
    const body = { goods_type: 'k12', goods_id: CLASS.open, agree_protocol: 1 }
    expect(await head.data('POST', '/api/v3/order', { token, body })).toMatchObject({ total: 99, is_paid: false })
    expect(await head.refusal('POST', buy(CLASS.open), { token, body })).toBe('404 路由不存在')
    await head.close()
  })
})

it('my classes, nested as the public list is, by `page_size`', async () => {
  expect(await client.refusal('GET', `${base}/user/courses`)).toBe('401 请登录')
  const ask = { token: await client.login(LEARNER), query: { page: '1', page_size: '1' } }
  expect(await client.data('GET', `${base}/user/courses`, ask)).toEqual({
    data: {
      data: [
        {
          id: CLASS.mine,
          title: '班课 mine',
          thumb: 'http://academy.test/sandbox/art/cover/mine.svg',
          charge: 99,
          created_at: expect.any(String),
        },
      ],
      total: 1,
    },
  })
})

describe('the classroom', () => {
  const enter = async (lesson: number, mobile?: string) => {
    const query: Record<string, string> = mobile ? { token: await client.login(mobile) } : {}
    const headers = { accept: 'text/html' }
    return (await client.http('GET', `/sandbox/classroom/${lesson}`, { query, headers })).body
  }

  it('greets by name who comes with a token and may', async () => {
    expect(await enter(CLASS_LESSON.free, LEARNER)).toMatch(/公开课[\s\S]*林小满，欢迎来上课/)
  })

  it('keeps out strangers and who has not paid', async () => {
    expect(await enter(CLASS_LESSON.free)).toContain('请登录')
    expect(await enter(CLASS_LESSON.open, LEARNER)).toContain('请先购买班课')
    expect(await enter(999, LEARNER)).toContain('资源不存在')
  })
})

it('an academy without add-ons does not know them', async () => {
  const open = await start({ edition: 'open' })
  expect(await open.refusal('GET', `${base}/courses`)).toBe('404 路由不存在')
  await open.close()
})
