import { serverClock } from '@/lib/serverClock'
import PromoCode from '@/packageA/member/promoCode'
import { clipboard } from '@/platform/clipboard'

import { aMember } from '../../factories/member'
import { fakeBackend, ok, refusal } from '../../setup/backend'
import { press, settle } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen, type ScreenOptions } from '../../setup/openScreen'
import { shown } from '../../setup/shown'

const call = 'GET /api/v2/member/promoCode'
const createCall = 'POST /api/v2/member/promoCode'
const code = { code: 'U200008863', expired_at: null, invited_user_reward: 5, invite_user_reward: '2.5' }

beforeEach(() => {})

const open = (over: ScreenOptions = {}) => openScreen(PromoCode, { user: aMember(), ...over })

test('my code, what it brings to whom, and a press that copies it', async () => {
  fakeBackend({ [call]: ok({ ...code, expired_at: '2027-01-02 00:00:00' }) })
  const copy = jest.spyOn(clipboard, 'copy').mockResolvedValue()
  const screen = await open()
  await screen.see('U200008863')
  expect(screen.text()).toMatch(/朋友下单时输入，减 ¥5.*朋友用它下单，你得 ¥2\.5.*2027-01-02 前有效/)
  await press('复制邀请码')
  await settle()
  expect(copy.mock.calls).toEqual([['U200008863']])
  expect(shown()).toEqual(['邀请码已复制，发给朋友吧'])
})

test('where selling is forbidden: the code, not what it is good for', async () => {
  const backend = fakeBackend({ [call]: ok(code) })
  const screen = await open({ selling: 'hidden' })
  await screen.see('U200008863')
  expect(screen.find('复制邀请码')).toBeDefined()
  expect(screen.text()).not.toMatch(/¥|下单|收银台|优惠/)
  backend.reply(call, ok({ per_order_draw: 0.01 }))
  const none = await open({ selling: 'hidden' })
  await none.see('你还没有邀请码')
  expect(none.text()).not.toContain('下单')
})

test('a code that has run out is not offered to friends, who would be refused', async () => {
  serverClock.learn(new Date().toISOString())
  fakeBackend({ [call]: ok({ ...code, expired_at: '2026-01-02 00:00:00' }) })
  const screen = await open()
  await screen.see('2026-01-02 已过期')
  expect(screen.find('复制邀请码')).toBeUndefined()
})

test('what the server does not tell is not said', async () => {
  fakeBackend({ [call]: ok({ code: 'U1' }) })
  const screen = await open()
  await screen.see('U1')
  expect(screen.text()).not.toMatch(/¥|有效/)
})

test('none yet: it is made by a press, once', async () => {
  const backend = fakeBackend({ [call]: ok({ per_order_draw: 0.01 }), [createCall]: ok() })
  const screen = await open()
  await screen.see('你还没有邀请码')
  expect(screen.text()).not.toContain('不对当前用户开放')
  backend.reply(call, ok(code))
  await press('生成邀请码')
  await screen.see('U200008863')
  expect(backend.sentTo(createCall)).toHaveLength(1)
})

test('who may have none is told, and that alone', async () => {
  fakeBackend({ [call]: ok({}), [createCall]: refusal('当前用户无权限使用邀请码') })
  const screen = await open()
  await press('生成邀请码')
  await screen.see('邀请码不对当前用户开放')
  expect(screen.find('生成邀请码')).toBeUndefined()
  expect(shown()).toEqual([])
})

test('a server without such codes', async () => {
  fakeBackend({ [call]: refusal('路由不存在', 404) })
  const screen = await open()
  await screen.see('网校没有开放邀请码')
})

test('what did not load comes on retry', async () => {
  const backend = fakeBackend({ [call]: refusal('错误') })
  const screen = await open()
  await screen.see('邀请码没有加载出来')
  backend.reply(call, ok(code))
  await press('重试')
  await screen.see('U200008863')
})

test('where there is referral there are no codes; a visitor is asked to log in', async () => {
  const backend = fakeBackend()
  const screen = await open({ addons: ['MultiLevelShare'] })
  await screen.see('这里还没有开放')
  expect(backend.sent).toEqual([])
  await openScreen(PromoCode)
  await settle()
  expect([...navigation.pushed(), ...navigation.replaced()]).toEqual(['/pages/auth/login?redirect=inviteCode'])
})
