import { type Conditions, entitlementOf, wayIn } from '@/features/exam/entitlement'

import { anExam } from '../../factories/exam'

const learner = { isVip: false, canBuy: true }
const vip = { isVip: true, canBuy: true }
const hidden = { isVip: false, canBuy: false }
const requiredCourses = [{ id: 4, title: 'Git 每日一用' }]

const state = (exam: Partial<Conditions>, who = learner) => entitlementOf(anExam(exam), who, 'paper').state

test.each([
  ['free', { priceCents: 0, canJoin: true }, learner, '免费，可参加'],
  ['bought', { canJoin: true }, learner, '已购买，可参加'],
  ['bought before the membership ran out', { canJoin: true, isVipFree: true }, learner, '已购买，可参加'],
  ['open by membership', { canJoin: true, isVipFree: true }, vip, '可参加'],
  ['open by a course, or bought: nobody knows', { canJoin: true, requiredCourses }, learner, '可参加'],
  ['invited', { canJoin: true, isInviteOnly: true }, learner, '可参加'],
  ['no word of buying where it is forbidden', { canJoin: true }, hidden, '可参加'],
])('%s: it is open', (_, exam, who, label) => {
  expect(state(exam, who)).toEqual({ label, isOpen: true })
})

test.each([
  ['used up, though it is mine', { canJoin: true, attemptsLeft: 0 }, learner, '考试次数已用完'],
  ['used up', { attemptsLeft: 0 }, learner, '考试次数已用完'],
  ['for the invited alone, whatever it costs', { isInviteOnly: true }, learner, '仅限受邀学员参加'],
  ['no price and no way', { priceCents: 0 }, learner, '暂时不能参加'],
  ['an unreadable price', { priceCents: null }, learner, '暂时不能购买'],
  ['not for sale on this platform', {}, hidden, '暂时不能参加'],
])('%s: it is shut, and says why', (_, exam, who, label) => {
  expect(entitlementOf(anExam(exam), who, 'paper')).toEqual({
    offer: undefined,
    state: { label, isOpen: false },
    priceCents: undefined,
    isVipHelping: false,
  })
})

test('for sale: the price and the one button; members-to-be see their way in', () => {
  const sold = { state: undefined, priceCents: 2900, offer: { action: 'buy', label: '购买试卷' } }
  const vipFree = anExam({ isVipFree: true })
  expect(entitlementOf(anExam(), learner, 'paper')).toEqual({ ...sold, isVipHelping: false })
  expect(entitlementOf(vipFree, learner, 'mockPaper')).toEqual({ ...sold, isVipHelping: true })
  expect(entitlementOf(vipFree, vip, 'practice')).toMatchObject({ isVipHelping: false })
  expect(entitlementOf(anExam(), learner, 'practice').offer).toEqual({ action: 'buy', label: '购买练习' })
})

test('opened by a course alone: the button leads to the course', () => {
  expect(entitlementOf(anExam({ priceCents: 0, requiredCourses }), learner, 'paper')).toEqual({
    offer: { action: 'course', label: '去看课程', courseId: 4 },
    state: undefined,
    priceCents: undefined,
    isVipHelping: false,
  })
})

test.each([
  ['免费', { priceCents: 0 }],
  ['学过指定课程', { priceCents: 0, requiredCourses }],
  ['购买后可参加', {}],
  ['购买，或开通会员', { isVipFree: true }],
  ['购买，或学过指定课程', { requiredCourses }],
  ['仅限受邀学员', { isInviteOnly: true, priceCents: 0 }],
])('the way in: %s', (words, exam) => {
  expect(wayIn(anExam(exam), true)).toBe(words)
})

test('no way in is named that costs money where selling is forbidden', () => {
  expect(wayIn(anExam({ isVipFree: true }), false)).toBeUndefined()
  expect(wayIn(anExam({ priceCents: 0 }), false)).toBe('免费')
})
