import { runtime } from '@/config/env'
import { reportPurchase, reportStats } from '@/features/shared/stats'
import { reportPageViews } from '@/features/shared/stats/pageViews'
import { pageTurned } from '@/features/shared/page/turns'
import { faults } from '@/platform/faults'

import { settle } from '../../setup/learner'
import { navigation } from '../../setup/navigation'

const address = 'https://stats.example.com/zhitu'
let sent: ZhituStatsEvent[]

beforeEach(() => {
  localStorage.clear()
  sent = []
  Object.assign(runtime, { statsUrl: address, onStats: undefined })
  jest.spyOn(faults, 'send').mockImplementation((url, body) => {
    expect(url).toBe(address)
    sent.push(JSON.parse(body))
  })
})
afterEach(() => Object.assign(runtime, { statsUrl: undefined, onStats: undefined }))

const course = { orderNo: '1103', type: 'course', id: 5, name: 'SQL 十五课', yuan: 59 }

test('each page that comes in front, with the thing that it shows and nothing else of its address', () => {
  navigation.start('/pages/index/index')
  reportPageViews()
  const turns = [
    '/pages/course/show?id=5&msv=12',
    '/pages/search/search?keywords=secret',
    '/pages/search/search?keywords=other',
    '/pages/auth/loading?login_code=secret&nonce=n&action=login',
  ]
  for (const url of turns) {
    navigation.start(url)
    pageTurned()
  }
  expect(sent.map((event) => event.kind === 'page' && event.page)).toEqual([
    '/pages/index/index',
    '/pages/course/show?id=5',
    '/pages/search/search',
    '/pages/auth/loading',
  ])
})

test('an order once, however often its page is opened', () => {
  reportPurchase(course)
  reportPurchase(course)
  reportPurchase({ ...course, orderNo: '1104', yuan: null })
  expect(sent).toEqual([
    { kind: 'purchase', ...course },
    { kind: 'purchase', ...course, orderNo: '1104', yuan: null },
  ])
})

test('an operator’s script hears the same, and cannot break the page', async () => {
  const heard: unknown[] = []
  Object.assign(runtime, {
    statsUrl: undefined,
    onStats: (event: unknown) => heard.push(event),
  })
  reportStats({ kind: 'page', page: '/pages/index/index' })
  await settle()
  expect(heard).toEqual([{ kind: 'page', page: '/pages/index/index' }])
  expect(sent).toEqual([])
  // Its error is nobody's who has told it: it comes out beside, where faults are reported.
  const timer = jest.spyOn(globalThis, 'setTimeout').mockImplementationOnce(() => 0 as never)
  Object.assign(runtime, {
    onStats: () => {
      throw new Error('of the operator')
    },
  })
  expect(() => reportStats({ kind: 'page', page: '/pages/index/index' })).not.toThrow()
  timer.mockRestore()
})

test('without statistics nothing is told and nothing is written down', () => {
  Object.assign(runtime, { statsUrl: undefined })
  reportPurchase(course)
  expect(sent).toEqual([])
  expect(localStorage).toHaveLength(0)
})
