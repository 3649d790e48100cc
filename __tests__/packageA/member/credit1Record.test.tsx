import Records from '@/packageA/member/credit1Record'
import * as navigation from '@/platform/navigation'

import { aMember } from '../../factories/member'
import { fakeBackend, ok, refusal } from '../../setup/backend'
import { settle } from '../../setup/learner'
import { openScreen } from '../../setup/openScreen'

jest.mock('@/platform/navigation', () => ({ openEntries: jest.fn(() => []), replace: jest.fn() }))
const { replace } = jest.mocked(navigation)

const call = 'GET /api/v2/member/credit1Records'
const record = { sum: 5, remark: '学完一节课', created_at: '2024-05-01T02:30:00.000000Z' }

const open = () => openScreen(Records, { user: aMember() })

test('what came in and went out; equal records stay two', async () => {
  fakeBackend({ [call]: ok({ data: [record, record, { ...record, sum: -20, remark: '悬赏提问' }], total: 3 }) })
  const screen = await open()
  await screen.see('悬赏提问')
  expect(screen.text()).toMatch(/我的积分1,280/)
  expect(screen.text().match(/学完一节课2024-05-01 10:30\+5/g)).toHaveLength(2)
  expect(screen.text()).toContain('-20')
})

test('none yet', async () => {
  fakeBackend({ [call]: ok({ data: [], total: 0 }) })
  const screen = await open()
  await screen.see('还没有积分记录')
})

test('what did not load comes on retry', async () => {
  const backend = fakeBackend({ [call]: refusal('错误') })
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
  expect(replace).toHaveBeenCalledWith('/pages/auth/login?redirect=credit1Record')
  expect(backend.sent).toEqual([])
})
