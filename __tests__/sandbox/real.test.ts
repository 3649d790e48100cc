/** What real servers of both dialects do that one would not guess (docs/backend/README.md). */
import type { Dialect } from '../../sandbox/core/context'
import { COURSE, LESSON } from './fixture'
import { LEARNER, plain, start, type Client } from './support'

const DIALECTS: Dialect[] = ['base', 'head']
const sandboxes = {} as Record<Dialect, Client>
beforeAll(async () => {
  for (const dialect of DIALECTS) sandboxes[dialect] = await start({ dialect })
})
afterAll(async () => {
  for (const client of Object.values(sandboxes)) await client.close()
})

interface Case {
  call: string
  /** `<code> <message>`, or the data of a success. */
  answer: unknown
  only?: Dialect
  query?: Record<string, string>
  body?: object
  asVisitor?: boolean
}

const BAD = '1 参数错误'
const BROKEN = '1 错误'
const NO_ROUTE = '404 路由不存在'

const CASES: Case[] = [
  // Ids that are no numbers are no routes, before anybody asks for a login.
  { call: 'GET /api/v2/course/abc', answer: NO_ROUTE },
  { call: 'GET /api/v2/video/1x/playinfo', answer: NO_ROUTE, asVisitor: true },
  { call: 'GET /api/v2/announcement/x', answer: NO_ROUTE },
  { call: 'GET /api/v3/course/1/attach/x', answer: NO_ROUTE },
  { call: 'GET /api/v3/course/abc/attach/1', answer: BROKEN },
  { call: 'GET /addons/MeeduBooks/api/v1/book/x', answer: NO_ROUTE },
  { call: 'GET /api/v2/course/999', answer: '404 资源不存在' },
  { call: 'GET /nowhere', answer: NO_ROUTE },
  { call: 'POST /nowhere/else', answer: NO_ROUTE },
  { call: 'GET /api/v2/promoCode/A%2FB/check', answer: NO_ROUTE },
  { call: 'GET /api/v2/login/password', answer: BROKEN },

  // Every field says its word, even when it is the same one.
  { call: 'POST /api/v2/captcha/sms', body: {}, answer: '1 请输入手机号,请输入图形验证码,参数错误' },
  { call: 'GET /api/v3/auth/login/wechat/oauth', answer: '1 参数错误,参数错误,参数错误' },
  { call: 'POST /api/v3/comment/store', only: 'head', body: { content: '好' }, answer: '1 参数错误,参数错误' },
  { call: 'POST /api/v3/comment/store', only: 'head', body: { rt: 1, content: '好' }, answer: BAD },
  { call: 'POST /api/v2/member/verify', body: {}, answer: '1 短信验证码错误' },
  { call: 'POST /api/v2/member/verify', body: { mobile: plain(9), mobile_code: '112233' }, answer: BAD },
  { call: 'POST /api/v3/auth/register/withSocialite', body: {}, answer: BAD },
  { call: 'GET /api/v2/decorationPage/blocks', only: 'head', answer: '1 page_name参数不能为空' },
  { call: 'GET /api/v2/viewBlock/page/blocks', only: 'base', answer: BAD },

  // Watch reports.
  { call: `POST /api/v2/video/${LESSON.free}/record`, body: { duration: 12.7 }, answer: [] },
  { call: `POST /api/v2/video/${LESSON.free}/record`, only: 'base', body: { duration: -5 }, answer: [] },
  { call: `POST /api/v2/video/${LESSON.free}/record`, only: 'head', body: { duration: -5 }, answer: BAD },
  { call: `POST /api/v2/video/${LESSON.free}/record`, body: { duration: 0 }, answer: BAD },
  { call: `POST /api/v2/video/${LESSON.free}/record`, body: { duration: 'x' }, answer: BAD },
  { call: `POST /api/v2/video/${LESSON.free}/record`, body: {}, answer: BAD },

  // Orders.
  { call: 'POST /api/v2/order/course', only: 'base', body: {}, answer: BROKEN },
  { call: 'POST /api/v2/order/course', only: 'base', body: { course_id: 'x' }, answer: BROKEN },
  { call: 'POST /api/v2/order/role', only: 'base', body: { agree: 1 }, answer: BROKEN },
  { call: 'POST /api/v2/order/role', only: 'base', body: {}, answer: '1 请同意协议' },
  { call: 'POST /api/v2/order/role', only: 'base', body: { role_id: 1 }, answer: '1 请同意协议' },

  // Lists.
  { call: 'GET /api/v2/courses', query: { page_size: '0' }, answer: BROKEN },
  { call: 'GET /api/v2/courses', query: { page_size: '-1' }, answer: BROKEN },
  { call: 'GET /api/v2/courses', query: { page_size: 'abc' }, answer: BROKEN },
  {
    call: 'GET /api/v2/courses',
    query: { page_size: '2', page: '0' },
    answer: expect.objectContaining({ current_page: 1 }),
  },
  { call: 'GET /api/v2/member/orders', query: { page_size: '0' }, answer: BROKEN },
  { call: 'GET /api/v3/member/courses', query: { size: '-1' }, answer: BROKEN },
  { call: 'GET /api/v3/member/courses/learned', query: { size: '-1' }, answer: BROKEN },
  { call: 'GET /api/v3/member/learned/course/999', answer: [] },

  // Comments.
  { call: 'GET /api/v2/course/999/comments', only: 'base', answer: { comments: [], users: [] } },
  { call: 'GET /api/v2/video/999/comments', only: 'base', answer: { comments: [], users: [] } },
  {
    call: `POST /api/v2/course/${COURSE.free}/comment`,
    only: 'base',
    body: { content: '   ' },
    answer: '1 请输入评论',
  },
  { call: 'GET /api/v3/comments/replies', only: 'head', query: { rt: '1', rid: '1', parent_id: 'x' }, answer: BAD },
  {
    call: 'GET /api/v3/comments',
    only: 'head',
    answer: { data: expect.arrayContaining([expect.objectContaining({ is_check: 0, content: '' })]), total: 7 },
  },

  // The link of a file answers JSON when it is dead.
  { call: 'GET /api/v3/course/attach-download', query: { sign: 'dead' }, answer: BAD },
  { call: 'GET /api/v3/course/attach-download', answer: BAD },
]

describe.each(DIALECTS)('at %s', (dialect) => {
  let client: Client
  let token: string
  beforeAll(async () => {
    client = sandboxes[dialect]
    token = await client.login(LEARNER)
  })

  const cases = CASES.filter(({ only = dialect }) => only === dialect)
  it.each(cases.map((item): [string, Case] => [`${item.call} ${JSON.stringify(item.body ?? item.query ?? '')}`, item]))(
    '%s',
    async (_name, { call, answer, asVisitor, ...ask }) => {
      const [method, path] = call.split(' ') as ['GET' | 'POST', string]
      const got = await client.call<unknown>(method, path, { ...ask, token: asVisitor ? undefined : token })
      expect(got.code === 0 ? got.data : `${String(got.code)} ${got.message}`).toEqual(answer)
    },
  )

  it('lets the old search take % and _ for anything', async () => {
    const find = async (keywords: string) =>
      (await client.data<{ data: { title: string }[] }>('GET', '/api/v2/search', { query: { keywords } })).data
    const all = await find('%')
    expect(all.length).toBeGreaterThan(1)
    expect(all.some(({ title }) => title.includes('%'))).toBe(false)
    expect(await find('_')).toHaveLength(all.length)
  })

  it('tells the lesson that was seen last, with its length', async () => {
    const counts: number[] = []
    for (const list of ['', '/learned', '/like']) {
      const { data } = await client.data<{ data: { last_view_video: { video_id?: number } }[] }>(
        'GET',
        `/api/v3/member/courses${list}`,
        { token },
      )
      const seen = data.map((row) => row.last_view_video).filter((row) => row.video_id !== undefined)
      counts.push(seen.length)
      for (const row of seen) {
        expect(row).toMatchObject({
          video: {
            id: row.video_id,
            title: expect.any(String),
            duration: expect.any(Number),
            published_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
          },
        })
      }
    }
    expect(Math.max(...counts)).toBeGreaterThan(0)
  })

  it('shows one announcement whole, and never counts who read it', async () => {
    const whole = { admin_id: 1, updated_at: expect.any(String), view_times: expect.any(Number) }
    const latest = await client.data<{ id: number; view_times: number }>('GET', '/api/v2/announcement/latest')
    expect(latest).toMatchObject(whole)
    expect(await client.data('GET', `/api/v2/announcement/${latest.id}`)).toEqual(latest)
    expect(await client.data('GET', `/api/v2/announcement/${latest.id}`)).toEqual(latest)
  })

  it('has Chinese words in its paginators, and gives the size of the membership log back as text', async () => {
    const log = (query: Record<string, string>) => client.data('GET', '/api/v2/member/roles', { token, query })
    expect(await log({ page_size: '5' })).toMatchObject({
      per_page: '5',
      links: [{ label: '&laquo; 上一页' }, { label: '1' }, { label: '下一页 &raquo;' }],
    })
    expect(await log({})).toMatchObject({ per_page: 5 })
    expect(await client.data('GET', '/api/v2/courses', { query: { page_size: '2' } })).toMatchObject({ per_page: 2 })
  })

  it('takes promo codes in any case, and answers in its own', async () => {
    const stored = expect.objectContaining({ code: 'ZT2026', invited_user_reward: 20 })
    const own = await client.login(plain(1))
    for (const code of ['zt2026', 'Zt2026', 'ZT2026']) {
      const check = await client.data('GET', `/api/v2/promoCode/${code}/check`, { token: own })
      expect(check).toEqual({ can_use: 1, promo_code: stored })
      expect(await client.data('GET', `/api/v2/promoCode/${code}`)).toEqual(stored)
    }
  })

  it('freezes the number of unread messages until something is marked as read', async () => {
    const own = await client.login(plain(2))
    const count = () => client.data<number>('GET', '/api/v2/member/unreadNotificationCount', { token: own })
    const unread = async () => {
      const { data } = await client.data<{ data: { id: string; read_at: string | null }[] }>(
        'GET',
        '/api/v2/member/messages',
        { token: own },
      )
      return data.filter((row) => row.read_at === null)
    }
    const before = await count()
    expect(before).toBe((await unread()).length)
    await client.data('POST', `/api/v2/video/${LESSON.free}/record`, { token: own, body: { duration: 9999 } })
    expect((await unread()).length).toBe(before + 1)
    expect(await count()).toBe(before)
    await client.data('GET', '/api/v2/member/notificationMarkAsRead/no-such-message', { token: own })
    expect(await count()).toBe(before + 1)
    await client.data('GET', '/api/v2/member/notificationMarkAllAsRead', { token: own })
    expect(await count()).toBe(0)
  })

  it('gives a fresh account what real servers give one', async () => {
    const { token: fresh } = await client.data<{ token: string }>('POST', '/api/v2/login/mobile', {
      body: { mobile: '13712340001', mobile_code: '112233' },
    })
    const detail = await client.data<{ created_at: string; role_expired_at: string }>('GET', '/api/v2/member/detail', {
      token: fresh,
    })
    expect(detail).toMatchObject({
      avatar: '/images/default_avatar.jpg',
      is_lock: 0,
      role_id: 0,
      role: null,
      is_set_nickname: 0,
      is_password_set: 0,
    })
    const shifted = new Date(`${detail.role_expired_at.replace(' ', 'T')}+08:00`).toISOString().slice(0, 19)
    expect(shifted).toBe(detail.created_at.slice(0, 19))
    const body = { nick_name: '一'.repeat(30) }
    expect(await client.refusal('POST', '/api/v2/member/detail/nickname', { token: fresh, body })).toBe(BROKEN)
    const picture = await client.raw({ url: '/images/default_avatar.jpg' })
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(await client.data('GET', '/api/v2/member/detail', { token })).toMatchObject({
      is_lock: -1,
      role_expired_at: null,
      avatar: expect.stringMatching(/^http/),
    })
  })

  it('deletes an account: BASE with its next job, HEAD after seven days; a login before takes it back silently', async () => {
    const mobile = plain(3)
    const detail = async (own: string) => (await client.call('GET', '/api/v2/member/detail', { token: own })).code
    const messages = async (own: string) =>
      (await client.data<{ total: number }>('GET', '/api/v2/member/messages', { token: own })).total
    const first = await client.login(mobile)
    const told = await messages(first)
    await client.data('POST', '/api/v3/member/destroy', { token: first })
    expect(await client.refusal('POST', '/api/v3/member/destroy', { token: first })).toBe('1 用户已申请注销')
    const back = await client.login(mobile)
    expect(await messages(back)).toBe(told)
    await client.advance(31 * 60)
    expect(await detail(back)).toBe(0)

    await client.data('POST', '/api/v3/member/destroy', { token: back })
    await client.advance(31 * 60)
    expect(await detail(back)).toBe(dialect === 'base' ? 401 : 0)
    await client.advance(7 * 24 * 3600)
    expect(await detail(back)).toBe(401)
  })

  it('may have no storage and nobody who checks faces', async () => {
    await client.configure({ sandbox: { storage_ready: false, face_ready: false } })
    const own = await client.login('13800000005')
    const face = '/api/v3/member/tencent/faceVerify'
    expect(await client.refusal('POST', face, { token: own, body: { s_url: 'http://h5' } })).toBe(BROKEN)
    expect(await client.refusal('POST', face, { token: own })).toBe(BAD)
    const query = { biz_token: 'a', rule_id: 'b' }
    expect(await client.refusal('GET', face, { token: own, query })).toBe(BROKEN)
    const payload =
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n\x89PNG\r\n\x1a\n\r\n--x--\r\n'
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    for (const path of ['/api/v2/member/detail/avatar', '/api/v2/upload/image']) {
      const body = Buffer.from(payload, 'latin1')
      expect(await client.refusal('POST', path, { token: own, body, headers })).toBe(BROKEN)
    }
    await client.http('DELETE', '/sandbox/config')
  })
})

describe('BASE alone', () => {
  let client: Client
  let token: string
  const order = async (own: string, course_id: number, promo_code?: string) =>
    client.data<{ order_id: string; charge: number; status_text: string }>('POST', '/api/v2/order/course', {
      token: own,
      body: { course_id, promo_code },
    })
  const redirect = (own: string, orderNo: string, payment: string, payment_scene = 'h5') =>
    client.http('GET', '/api/v2/order/pay/redirect', {
      token: own,
      query: { order_id: orderNo, payment, payment_scene, s_url: 'http://h5/#/ok' },
    })
  const status = async (own: string, order_id: string) =>
    (await client.data<{ status: number }>('GET', '/api/v2/order/status', { token: own, query: { order_id } })).status
  beforeAll(async () => {
    client = sandboxes.base
    token = await client.login(plain(5))
  })

  it('repeats courses over pages that were granted in one second; the whole has each once', async () => {
    const own = await client.login(plain(7))
    const list = await client.data<{ data: { id: number; charge: number }[] }>('GET', '/api/v2/courses', {
      query: { page_size: '50' },
    })
    const clock = (await client.http('GET', '/sandbox/clock')).json<{ data: { now: number } }>().data
    // The clock goes on, so each is granted at the beginning of the same second.
    const now = Math.floor(clock.now / 1000) * 1000
    for (const { id } of list.data.filter(({ charge }) => charge > 0).slice(0, 4)) {
      const { order_id: no } = await order(own, id)
      await client.http('POST', '/sandbox/clock', { body: { now } })
      await client.http('POST', `/sandbox/orders/${no}/status`, { body: { status: 9 } })
    }
    const page = async (number: number, size: number) =>
      client.data<{ data: { course_id: number }[]; total: number }>('GET', '/api/v3/member/courses', {
        token: own,
        query: { page: String(number), size: String(size) },
      })
    const ids = async (number: number, size: number) => (await page(number, size)).data.map((row) => row.course_id)
    expect((await page(1, 2)).total).toBe(4)
    const paged = [...(await ids(1, 2)), ...(await ids(2, 2))]
    expect(paged).toHaveLength(4)
    expect(new Set(paged).size).toBeLessThan(4)
    expect(new Set(await ids(1, 4)).size).toBe(4)
  })

  it('names the bank transfer before WeChat, with words in its pictures', async () => {
    const ways = await client.data<{ sign: string; icon: string }[]>('GET', '/api/v2/order/payments', {
      token,
      query: { scene: 'wechat' },
    })
    const signs = ways.map(({ sign }) => sign)
    expect(signs.indexOf('handPay')).toBeLessThan(signs.indexOf('wechat-jsapi'))
    for (const { icon } of ways) {
      const picture = await client.http('GET', new URL(icon).pathname)
      expect(picture.body).toMatch(/width="255" height="90"/)
    }
  })

  it('sends an order to the bank transfer with an empty page, and only once', async () => {
    const { order_id: no } = await order(token, COURSE.flat)
    const first = await redirect(token, no, 'handPay')
    expect([first.statusCode, first.body]).toEqual([200, ''])
    expect(await status(token, no)).toBe(5)
    expect((await redirect(token, no, 'handPay')).json()).toMatchObject({ code: 1, message: '订单状态错误' })
  })

  it('fixes the gateway of an order even when that gateway does not open', async () => {
    await client.configure({ sandbox: { gateways_without_keys: ['alipay', 'miniapp'] } })
    const [one, two] = [await order(token, COURSE.flat), await order(token, COURSE.flat)]
    expect((await redirect(token, one.order_id, 'alipay')).json()).toMatchObject({
      code: 1,
      message: '支付宝证书未配置',
    })
    expect(await status(token, one.order_id)).toBe(5)
    expect((await redirect(token, one.order_id, 'alipay')).json()).toMatchObject({ message: '订单状态错误' })
    const body = { order_id: two.order_id, openid: 'o1' }
    const mini = '/api/v2/order/payment/wechat/mini'
    expect(await client.refusal('POST', mini, { token, body })).toBe(BROKEN)
    expect(await status(token, two.order_id)).toBe(5)
    await client.http('DELETE', '/sandbox/config')
    expect(await client.refusal('POST', mini, { token, body })).toBe('1 订单状态错误')
  })

  it('gives the bank text for every order that has a gateway, a cancelled one too', async () => {
    const transfer = (order_id: string) =>
      client.call('POST', '/api/v3/order/pay/handPay', { token, body: { order_id } })
    const [chosen, open] = [await order(token, COURSE.flat), await order(token, COURSE.flat)]
    await transfer(chosen.order_id)
    for (const { order_id } of [chosen, open])
      await client.data('POST', `/sandbox/orders/${order_id}/status`, { body: { status: 7 } })
    expect((await transfer(chosen.order_id)).code).toBe(0)
    expect((await transfer(open.order_id)).message).toBe('order status error')
  })

  it('ignores a code that died without a word, and refuses what costs nothing', async () => {
    expect(await order(token, COURSE.flat, 'ZT2020')).toMatchObject({ charge: 60, status_text: '未支付' })
    expect(await client.refusal('POST', '/api/v2/order/course', { token, body: { course_id: COURSE.priceless } })).toBe(
      '1 当前课程无法购买',
    )
  })
})

describe('HEAD alone', () => {
  it('says that nothing is above a comment with one fixed id', async () => {
    const client = sandboxes.head
    const query = { rt: '1', rid: String(COURSE.chapters) }
    interface Row {
      id: string
      parent_id: string
      reply_id: string
      is_check: number
      replies: Row[]
    }
    const { data } = await client.data<{ data: Row[] }>('GET', '/api/v3/comments', { query })
    const [none] = data.map((row) => row.parent_id)
    expect(none).toMatch(/^\w{16}$/)
    expect(data.every((row) => row.parent_id === none && row.reply_id === none)).toBe(true)
    const replies = data.flatMap((row) => row.replies)
    expect(replies.map((row) => row.reply_id)).toContain(none)
    expect(replies.some((row) => row.parent_id === none)).toBe(false)
    // Whoever asks sees that somebody's comment waits, not what it says.
    expect(data.filter((row) => row.is_check === 0)).toEqual([expect.objectContaining({ content: '' })])
  })

  it('delivers what costs nothing, and tells the whole value of a code', async () => {
    const client = sandboxes.head
    const token = await client.login(plain(6))
    const buy = (goods_id: number, promo_code?: string) =>
      client.data('POST', '/api/v3/order', {
        token,
        body: { goods_type: 'COURSE', goods_id, promo_code, agree_protocol: 1 },
      })
    const isBuy = async () =>
      (await client.data<{ isBuy: boolean }>('GET', `/api/v2/course/${COURSE.priceless}`, { token })).isBuy
    expect(await isBuy()).toBe(false)
    expect(await buy(COURSE.priceless)).toMatchObject({ total: 0, discount: 0, is_paid: true })
    expect(await isBuy()).toBe(true)
    expect(await buy(COURSE.flat, 'ZTFREE')).toMatchObject({ total: 0, discount: 9999, is_paid: true })
    expect(await buy(COURSE.extra, 'ZT2020')).toMatchObject({ total: 80, discount: 0, is_paid: false })
  })

  it.each([
    ['if (a<b) return', 'if (a'],
    ['a < b > c', 'a < b > c'],
    ['<b>粗</b>体', '粗体'],
    ['<div>', ''],
    ['a ＜ b & 😀', 'a ＜ b & 😀'],
  ])('keeps of the comment %s what is left without tags', async (content, kept) => {
    const client = sandboxes.head
    const token = await client.login(plain(8))
    const body = { rt: 1, rid: COURSE.free, content, parent_id: 0, reply_id: 0 }
    const { id } = await client.data<{ id: string }>('POST', '/api/v3/comment/store', { token, body })
    await client.http('POST', '/sandbox/comments/approve')
    const query = { rt: '1', rid: String(COURSE.free) }
    const { data } = await client.data<{ data: { id: string; content: string }[] }>('GET', '/api/v3/comments', {
      query,
    })
    expect(data.find((row) => row.id === id)?.content).toBe(kept)
  })

  it('asks again when an agreement has a new row', async () => {
    const client = sandboxes.head
    const token = await client.login(plain(8))
    interface Detail {
      agreement_status: { user_agreement_agreed: boolean }
    }
    const agreed = async () =>
      (await client.data<Detail>('GET', '/api/v2/member/detail', { token })).agreement_status.user_agreement_agreed
    expect(await agreed()).toBe(true)
    await client.advance(60)
    const { now } = (await client.http('GET', '/sandbox/clock')).json<{ data: { now: number } }>().data
    await client.configure({ sandbox: { agreement_since: now } })
    expect(await agreed()).toBe(false)
    await client.advance(1)
    await client.data('POST', '/api/v2/member/agreement/agree', { token })
    expect(await agreed()).toBe(true)
    await client.http('DELETE', '/sandbox/config')
  })
})
