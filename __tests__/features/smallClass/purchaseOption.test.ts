import { purchaseOptionOf } from '@/features/smallClass/detail/purchaseOption'

import { aClassLesson, aSmallClassDetail } from '../../factories/smallClass'

const anybody = { canBuy: true }
const here = { canBuy: false }
const mine = { canAttend: true }
const none = (label: string) => ({ primaryAction: { action: 'none', label }, priceCents: 128_000 })
const owned = (label: string) => ({ primaryAction: undefined, priceCents: undefined, state: { label, isOpen: true } })
const onAir = aClassLesson(31, { state: 'on', roomUrl: 'https://room.example/5', title: '说明会' })

test.each([
  ['enrolling', {}, {}, anybody, { primaryAction: { action: 'buy', label: '立即报名' }, priceCents: 128_000 }],
  ['not yet', { enrolment: 'upcoming' }, {}, anybody, none('还没有开始招生')],
  ['full', { enrolment: 'full' }, {}, anybody, none('名额已满')],
  ['stopped', { enrolment: 'stopped' }, {}, anybody, none('已停止招生')],
  ['running', { enrolment: 'running' }, {}, anybody, none('已开课，不再招生')],
  ['over', { enrolment: 'ended' }, {}, anybody, none('已结课')],
  ['unpriced', { priceCents: null }, {}, anybody, { primaryAction: { action: 'none', label: '暂时不能报名' } }],
  ['free', { priceCents: 0 }, mine, anybody, owned('本班免费')],
  ['bought', { enrolment: 'running' }, mine, anybody, owned('已购')],
  ['mine, where nothing may be sold', {}, mine, here, owned('已开通')],
  ['locked, where nothing may be sold', {}, {}, here, { primaryAction: undefined, priceCents: undefined }],
] as const)('%s', (_, smallClass, over, viewer, expected) => {
  expect(purchaseOptionOf(aSmallClassDetail(smallClass, over), viewer)).toMatchObject(expected)
})

test.each([
  ['that is on', onAir, '进入教室'],
  ['that is on without a page', { ...onAir, roomUrl: '' }, undefined],
  ['that is over', { ...onAir, state: 'over' as const }, undefined],
])('the way into a lesson %s', (_, lesson, label) => {
  const lessons = [aClassLesson(30), lesson]
  const { primaryAction } = purchaseOptionOf(aSmallClassDetail({}, { ...mine, lessons }), anybody)
  expect(primaryAction?.label).toBe(label)
  if (primaryAction?.action === 'open') {
    const params = { class_id: 3, lesson_id: 31, title: '说明会' }
    expect(primaryAction.location).toEqual({ name: 'webview', params })
  }
})
