import type { ComponentType } from 'react'

import LiveIndex from '@/packageA/live/index'
import LiveShow from '@/packageA/live/show'
import FlashSaleOrders from '@/packageA/member/miaosha'
import FlashSales from '@/packageA/ms/index'
import GroupBuys from '@/packageA/tg/index'
import Calendar from '@/packageA/member/calendar'
import PaperShow from '@/packageA/exam/paper/show'

import { paperDetailWire } from '../../../factories/exam'
import { flashOrderWire, flashSaleWire } from '../../../factories/flashSale'
import { groupSaleWire } from '../../../factories/groupBuy'
import { liveDetailWire, liveWire } from '../../../factories/live'
import { aMember } from '../../../factories/member'
import { fakeBackend, noNetwork, ok } from '../../../setup/backend'
import { settle } from '../../../setup/learner'
import { openScreen, type ScreenOptions } from '../../../setup/openScreen'

const listed = (row: object) => ok({ data: { data: [row], total: 1 }, categories: [] })
const attempt = { id: 8, status: 2, score: 60, created_at: '2026-03-11 09:30:00' }

const calls = {
  'GET /addons/zhibo/api/v1/courses': listed(liveWire(1)),
  'GET /addons/zhibo/api/v1/course/3': ok(liveDetailWire({}, { is_buy: true })),
  'GET /addons/MiaoSha/api/v1/m': listed(flashSaleWire()),
  'GET /addons/MiaoSha/api/v1/m/user/orders': ok({ data: [flashOrderWire({})], total: 1 }),
  'GET /addons/TuanGou/api/v1/t': listed(groupSaleWire()),
  'GET /addons/Paper/api/v1/paper/3': ok(paperDetailWire({}, { user_papers: [attempt] })),
}

const pages: [string, ComponentType, string, ScreenOptions][] = [
  ['live lessons', LiveIndex, '直播 1', { addons: ['Zhibo'] }],
  ['a live course', LiveShow, '课表', { addons: ['Zhibo'], params: { id: '3' } }],
  ['flash sales', FlashSales, '数据结构', { addons: ['MiaoSha'] }],
  ['my pieces of flash sales', FlashSaleOrders, '数据结构', { addons: ['MiaoSha'] }],
  ['group buying', GroupBuys, '数据结构', { addons: ['TuanGou'] }],
  ['a paper that was sat', PaperShow, '考试记录', { addons: ['Paper'], params: { id: '3' } }],
  ['the calendar', Calendar, '列表', {}],
]

afterEach(() => jest.restoreAllMocks())

describe.each(pages)('%s', (_, page, words, options) => {
  test.each([
    ['in New York', 240, '时间都是北京时间，比这里快 12 小时'],
    ['in Kathmandu', -345, '时间都是北京时间，比这里快 2.25 小时'],
    ['in Tokyo', -540, '时间都是北京时间，比这里慢 1 小时'],
    ['in China', -480, null],
  ])('a phone %s', async (_place, offsetMinutes, note) => {
    jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offsetMinutes)
    fakeBackend(new Proxy(calls, { get: (known, call) => Reflect.get(known, call) ?? noNetwork }))
    const screen = await openScreen(page, { user: aMember(), ...options })
    await screen.see(words)
    await settle()
    if (note) expect(screen.text()).toContain(note)
    else expect(screen.text()).not.toContain('北京时间')
  })
})
