import { loadAcademy } from '../../sandbox/seed'
import { COURSE } from './fixture'
import { plain, start, type Client } from './support'

const root = '/addons/MultiLevelShare/api/v1'

interface Account {
  invite_count: number
  invite_balance: number
}
interface Rows<T> {
  data: T[]
  total: number
}

let client: Client
/** Who brought `friend`, who brought `stranger`. */
let inviter: string
let friend: string
let stranger: string
let inviterId: number

const idOf = async (token: string) => (await client.data<{ id: number }>('GET', '/api/v2/member/detail', { token })).id
const bind = (token: string, msv: number) => client.call('POST', `${root}/user/bind`, { token, body: { msv } })
const account = (token = inviter) => client.data<Account>('GET', `${root}/user`, { token })
const rows = <T>(list: string, token = inviter) => client.data<Rows<T>>('GET', `${root}/user/${list}`, { token })
const withdraw = (body: object) => client.call('POST', `${root}/user/withdraw`, { token: inviter, body })

/** Buys the course that is rewarded. */
async function buy(token: string): Promise<void> {
  const body = { course_id: COURSE.flat }
  const { order_id } = await client.data<{ order_id: string }>('POST', '/api/v2/order/course', { token, body })
  await client.data('POST', `/sandbox/orders/${order_id}/status`, { body: { status: 9 } })
}

beforeAll(async () => {
  client = await start()
  const { enabled_addons } = await client.data<{ enabled_addons: string[] }>('GET', '/sandbox/config')
  await client.data('POST', '/sandbox/config', { body: { enabled_addons: [...enabled_addons, 'MultiLevelShare'] } })
  ;[inviter, friend, stranger] = await Promise.all([1, 2, 3].map((n) => client.login(plain(n))))
  inviterId = await idOf(inviter)
})
afterAll(() => client.close())

it('a member is brought once, by somebody else', async () => {
  expect((await bind(inviter, inviterId)).message).toBe('参数错误')
  expect((await bind(friend, 9_999)).message).toBe('参数错误')
  expect((await bind(friend, inviterId)).code).toBe(0)
  expect((await bind(friend, inviterId)).message).toBe('请勿重复绑定')
  expect((await bind(stranger, await idOf(friend))).code).toBe(0)
  expect(await account()).toEqual({ invite_count: 1, invite_balance: 0 })
  const { data } = await rows('inviteUsers')
  expect(data).toEqual([expect.objectContaining({ mobile: '******00002', nick_name: expect.any(String) })])
})

it('lists what is rewarded, and tells it of one thing', async () => {
  const list = await client.data<{ data: Rows<object> }>('GET', `${root}/user/goods`, { token: inviter })
  expect(list.data.total).toBe(5)
  expect(list.data.data[1]).toMatchObject({ goods_type: 'vod', goods_id: COURSE.flat, reward: 15, reward2: 3 })
  const reward = (goods_type: string, goods_id: number) =>
    client.data('GET', `${root}/user/goods/reward`, {
      token: inviter,
      query: { goods_type, goods_id: String(goods_id) },
    })
  expect(await reward('vod', COURSE.flat)).toEqual({ reward: 15 })
  expect(await reward('live', COURSE.flat)).toEqual({ reward: 0 })
})

it('a purchase rewards who brought the buyer, and who brought them; once', async () => {
  await buy(friend)
  expect((await account()).invite_balance).toBe(15)
  await buy(stranger)
  expect((await account(friend)).invite_balance).toBe(15)
  expect((await account()).invite_balance).toBe(18)
  const { data } = await rows<{ amount: number; before_balance: number; remark: string }>('balanceRecords')
  expect(data.map(({ amount, before_balance }) => [amount, before_balance])).toEqual([
    [3, 15],
    [15, 0],
  ])
  expect(data[0]?.remark).toMatch(/^邀请用户购买「/)
  expect(await client.data('GET', '/api/v2/member/detail', { token: inviter })).toMatchObject({
    invite_balance: 18,
    invite_people_count: 1,
  })
})

const good = { channel: 'alipay', channel_account: 'a@b.c', channel_name: '张三', amount: 5.5 }

it.each([
  ['no account', { ...good, channel_account: '' }, '请输入支付宝账户'],
  ['no name', { ...good, channel_name: ' ' }, '请输入真实姓名'],
  ['no amount', { ...good, amount: '' }, '请输入提现金额'],
  ['nothing', { ...good, amount: 0 }, '提现金额需要大于0'],
  ['less than nothing', { ...good, amount: -5 }, '参数错误'],
  ['parts of a cent', { ...good, amount: 1.005 }, '参数错误'],
  ['too much', { ...good, amount: 18.01 }, '邀请余额不足'],
  ['a bank', { ...good, channel: 'bank' }, '参数错误'],
])('does not pay out with %s', async (_, body, message) => {
  expect(await withdraw(body)).toMatchObject({ code: 1, message })
  expect((await account()).invite_balance).toBe(18)
})

it('what is paid out leaves the balance at once, and comes back when it is refused', async () => {
  expect((await withdraw(good)).code).toBe(0)
  expect((await account()).invite_balance).toBe(12.5)
  const [row] = (await rows<{ id: number; status: number }>('withdrawRecords')).data
  expect(row).toMatchObject({ amount: 5.5, before_balance: 18, status: 0, channel_name: '张三' })
  const body = { status: 3, remark: '姓名不符', isReturned: true }
  await client.data('POST', `/sandbox/withdrawals/${row?.id}`, { body })
  expect((await rows('withdrawRecords')).data[0]).toMatchObject({ status: 3, remark: '姓名不符' })
  expect((await account()).invite_balance).toBe(18)
  expect((await rows('balanceRecords')).data[0]).toMatchObject({ amount: 5.5, remark: '提现失败退还' })
})

it('many at once take no more than there is', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => withdraw({ ...good, amount: 10 })))
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  expect((await account()).invite_balance).toBe(8)
})

it('a flash sale is rewarded by its own id, though its order names the reservation', async () => {
  const [owner, buyer] = await Promise.all([5, 6].map((n) => client.login(plain(n))))
  await bind(buyer, await idOf(owner))
  const { image_captcha: captcha, image_key: captcha_key } = await client.captcha()
  const flash = '/addons/MiaoSha/api/v1/m'
  const body = { captcha, captcha_key }
  const { id } = await client.data<{ id: number }>('POST', `${flash}/1/join`, { token: buyer, body })
  const order = await client.data<{ order_id: string }>('POST', `${flash}/order/${id}/buy`, {
    token: buyer,
    body: { goods_id: id },
  })
  await client.data('POST', `/sandbox/orders/${order.order_id}/status`, { body: { status: 9 } })
  expect((await account(owner)).invite_balance).toBe(4)
})

it('the demo academy rewards something of every kind', () => {
  const kinds = new Set(loadAcademy().referral.goods.map(({ item }) => item.split('/')[0]))
  const words = ['vod', 'video', 'live', 'book', 'topic', 'paper', 'practice', 'learnPath', 'vip', 'ms', 'tg']
  expect([...kinds].sort()).toEqual(words.sort())
})

it('after thirty days a purchase is worth nothing', async () => {
  const late = await client.login(plain(4))
  await bind(late, inviterId)
  await client.data('POST', '/sandbox/clock', { body: { advanceSec: 31 * 86_400 } })
  await buy(await client.login(plain(4)))
  expect((await account(await client.login(plain(1)))).invite_balance).toBe(8)
})
