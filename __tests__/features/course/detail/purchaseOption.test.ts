import { purchaseOptionOf } from '@/features/course/detail/purchaseOption'

import { aChapter, aCourse, aCourseDetail, aLesson, aProgress } from '../../../factories/course'

const visitor = { isVip: false, canBuy: true }
const vip = { isVip: true, canBuy: true }
const onIos = { isVip: false, canBuy: false }

const bought = { canLearn: true }
const free = { course: aCourse({ isFree: true, priceCents: 0 }) }
const givenAway = { course: aCourse({ isFree: false, priceCents: 0 }) }
const notForVip = { course: aCourse({ isVipFree: false }) }
const unreadable = { course: aCourse({ priceCents: null }) }
const begun = { progress: new Map([[102, aProgress(1)]]) }
const done = { progress: new Map([101, 102].map((id) => [id, aProgress(id, { isFinished: true })])) }
const noTrial = { chapters: [aChapter(1, [aLesson(101)])] }

const opens = (id: number) => ({ name: 'courseVideo', params: { id, course_id: 3 } })

/** What the button says and does (a number: opens that lesson), price in cents, does a membership help. */
test.each([
  ['not bought', {}, visitor, '立即购买', 'buy', 19900, true],
  ['not bought, trial seen', begun, visitor, '立即购买', 'buy', 19900, true],
  ['a membership does not open it', notForVip, visitor, '立即购买', 'buy', 19900, false],
  ['a member, but it is not for members', notForVip, vip, '立即购买', 'buy', 19900, false],
  ['unreadable price', unreadable, visitor, '暂时不能购买', 'none', null, true],
  ['given away by an order, and shut until then', givenAway, visitor, '免费领取', 'buy', 0, true],
  ['bought', bought, visitor, '开始学习', 101, undefined, false],
  ['bought and begun', { ...bought, ...begun }, visitor, '继续学习 第2课', 102, undefined, false],
  ['bought and finished', { ...bought, ...done }, visitor, '再学一遍', 101, undefined, false],
  ['open by membership', bought, vip, '会员免费看', 101, undefined, false],
  ['open by membership and begun', { ...bought, ...begun }, vip, '继续学习 第2课', 102, undefined, false],
  ['free', { ...bought, ...free }, visitor, '免费学习', 101, 0, false],
  ['free, in an old answer', { ...free, ...noTrial }, visitor, '免费学习', 101, 0, false],
  ['free and begun', { ...bought, ...free, ...begun }, visitor, '继续学习 第2课', 102, undefined, false],
  ['no lessons yet', { ...bought, chapters: [] }, visitor, '课时准备中', 'none', undefined, false],
  ['selling is forbidden', {}, onIos, '免费试看', 101, undefined, false],
  ['selling is forbidden, no trial', noTrial, onIos, undefined, undefined, undefined, false],
  ['selling is forbidden, already bought', bought, onIos, '开始学习', 101, undefined, false],
])('%s', (_, over, viewer, label, does, price, canUnlockWithVip) => {
  const option = purchaseOptionOf(aCourseDetail(over), viewer)
  const { primaryAction } = option
  expect(primaryAction?.label).toBe(label)
  expect(primaryAction?.action === 'open' ? primaryAction.location : primaryAction?.action).toEqual(
    typeof does === 'number' ? opens(does) : does,
  )
  expect(option.priceCents).toBe(price)
  expect(option.canUnlockWithVip).toBe(canUnlockWithVip)
})
