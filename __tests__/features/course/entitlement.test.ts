import { entitlementOf } from '@/features/course/entitlement'

import { aChapter, aCourse, aCourseDetail, aLesson, aProgress } from '../../factories/course'

const visitor = { isVip: false, canBuy: true }
const vip = { isVip: true, canBuy: true }
const onIos = { isVip: false, canBuy: false }
const started = new Map([[102, aProgress(1)]])
const finished = new Map([
  [101, aProgress(1, { isFinished: true })],
  [102, aProgress(2, { isFinished: true })],
])
const free = aCourse({ isFree: true, priceCents: 0 })
const noTrial = [aChapter(1, [aLesson(101)])]

test.each([
  ['not bought', {}, visitor, { label: '立即购买', action: 'buy', price: 19900, vip: true }],
  ['not bought, trial seen', { progress: started }, visitor, { label: '立即购买', action: 'buy', price: 19900, vip: true }],
  ['a membership does not open it', { course: aCourse({ isVipFree: false }) }, visitor, { label: '立即购买', price: 19900, vip: false }],
  ['a member, but it is not for members', { course: aCourse({ isVipFree: false }) }, vip, { label: '立即购买', vip: false }],
  ['unreadable price', { course: aCourse({ priceCents: null }) }, visitor, { label: '暂时不能购买', action: 'none', price: null }],
  ['bought', { canLearn: true }, visitor, { label: '开始学习', action: 'learn', lesson: 101, price: undefined, vip: false }],
  ['bought and begun', { canLearn: true, progress: started }, visitor, { label: '继续学习 第2课', lesson: 102 }],
  ['bought and finished', { canLearn: true, progress: finished }, visitor, { label: '再学一遍', lesson: 101 }],
  ['open by membership', { canLearn: true }, vip, { label: '会员免费看', action: 'learn', price: undefined }],
  ['open by membership and begun', { canLearn: true, progress: started }, vip, { label: '继续学习 第2课' }],
  ['free', { canLearn: true, course: free }, visitor, { label: '免费学习', action: 'learn', price: 0, vip: false }],
  ['free, not yet open', { course: free, chapters: noTrial }, visitor, { label: '免费学习', lesson: 101, price: 0 }],
  ['free and begun', { canLearn: true, course: free, progress: started }, visitor, { label: '继续学习 第2课', price: undefined }],
  ['no lessons yet', { canLearn: true, chapters: [] }, visitor, { label: '课时准备中', action: 'none' }],
  ['selling is forbidden', {}, onIos, { label: '免费试看', action: 'learn', lesson: 101, price: undefined, vip: false }],
  ['selling is forbidden, no trial', { chapters: noTrial }, onIos, { label: undefined, price: undefined, vip: false }],
  ['selling is forbidden, already bought', { canLearn: true }, onIos, { label: '开始学习', price: undefined }],
])('%s', (_, over, learner, expected) => {
  const { offer, priceCents, isVipHelping } = entitlementOf(aCourseDetail(over), learner)
  const found = {
    label: offer?.label,
    action: offer?.action,
    lesson: offer?.action === 'learn' ? offer.lessonId : undefined,
    price: priceCents,
    vip: isVipHelping,
  }
  expect(found).toMatchObject(expected)
})
