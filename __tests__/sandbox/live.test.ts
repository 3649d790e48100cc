import { LIVE, LIVE_LESSON } from './liveFixture'
import { LEARNER, plain, start, VIP, type Client } from './support'

let client: Client
beforeAll(async () => {
  client = await start()
  await client.configure({ enabled_addons: ['TemplateOne', 'Zhibo'] })
})
afterAll(() => client.close())

const base = '/addons/zhibo/api/v1'

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
    expect(data.total).toBe(4)
    expect(data.data).toMatchObject([
      {
        id: LIVE.running,
        title: '直播 running',
        thumb: 'http://academy.test/sandbox/art/cover/running.svg',
        charge: 99,
        vip_can_view: 0,
        category: { id: 2, name: '前端' },
        teacher: { name: '顾远' },
        assistant: { name: '助教阿岚' },
        status: 1,
        status_text: '直播中',
        videos_count: 3,
        next_video: { id: LIVE_LESSON.ahead, title: '答疑' },
      },
      { id: LIVE.free, charge: 0, assistant: null, status: 0, status_text: '待开课' },
      { id: LIVE.vip, vip_can_view: 1 },
      { id: LIVE.over, status: 2, status_text: '已结课', next_video: [] },
    ])
    expect(categories).toEqual([
      { id: 1, name: '编程', parent_id: 0, sort: 1, children: [{ id: 2, name: '前端', parent_id: 1, sort: 2 }] },
      { id: 3, name: '艺术', parent_id: 0, sort: 3, children: [] },
    ])
  })

  it('filters by category, a parent with its children, and pages', async () => {
    expect(await list({ cid: '1' })).toEqual([LIVE.running, LIVE.vip, LIVE.over])
    expect(await list({ cid: '2' })).toEqual([LIVE.running, LIVE.over])
    expect(await list({ cid: '3' })).toEqual([LIVE.free])
    expect(await list({ page: '2', size: '3' })).toEqual([LIVE.over])
  })
})

interface Lesson {
  id: number
  status: number
  duration: number
}

interface Detail {
  course: object
  chapters: object[]
  videos: Record<string, Lesson[]>
  is_buy: boolean
}

const detail = (id: number, token?: string) => client.data<Detail>('GET', `${base}/course/${id}`, { token })

describe('a course', () => {
  it('tells its chapters, also an empty one, and its lessons by chapter', async () => {
    const { course, chapters, videos, is_buy } = await detail(LIVE.running)
    expect(course).toMatchObject({
      render_desc: expect.stringContaining('src="http://academy.test/sandbox/art/figure/running.svg"'),
      status_text: '直播中',
    })
    expect(chapters).toMatchObject([{ name: '第一章' }, { name: '空的一章' }])
    expect(is_buy).toBe(false)
    expect(Object.keys(videos)).toEqual(['0', '1'])
    expect(videos[1]).toMatchObject([
      { id: LIVE_LESSON.over, status: 2, status_text: '已结束', duration: 3600, estimate_duration: 3600 },
      { id: LIVE_LESSON.onAir, status: 1, status_text: '直播中', duration: 0 },
    ])
    expect(videos[0]).toMatchObject([
      {
        id: LIVE_LESSON.ahead,
        status: 0,
        duration: 0,
        published_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:00$/),
      },
    ])
  })

  it('without chapters has a list of lists; what left no recording has no length', async () => {
    const { videos } = await detail(LIVE.over)
    expect(videos).toMatchObject([
      [
        { status: 2, duration: 3600 },
        { status: 2, duration: 0 },
      ],
    ])
  })

  it.each([
    ['free, to a visitor', LIVE.free, undefined, true],
    ['for members, to a member', LIVE.vip, VIP, true],
    ['for members, to others', LIVE.vip, plain(1), false],
    ['not for members, to a member', LIVE.running, VIP, false],
    ['bought', LIVE.running, LEARNER, true],
  ])('%s', async (_, id, mobile, isBuy) => {
    const token = mobile && (await client.login(mobile))
    expect((await detail(id, token)).is_buy).toBe(isBuy)
  })

  it.each([
    ['hidden', LIVE.hidden],
    ['to come', LIVE.future],
    ['unknown', 999],
  ])('%s: it is not there', async (_, id) => {
    expect(await client.refusal('GET', `${base}/course/${id}`)).toBe('404 资源不存在')
  })
})

it('time moves a lesson on; one whose teacher is late stays ahead', async () => {
  const own = await start()
  const statuses = async () => {
    const { videos, course } = await own.data<Detail>('GET', `${base}/course/${LIVE.free}`)
    return { lessons: videos[0]?.map(({ id, status }) => [id, status]), course }
  }
  const late = LIVE_LESSON.free + 1
  expect((await statuses()).lessons).toEqual([
    [late, 0],
    [LIVE_LESSON.free, 0],
  ])
  await own.advance(31 * 60)
  const onAir = await statuses()
  expect(onAir.lessons).toEqual([
    [late, 0],
    [LIVE_LESSON.free, 1],
  ])
  expect(onAir.course).toMatchObject({ status: 1, status_text: '直播中', next_video: { id: late } })
  await own.advance(60 * 60)
  const after = await statuses()
  expect(after.lessons).toEqual([
    [late, 0],
    [LIVE_LESSON.free, 2],
  ])
  expect(after.course).toMatchObject({ status: 1, status_text: '更新中' })
  await own.close()
})

describe('buying', () => {
  const buy = (id: number) => `${base}/course/${id}/paid`
  const body = (id: number, promo_code = '') => ({ goods_id: id, promo_code })

  it('refuses what is free, owned or not there, and a visitor', async () => {
    const token = await client.login(LEARNER)
    const refused = (id: number) => client.refusal('POST', buy(id), { token, body: body(id) })
    expect(await refused(LIVE.free)).toBe('1 当前课程无法购买')
    expect(await refused(LIVE.running)).toBe('1 请勿重复购买')
    expect(await refused(LIVE.hidden)).toBe('404 资源不存在')
    expect(await client.refusal('POST', buy(LIVE.vip))).toBe('401 请登录')
  })

  it('delivers the course when it is paid', async () => {
    const token = await client.login(plain(2))
    const ask = { token, body: body(LIVE.running) }
    const order = await client.data<{ order_id: string }>('POST', buy(LIVE.running), ask)
    expect(order).toMatchObject({ charge: 99, status_text: '未支付' })
    expect((await detail(LIVE.running, token)).is_buy).toBe(false)
    await client.data('POST', `/sandbox/orders/${order.order_id}/status`, { body: { status: 9 } })
    expect((await detail(LIVE.running, token)).is_buy).toBe(true)
    expect(await client.data('GET', `${base}/member/courses`, { token })).toMatchObject({
      total: 1,
      data: [
        {
          course_id: LIVE.running,
          is_subscribe: 1,
          learned_count: 0,
          course: { title: '直播 running', videos_count: 3 },
        },
      ],
    })
    const orders = await client.data<{ data: { goods: object[] }[] }>('GET', '/api/v2/member/orders', { token })
    expect(orders.data[0]?.goods).toMatchObject([{ goods_type: '直播课程', goods_id: LIVE.running }])
  })

  it('a promo code over the whole price pays at once', async () => {
    const token = await client.login(plain(3))
    const ask = { token, body: body(LIVE.vip, 'ZTFREE') }
    expect(await client.data('POST', buy(LIVE.vip), ask)).toMatchObject({ status_text: '已支付' })
    expect((await detail(LIVE.vip, token)).is_buy).toBe(true)
  })
})

describe('my lists', () => {
  it('need a login', async () => {
    expect(await client.refusal('GET', `${base}/member/courses`)).toBe('401 请登录')
    expect(await client.refusal('GET', `${base}/member/courses/learned`)).toBe('401 请登录')
  })

  it('what I have watched, last first, and how many lessons to their end', async () => {
    const token = await client.login(LEARNER)
    expect(await client.data('GET', `${base}/member/courses/learned`, { token })).toMatchObject({
      total: 3,
      data: [
        { course_id: LIVE.running, is_subscribe: 1, learned_count: 1, video_id: LIVE_LESSON.onAir },
        { course_id: LIVE.free, is_subscribe: 0, learned_count: 1 },
        { course_id: LIVE.over, is_subscribe: 1, learned_count: 2, course: { status: 2 } },
      ],
    })
    const ask = { token, query: { page: '2', size: '2' } }
    const second = await client.data('GET', `${base}/member/courses/learned`, ask)
    expect(second).toMatchObject({ total: 3, data: [{ course_id: LIVE.over }] })
  })

  it('what I have collected', async () => {
    const token = await client.login(plain(4))
    const like = '/addons/templateOne/api/v1/like'
    const query = { id: String(LIVE.over), type: 'live' }
    await client.data('GET', `${like}/hit`, { token, query })
    expect(await client.data('GET', `${like}/status`, { token, query })).toEqual({ like: true })
    const ask = { token, query: { type: 'live' } }
    const liked = () => client.data<{ data: object[] }>('GET', `${like}/courses`, ask)
    expect((await liked()).data).toMatchObject([{ id: LIVE.over, title: '直播 over', charge: 99 }])
    await client.data('GET', `${like}/hit`, { token, query })
    expect((await liked()).data).toEqual([])
  })
})

describe('comments', () => {
  const path = `${base}/course/${LIVE.running}/comment`

  it('are flat, with their writers by id; none is an empty list', async () => {
    const answer = await client.data<{ data: object; users: Record<string, object> }>('GET', `${path}s`)
    expect(answer.data).toMatchObject({ total: 1, data: [{ user_id: 8, content: '讲得清楚' }] })
    expect(answer.users['8']).toHaveProperty('nick_name')
    const none = { data: { data: [], total: 0 }, users: [] }
    expect(await client.data('GET', `${base}/course/${LIVE.over}/comments`)).toEqual(none)
  })

  it('are for who may attend, and not empty', async () => {
    const write = async (mobile: string, content: string) => {
      const token = await client.login(mobile)
      return { token, body: { content } }
    }
    expect(await client.refusal('POST', path, await write(plain(5), '好'))).toBe('1 请先购买课程')
    expect(await client.refusal('POST', path, await write(LEARNER, ''))).toBe('1 请输入评论内容')
    expect(await client.refusal('POST', path, await write(LEARNER, '<script>x</script>'))).toBe('1 参数错误')
    expect(await client.refusal('POST', path, { body: { content: '好' } })).toBe('401 请登录')
    await client.data('POST', path, await write(LEARNER, '<b>好课</b>'))
    const { data } = await client.data<{ data: object }>('GET', `${path}s`)
    expect(data).toMatchObject({ total: 2, data: [{ content: '好课' }, {}] })
  })
})

describe('courseware', () => {
  const attach = (lessonId: number) => `${base}/course/${LIVE.running}/video/${lessonId}/attach`

  it('is listed by lesson, for who may attend', async () => {
    const token = await client.login(LEARNER)
    const files = await client.data('GET', `${attach(LIVE_LESSON.over)}/index`, { token })
    expect(files).toMatchObject({
      total: 1,
      data: [{ course_id: LIVE.running, video_id: LIVE_LESSON.over, name: '课件', extension: 'md', size: 8 }],
    })
    const none = await client.data('GET', `${attach(LIVE_LESSON.ahead)}/index`, { token })
    expect(none).toEqual({ data: [], total: 0 })
    const stranger = { token: await client.login(plain(6)) }
    expect(await client.refusal('GET', `${attach(LIVE_LESSON.over)}/index`, stranger)).toBe('1 请购买课程')
    expect(await client.refusal('GET', `${attach(LIVE_LESSON.free)}/index`, { token })).toBe('404 资源不存在')
  })

  it('comes as a file, with the token in the address', async () => {
    const token = await client.login(LEARNER)
    const url = `${attach(LIVE_LESSON.over)}/1/download`
    const file = await client.http('GET', url, { query: { token } })
    expect(file.headers['content-disposition']).toContain('.md')
    expect(file.body).toBe('# 课件')
    expect(await client.refusal('GET', url)).toBe('401 请登录')
    expect(await client.refusal('GET', `${attach(LIVE_LESSON.over)}/9/download`, { token })).toBe('404 资源不存在')
  })

  it('comes from a storage, which no script may read', async () => {
    const token = await client.login(LEARNER)
    await client.configure({ sandbox: { courseware_storage: 'http://storage.x' } })
    const sent = await client.http('GET', `${attach(LIVE_LESSON.over)}/1/download`, { query: { token } })
    await client.configure({ sandbox: { courseware_storage: '' } })
    expect([sent.statusCode, sent.headers.location]).toEqual([302, 'http://storage.x/sandbox/storage/live/1'])
    const file = await client.http('GET', '/sandbox/storage/live/1')
    expect(file.body).toBe('# 课件')
    expect(file.headers).not.toHaveProperty('access-control-allow-origin')
  })
})

interface Block {
  sign: string
  config_render: { items: { id: number; videos_count?: number }[] }
}

test('the home page and the search know them while the add-on is on', async () => {
  const shelf = async () => {
    const query = { platform: 'h5', page_name: 'h5-page-index' }
    const blocks = await client.data<Block[]>('GET', '/api/v2/viewBlock/page/blocks', { query })
    return blocks.find(({ sign }) => sign === 'h5-live-v1')?.config_render.items
  }
  const found = async () => {
    const query = { keywords: '直播 vip', type: 'live', page: '1' }
    return (await client.data<{ data: object[] }>('GET', '/api/v3/search', { query })).data
  }
  expect(await shelf()).toMatchObject([{ id: LIVE.running, videos_count: 3 }, {}, {}, {}])
  expect(await found()).toMatchObject([{ resource_type: 'live', resource_id: LIVE.vip, charge: 99 }])
  await client.configure({ enabled_addons: ['TemplateOne'] })
  expect((await shelf())?.[0]).not.toHaveProperty('videos_count')
  expect(await found()).toEqual([])
  await client.configure({ enabled_addons: ['TemplateOne', 'Zhibo'] })
})

test('at HEAD a live course is an order like any other', async () => {
  const head = await start({ dialect: 'head' })
  const token = await head.login(plain(1))
  const body = { goods_type: '直播课程', goods_id: LIVE.vip, agree_protocol: 1 }
  expect(await head.data('POST', '/api/v3/order', { token, body })).toMatchObject({ total: 99, is_paid: false })
  expect(await head.refusal('POST', `${base}/course/${LIVE.vip}/paid`, { token, body })).toBe('404 路由不存在')
  await head.close()
})
