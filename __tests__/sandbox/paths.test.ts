import { COURSE, PATH, TOPIC } from './fixture'
import { plain, start, type Client } from './support'

let client: Client
beforeAll(async () => void (client = await start()))
afterAll(() => client.close())

const base = '/addons/LearnPaths/api/v1'

interface Part {
  type: string
  is_learned?: number
  is_buy?: number
}

interface Detail {
  data: object
  steps: { name: string; courses: Part[]; learned_count?: number }[]
  is_buy: boolean
  progress?: number
}

const detail = (id: number, token?: string) => client.data<Detail>('GET', `${base}/path/${id}`, { token })

it('lists what is out, newest first, with the steps by path', async () => {
  const answer = await client.data('GET', `${base}/all`, { query: { page: '1', size: '16', category_id: '0' } })
  expect(answer).toMatchObject({
    data: {
      total: 2,
      data: [
        {
          id: PATH.mixed,
          name: '路径 mixed',
          thumb: 'http://academy.test/sandbox/art/cover/mixed.svg',
          charge: 88,
          original_charge: 211,
          courses_count: 7,
          steps_count: 2,
        },
        { id: PATH.free, charge: 0, courses_count: 0 },
      ],
    },
    steps: { [PATH.mixed]: [{ name: '第一步' }, { name: '第二步' }] },
  })
})

it('filters by category; a parent includes its children', async () => {
  const ids = async (categoryId: number) => {
    const query = { category_id: String(categoryId) }
    const { data } = await client.data<{ data: { data: { id: number }[] } }>('GET', `${base}/all`, { query })
    return data.data.map(({ id }) => id)
  }
  expect(await client.data('GET', `${base}/categories`)).toEqual([
    { id: 1, name: '编程', sort: 1, parent_id: 0, children: [{ id: 2, name: '前端', sort: 2, parent_id: 1 }] },
    { id: 3, name: '艺术', sort: 3, parent_id: 0, children: [] },
  ])
  expect(await ids(1)).toEqual([PATH.mixed])
  expect(await ids(2)).toEqual([PATH.mixed])
  expect(await ids(3)).toEqual([PATH.free])
})

it('shows the steps in order with everything they are made of; a visitor has no progress', async () => {
  const { steps, is_buy, progress } = await detail(PATH.mixed)
  expect(is_buy).toBe(false)
  expect(progress).toBeUndefined()
  expect(steps.map(({ courses }) => courses.map(({ type }) => type))).toEqual([
    ['course', 'topic', 'live'],
    ['book', 'paper_paper', 'paper_mock', 'paper_practice'],
  ])
  expect(steps[0]?.courses[0]).toEqual({
    id: 1,
    other_id: COURSE.extra,
    type: 'course',
    type_text: '录播课',
    name: '课程 extra',
    thumb: 'http://academy.test/sandbox/art/cover/extra.svg',
    charge: 80,
  })
})

it.each([PATH.hidden, 99])('does not know %i', async (id) => {
  expect(await client.refusal('GET', `${base}/path/${id}`)).toBe('404 资源不存在')
})

it('keeps progress of courses and articles', async () => {
  const token = await client.login(plain(1))
  expect(await detail(PATH.mixed, token)).toMatchObject({ progress: 0, steps: [{ learned_count: 0 }, {}] })
  await client.data('GET', `/addons/MeeduTopics/api/v1/topic/${TOPIC.paid}`, { token })
  const { progress, steps } = await detail(PATH.mixed, token)
  expect(progress).toBe(50)
  expect(steps[0]).toMatchObject({ learned_count: 1, courses: [{ is_learned: 0 }, { is_learned: 1 }, {}] })
  expect(steps[0]?.courses[2]).not.toHaveProperty('is_learned')
})

it('is bought once, and opens its courses, live courses and articles', async () => {
  const token = await client.login(plain(2))
  const buy = `${base}/path/${PATH.mixed}/buy`
  const body = { goods_id: PATH.mixed, promo_code: '' }
  const closed = { is_buy: 0 }
  expect((await detail(PATH.mixed, token)).steps[0]?.courses).toMatchObject([closed, closed, closed])
  const order = await client.data<{ order_id: string }>('POST', buy, { token, body })
  await client.data('POST', `/sandbox/orders/${order.order_id}/status`, { body: { status: 9 } })
  const { is_buy, steps } = await detail(PATH.mixed, token)
  expect(is_buy).toBe(true)
  const open = { is_buy: 1 }
  expect(steps[0]?.courses).toMatchObject([open, open, open])
  expect(await client.data('GET', `/api/v2/course/${COURSE.extra}`, { token })).toMatchObject({ isBuy: true })
  expect(await client.data('GET', `/addons/MeeduTopics/api/v1/topic/${TOPIC.paid}`, { token })).toMatchObject({
    is_buy: true,
  })
  expect(await client.refusal('POST', buy, { token, body })).toBe('1 请勿重复购买')
  expect(await client.data('GET', `${base}/member/paths`, { token })).toMatchObject({
    total: 1,
    data: [{ path_id: PATH.mixed, charge: 88, path: { name: '路径 mixed' } }],
  })
})

it('refuses what cannot be bought, and who is not logged in', async () => {
  const token = await client.login(plain(3))
  expect(await client.refusal('POST', `${base}/path/${PATH.free}/buy`, { token })).toBe('1 当前课程无法购买')
  expect(await client.refusal('POST', `${base}/path/99/buy`, { token })).toBe('404 资源不存在')
  expect(await client.refusal('POST', `${base}/path/${PATH.mixed}/buy`)).toBe('401 请登录')
  expect(await client.refusal('GET', `${base}/member/paths`)).toBe('401 请登录')
})

it('is sold at HEAD through the one order call', async () => {
  const head = await start({ dialect: 'head' })
  const token = await head.login(plain(1))
  const order = (goods_type: string, goods_id: number) =>
    head.data('POST', '/api/v3/order', { token, body: { goods_type, goods_id, agree_protocol: 1 } })
  expect(await order('学习路径', PATH.mixed)).toMatchObject({ total: 88, is_paid: false })
  expect(await order('文章', TOPIC.paid)).toMatchObject({ total: 6, is_paid: false })
  await head.close()
})

it('stands on the home page with live data while its add-on is on', async () => {
  interface Block {
    sign: string
    config_render: { items: { id: number; steps_count?: number; view_times?: number }[] }
  }
  const shelf = async (sign: string) => {
    const query = { platform: 'h5', page_name: 'h5-page-index' }
    const blocks = await client.data<Block[]>('GET', '/api/v2/viewBlock/page/blocks', { query })
    return blocks.find((block) => block.sign === sign)?.config_render.items[0]
  }
  expect(await shelf('h5-learnPath-v1')).toMatchObject({ id: PATH.mixed, steps_count: 2, courses_count: 7 })
  expect(await shelf('h5-topic-v1')).toMatchObject({ id: TOPIC.open, view_times: expect.any(Number) })
  await client.configure({ enabled_addons: ['TemplateOne'] })
  expect(await shelf('h5-learnPath-v1')).not.toHaveProperty('steps_count')
})
