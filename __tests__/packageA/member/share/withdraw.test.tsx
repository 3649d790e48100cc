import Taro from '@tarojs/taro'

import Withdraw from '@/packageA/member/share/withdraw'
import { hasDrafts } from '@/stores/drafts'

import { aMember } from '../../../factories/member'
import { fakeBackend, held, noNetwork, ok, refusal } from '../../../setup/backend'
import { control, press, settle, type, typed } from '../../../setup/learner'
import { navigation } from '../../../setup/navigation'
import { openScreen, type ScreenOptions } from '../../../setup/openScreen'
import { shown } from '../../../setup/shown'

const root = '/addons/MultiLevelShare/api/v1/user'
const withdrawCall = `POST ${root}/withdraw`
const listCall = `GET ${root}/withdrawRecords`
const memberCall = 'GET /api/v2/member/detail'
const as: ScreenOptions = { user: aMember(), addons: ['MultiLevelShare'] }

const row = (id: number, status: number, remark = '', amount = 10, channel_account = 'a@b.c') => ({
  ...{ id, amount, channel_account },
  status,
  remark,
  created_at: '2026-01-02 10:00:00',
})
type Held = ReturnType<typeof held>

const page = (...rows: object[]) => ok({ data: rows, total: rows.length })
const account = (invite_balance: unknown) => ok({ invite_count: 1, invite_balance })

const backendWith = (replies = {}) =>
  fakeBackend({
    [`GET ${root}`]: account(25.5),
    [listCall]: page(),
    [memberCall]: ok({ id: 1, nick_name: '林小满' }),
    [withdrawCall]: ok(),
    ...replies,
  })

async function fillIn(account: string, name: string, amount: string): Promise<void> {
  await type('提现账号', account)
  await type('真实姓名', name)
  await type('提现金额', amount)
}

beforeEach(() => Taro.clearStorageSync())

const fields = () => Promise.all(['提现账号', '真实姓名', '提现金额'].map(typed))

test.each([
  ['', '', '', ['请输入支付宝账户', '请输入真实姓名', '请输入提现金额']],
  ['a@b.c', ' ', '1', ['请输入真实姓名']],
  ['a@b.c', '张三', '25.51', ['最多可提 ¥25.50']],
  ['a@b.c', '张三', '0', ['提现金额要大于 0']],
  ['a@b.c', '张三', '0.00', ['提现金额要大于 0']],
  ['a@b.c', '张三', '1.005', ['提现金额最多两位小数']],
  ['a@b.c', '张三', '-5', ['提现金额要大于 0']],
  ['a@b.c', '张三', '1e3', ['只填数字，比如 25.50']],
  ['a@b.c', '张三', 'abc', ['只填数字，比如 25.50']],
  ['a@b.c', '张三', '1,000', ['只填数字，比如 25.50']],
])('“%s”, “%s”, “%s” is not sent', async (account, name, amount, messages) => {
  const backend = backendWith()
  const screen = await openScreen(Withdraw, as)
  await screen.see('申请提现')
  await fillIn(account, name, amount)
  await press('申请提现')
  for (const message of messages) expect(screen.text()).toContain(message)
  expect(backend.sentTo(withdrawCall)).toEqual([])
})

test('sent once, however often it is pressed; said, and in the list', async () => {
  const reply = held(ok())
  const backend = backendWith({ [withdrawCall]: reply })
  const screen = await openScreen(Withdraw, as)
  await screen.see('申请提现')
  await fillIn(' a@b.c ', '张三', '5.5')
  await press('申请提现')
  await press('申请提现')
  backend.reply(listCall, page(row(1, 0)))
  backend.reply(`GET ${root}`, account(20))
  reply.release()
  await screen.see('待处理')
  expect(backend.sentTo(withdrawCall).map(({ body }) => body)).toEqual([
    { channel: 'alipay', channel_account: 'a@b.c', channel_name: '张三', channel_address: '', amount: 5.5 },
  ])
  expect(shown('success')).toEqual(['提现申请已提交，请耐心等待管理员转账'])
})

test('all of it fills the amount in', async () => {
  const backend = backendWith()
  const screen = await openScreen(Withdraw, as)
  await screen.see('申请提现')
  await fillIn('a@b.c', '张三', '')
  await press('全部')
  await press('申请提现')
  await settle()
  expect(backend.sentTo(withdrawCall)[0]?.body).toMatchObject({ amount: 25.5 })
})

test('what the server refuses is said, and what was typed stays', async () => {
  const backend = backendWith({ [withdrawCall]: refusal('邀请余额不足') })
  const screen = await openScreen(Withdraw, as)
  await screen.see('申请提现')
  await fillIn('a@b.c', '张三', '5')
  await press('申请提现')
  await screen.see('邀请余额不足')
  backend.reply(withdrawCall, ok())
  await press('申请提现')
  await settle()
  expect(backend.sentTo(withdrawCall)).toHaveLength(2)
})

test.each([
  ['was lost', noNetwork],
  ['is of a second one that the browser has sent', refusal('邀请余额不足')],
])('an answer that %s: the list tells that it was heard', async (_, reply) => {
  const backend = backendWith({
    [withdrawCall]() {
      backend.reply(listCall, page(row(9, 0, '', 5)))
      return reply()
    },
  })
  const screen = await openScreen(Withdraw, as)
  await screen.see('申请提现')
  await fillIn('a@b.c', '张三', '5')
  await press('申请提现')
  await settle()
  expect(shown('success')).toEqual(['提现申请已提交，请耐心等待管理员转账'])
  expect(backend.sentTo(withdrawCall)).toHaveLength(1)
})

test('after it the form is empty and the button asleep, until another one is begun', async () => {
  const backend = backendWith()
  const screen = await openScreen(Withdraw, as)
  await screen.see('申请提现')
  await fillIn('a@b.c', '张三', '5')
  await press('申请提现')
  await settle()
  expect([await typed('提现账号'), await typed('真实姓名'), await typed('提现金额')]).toEqual(['', '', ''])
  expect(control('申请提现').getAttribute('aria-disabled')).toBe('true')
  await press('申请提现')
  expect(screen.text()).not.toContain('请输入')
  expect(backend.sentTo(withdrawCall)).toHaveLength(1)
  await type('提现账号', 'a')
  expect(control('申请提现').getAttribute('aria-disabled')).not.toBe('true')
})

test.each([
  ['of another amount', row(9, 0, '', 6)],
  ['to another account', row(9, 0, '', 5, 'b@b.c')],
])('a refusal stays one when a new request %s is in the list: another tab has sent it', async (_, other) => {
  const backend = backendWith({
    [withdrawCall]() {
      backend.reply(listCall, page(other))
      return refusal('邀请余额不足')()
    },
  })
  const screen = await openScreen(Withdraw, as)
  await screen.see('申请提现')
  await fillIn('a@b.c', '张三', '5')
  await press('申请提现')
  await screen.see('邀请余额不足')
  expect(shown('success')).toEqual([])
})

test('an answer that was lost, and nothing in the list: it was not heard', async () => {
  backendWith({ [withdrawCall]: noNetwork })
  const screen = await openScreen(Withdraw, as)
  await screen.see('申请提现')
  await fillIn('a@b.c', '张三', '5')
  await press('申请提现')
  await screen.see('网络不可用，请检查网络后重试')
  expect(shown()).toEqual([])
})

test('an unreadable balance is not called empty', async () => {
  backendWith({ [`GET ${root}`]: account('?') })
  const screen = await openScreen(Withdraw, as)
  await screen.see('邀请余额没有加载出来')
  expect(screen.text()).not.toContain('还没有可提现的余额')
  expect(screen.find('申请提现')).toBeUndefined()
})

test('nothing to pay out; former requests are there', async () => {
  backendWith({ [`GET ${root}`]: account(0), [listCall]: page(row(1, 5, '已转账'), row(2, 3, '姓名不符')) })
  const screen = await openScreen(Withdraw, as)
  await screen.see('还没有可提现的余额')
  await screen.see('已处理')
  expect(screen.text()).toMatch(/已转账.*¥10\.00已处理.*姓名不符.*已驳回/)
  expect(screen.find('申请提现')).toBeUndefined()
  await press('去邀请')
  expect(navigation.replaced()).toEqual(['/packageA/member/share/share'])
})

test('a request says which way it goes and to whom', async () => {
  backendWith({
    [listCall]: page(
      { ...row(1, 0), channel: 'alipay' },
      { ...row(2, 0, '', 10, ''), channel: 'wechat' },
      { ...row(3, 0, '', 10, ''), channel: undefined },
    ),
  })
  const screen = await openScreen(Withdraw, as)
  await screen.see('待处理')
  expect(screen.text()).toMatch(/支付宝a@b\.c · 2026.*微信2026.*提现2026/)
})

test('what was typed is there again when the page opens anew, until it is sent', async () => {
  backendWith({ [memberCall]: ok({ id: aMember().id }) })
  let screen = await openScreen(Withdraw, as)
  await screen.see('申请提现')
  await fillIn('a@b.c', '张三', '5')
  screen.close()
  screen = await openScreen(Withdraw, as)
  await screen.see('申请提现')
  expect(await fields()).toEqual(['a@b.c', '张三', '5'])
  await press('申请提现')
  await settle()
  expect(shown('success')).toHaveLength(1)
  screen.close()
  screen = await openScreen(Withdraw, as)
  await screen.see('申请提现')
  expect(await fields()).toEqual(['', '', ''])
})

/** Before its answer comes. */
async function leaveWhileSending() {
  const reply = held(ok())
  backendWith({ [memberCall]: ok({ id: aMember().id }), [withdrawCall]: reply })
  const screen = await openScreen(Withdraw, as)
  await screen.see('申请提现')
  await fillIn('a@b.c', '张三', '5')
  await press('申请提现')
  screen.close()
  return reply
}

test.each([
  ['after the answer', (reply: Held) => reply.release(), () => undefined],
  ['before the answer', () => undefined, (reply: Held) => reply.release()],
])('who leaves while it is sent finds an empty form: opened anew %s', async (_, before, after) => {
  const reply = await leaveWhileSending()
  before(reply)
  await settle()
  const screen = await openScreen(Withdraw, as)
  await screen.see('申请提现')
  after(reply)
  await settle()
  expect(await fields()).toEqual(['', '', ''])
  expect(shown('success')).toEqual(['提现申请已提交，请耐心等待管理员转账'])
  expect(hasDrafts()).toBe(false)
})

test('what was typed into the form that was opened anew stays', async () => {
  const reply = await leaveWhileSending()
  const screen = await openScreen(Withdraw, as)
  await screen.see('申请提现')
  await type('提现金额', '7')
  reply.release()
  await settle()
  expect(await fields()).toEqual(['a@b.c', '张三', '7'])
})

test('a server that keeps no list of requests', async () => {
  backendWith({ [listCall]: refusal('路由不存在', 404) })
  const screen = await openScreen(Withdraw, as)
  await screen.see('申请提现')
  await settle()
  expect(screen.text()).not.toContain('提现明细')
})

test('nothing to withdraw where the platform forbids selling: no word of what friends buy', async () => {
  backendWith({ [`GET ${root}`]: account(0) })
  const screen = await openScreen(Withdraw, { ...as, selling: 'hidden' })
  await screen.see('还没有可提现的余额')
  expect(screen.text()).not.toContain('下单')
})
