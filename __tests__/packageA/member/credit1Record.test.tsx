import Records from '@/packageA/member/credit1Record'

import { aMember } from '../../factories/member'
import { fakeBackend, ok, refusal } from '../../setup/backend'
import { settle, showAgain } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen } from '../../setup/openScreen'

const call = 'GET /api/v2/member/credit1Records'
const record = { sum: 5, remark: '学完一节课', created_at: '2024-05-01T02:30:00.000000Z' }

const memberCall = 'GET /api/v2/member/detail'
const member = (points: number) => ok({ id: 7, nick_name: '孤舟听雨', credit1: points })

const open = () => openScreen(Records, { user: aMember() })

test('what came in and went out; equal records stay two', async () => {
  fakeBackend({
    [memberCall]: member(1280),
    [call]: ok({ data: [record, record, { ...record, sum: -20, remark: '悬赏提问' }], total: 3 }),
  })
  const screen = await open()
  await screen.see('悬赏提问')
  expect(screen.text()).toMatch(/我的积分1,280/)
  expect(screen.text().match(/学完一节课2024-05-01 10:30\+5/g)).toHaveLength(2)
  expect(screen.text()).toContain('-20')
})

test('points earned since the last look are in the sum', async () => {
  fakeBackend({ [memberCall]: member(1281), [call]: ok({ data: [{ ...record, sum: 1 }], total: 1 }) })
  const screen = await open()
  await showAgain()
  await screen.see('我的积分1,281')
})

test('none yet', async () => {
  fakeBackend({ [memberCall]: member(1280), [call]: ok({ data: [], total: 0 }) })
  const screen = await open()
  await screen.see('还没有积分记录')
  expect(screen.text()).not.toContain('学完一节课')
})

test('none yet, where the academy rewards what learners do: it says for what', async () => {
  fakeBackend({ [call]: ok({ data: [], total: 0 }) })
  const pointRewards = { register: 10, lesson: 1, course: 5, perYuan: 0.1, invite: 0 }
  const screen = await openScreen(Records, { user: aMember(), config: { pointRewards } })
  await screen.see('还没有积分记录')
  expect(screen.text()).toContain('注册 +10 · 学完一节课 +1 · 学完一门课 +5 · 每消费 ¥1 +0.1')
})

test('what did not load comes on retry', async () => {
  const backend = fakeBackend({ [memberCall]: member(1280), [call]: refusal('错误') })
  const screen = await open()
  await screen.see('积分明细没有加载出来')
  backend.reply(call, ok({ data: [record], total: 1 }))
  await screen.press('重试')
  await screen.see('学完一节课')
})

test('a visitor is asked to log in', async () => {
  const backend = fakeBackend()
  const screen = await openScreen(Records)
  await settle()
  expect(screen.text()).not.toContain('我的积分')
  expect(navigation.replaced()).toContain('/pages/auth/login?redirect=credit1Record')
  expect(backend.sent).toEqual([])
})
