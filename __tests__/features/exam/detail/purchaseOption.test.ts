import { texts } from '@/features/exam/texts'
import { type Conditions, purchaseOptionOf, entryOption } from '@/features/exam/detail/purchaseOption'

import { anExam } from '../../../factories/exam'

const viewer = { isVip: false, canBuy: true }
const vip = { isVip: true, canBuy: true }
const hidden = { isVip: false, canBuy: false }
const requiredCourses = [{ id: 4, title: 'Git 每日一用' }]

const state = (exam: Partial<Conditions>, who = viewer) => purchaseOptionOf(anExam(exam), who, texts.kinds.paper).state

test.each([
  ['free', { priceCents: 0, canJoin: true }, viewer, '免费，可参加'],
  ['bought', { canJoin: true }, viewer, '已购，可参加'],
  ['bought before the membership ran out', { canJoin: true, isVipFree: true }, viewer, '已购，可参加'],
  ['open by membership', { canJoin: true, isVipFree: true }, vip, '可参加'],
  ['open by a course, or bought: nobody knows', { canJoin: true, requiredCourses }, viewer, '可参加'],
  ['invited', { canJoin: true, isInviteOnly: true }, viewer, '可参加'],
  ['no word of buying where it is forbidden', { canJoin: true }, hidden, '可参加'],
])('%s: it is open', (_, exam, who, label) => {
  expect(state(exam, who)).toEqual({ label, isOpen: true })
})

test.each([
  ['used up, though it is mine', { canJoin: true, attemptsLeft: 0 }, viewer, '考试次数已用完'],
  ['used up', { attemptsLeft: 0 }, viewer, '考试次数已用完'],
  ['for the invited alone, whatever it costs', { isInviteOnly: true }, viewer, '仅限受邀学员参加'],
  ['no price and no way', { priceCents: 0 }, viewer, '暂时不能参加'],
  ['an unreadable price', { priceCents: null }, viewer, '暂时不能购买'],
  ['not for sale on this platform', {}, hidden, '暂时不能参加'],
])('%s: it is shut, and says why', (_, exam, who, label) => {
  expect(purchaseOptionOf(anExam(exam), who, texts.kinds.paper)).toEqual({
    primaryAction: undefined,
    state: { label, isOpen: false },
    priceCents: undefined,
    canUnlockWithVip: false,
  })
})

test('for sale: the price and the one button; members-to-be see their way in', () => {
  const sold = { state: undefined, priceCents: 2900, primaryAction: { action: 'buy', label: '购买试卷' } }
  const vipFree = anExam({ isVipFree: true })
  expect(purchaseOptionOf(anExam(), viewer, texts.kinds.paper)).toEqual({ ...sold, canUnlockWithVip: false })
  expect(purchaseOptionOf(vipFree, viewer, texts.kinds.mockPaper)).toEqual({ ...sold, canUnlockWithVip: true })
  expect(purchaseOptionOf(vipFree, vip, texts.kinds.practice)).toMatchObject({ canUnlockWithVip: false })
  expect(purchaseOptionOf(anExam(), viewer, texts.kinds.practice).primaryAction).toEqual({
    action: 'buy',
    label: '购买练习',
  })
})

test('opened by a course alone: the button leads to the course', () => {
  expect(purchaseOptionOf(anExam({ priceCents: 0, requiredCourses }), viewer, texts.kinds.paper)).toEqual({
    primaryAction: { action: 'open', label: '去看课程', location: { name: 'courseShow', params: { id: 4 } } },
    state: undefined,
    priceCents: undefined,
    canUnlockWithVip: false,
  })
})

test.each([
  ['免费', { priceCents: 0 }],
  ['拥有指定课程', { priceCents: 0, requiredCourses }],
  ['购买后可参加', {}],
  ['购买，或开通会员', { isVipFree: true }],
  ['购买，或拥有指定课程', { requiredCourses }],
  ['仅限受邀学员', { isInviteOnly: true, priceCents: 0 }],
])('the way in: %s', (words, exam) => {
  expect(entryOption(anExam(exam), true)).toBe(words)
})

test('no way in is named that costs money where selling is forbidden', () => {
  expect(entryOption(anExam({ isVipFree: true }), false)).toBeUndefined()
  expect(entryOption(anExam({ priceCents: 0 }), false)).toBe('免费')
})
