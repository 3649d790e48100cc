import Taro from '@tarojs/taro'
import { act } from 'react'

import { startFaultReports } from '@/features/system/faultReports'
import { reportPageViews } from '@/features/shared/stats/pageViews'
import CodeExchanger from '@/packageA/member/codeExchanger/index'
import { runtime } from '@/config/env'
import { canvasAdapter } from '@/platform/canvas'
import { clipboard } from '@/platform/clipboard'
import { faults } from '@/platform/faults'
import { useSession } from '@/stores/session'
import { useShare } from '@/stores/share'

import { aMember } from '../../../factories/member'
import { fakeBackend, ok } from '../../../setup/backend'
import { alerts, press, settle, showAgain, type, typed } from '../../../setup/learner'
import { navigation } from '../../../setup/navigation'
import { openScreen, type ScreenOptions } from '../../../setup/openScreen'
import { shown } from '../../../setup/shown'

const page = '/packageA/member/codeExchanger/index'
const address = `${page}?code=ZTGIFT26&msv=3`
const arrived = '有人送你一个兑换码'

const open = (over: ScreenOptions = {}) =>
  openScreen(CodeExchanger, { user: aMember(), addons: ['CodeExchanger'], ...over })

/** As by the link of a present. */
const arrive = (over: ScreenOptions = {}) => open({ params: { code: 'ZTGIFT26', msv: '3' }, pages: [address], ...over })

const stored = () => JSON.stringify({ ...window.localStorage })

beforeEach(() => Taro.clearStorageSync())
afterEach(() => jest.restoreAllMocks())

test('the link fills the code in, and asks and redeems nothing', async () => {
  const backend = fakeBackend({ 'GET /api/v2/member/detail': ok({ id: 7 }) })
  const screen = await arrive()
  await screen.see(arrived)
  expect(await typed('兑换码')).toBe('ZTGIFT26')
  await settle(100)
  expect(backend.sent.map(({ call }) => call).filter((call) => call.includes('CodeExchanger'))).toEqual([])
  // Typed over, it is no present any more.
  await type('兑换码', 'other')
  expect(screen.text()).not.toContain(arrived)
})

test('the code is in no address, no report, no statistics, no name of the page and no storage', async () => {
  const sent = jest.spyOn(faults, 'send').mockReturnValue()
  const warned = jest.spyOn(console, 'warn').mockReturnValue()
  const events: unknown[] = []
  Object.assign(runtime, { statsUrl: 'https://stats.example.com', onStats: (event: unknown) => events.push(event) })
  const fault = startFaultReports('https://faults.example.com')
  fakeBackend({})
  const screen = await arrive()
  await screen.see(arrived)
  reportPageViews()
  await showAgain()
  fault({ page: page.slice(1), error: new Error(`failed at #${address}`) })
  await settle(50)
  Object.assign(runtime, { statsUrl: undefined, onStats: undefined })
  expect(events).toEqual([{ kind: 'page', page }])
  expect(sent.mock.calls.length).toBeGreaterThan(1)
  const all = JSON.stringify([
    sent.mock.calls,
    events,
    warned.mock.calls,
    useShare.getState().shareInfo,
    document.title,
  ])
  for (const place of [all, stored(), navigation.address(), navigation.top() ?? '', window.location.href])
    expect(place).not.toContain('ZTGIFT26')
})

test('who has to log in first finds it filled in afterwards, once', async () => {
  fakeBackend({})
  const visited = await arrive({ user: undefined })
  await settle()
  expect(navigation.replaced()).toEqual(['/pages/auth/login?redirect=codeExchanger'])
  visited.close()
  const screen = await open()
  await screen.see(arrived)
  expect(await typed('兑换码')).toBe('ZTGIFT26')
  expect(stored()).not.toContain('ZTGIFT26')
  screen.close()
  await open()
  expect(await typed('兑换码')).toBe('')
})

test('whose login turns out to be over finds it filled in after the next one', async () => {
  fakeBackend({})
  const visited = await arrive()
  await visited.see(arrived)
  await act(async () => useSession.getState().signOut())
  await settle()
  expect(navigation.replaced()).toEqual(['/pages/auth/login?redirect=codeExchanger'])
  visited.close()
  // Another member of the same phone does not get it.
  const other = await open({ user: aMember({ id: 8 }) })
  await settle()
  expect(await typed('兑换码')).toBe('')
  other.close()
  const screen = await open()
  await screen.see(arrived)
  expect(await typed('兑换码')).toBe('ZTGIFT26')
})

test('a login that took longer than an hour finds nothing', async () => {
  fakeBackend({})
  const visited = await arrive({ user: undefined })
  await settle()
  visited.close()
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61 * 60_000)
  await open()
  expect(await typed('兑换码')).toBe('')
})

test.each([['%20'], ['x'.repeat(200)]])('what is no code is not filled in: %s', async (code) => {
  fakeBackend({})
  await open({ params: { code }, pages: [`${page}?code=${code}`] })
  expect(await typed('兑换码')).toBe('')
})

describe('giving one away', () => {
  test('makes a link and a picture of it, and asks nobody', async () => {
    const backend = fakeBackend({ 'GET /api/v2/member/detail': ok({ id: 7 }) })
    const drawn = jest.spyOn(canvasAdapter, 'open').mockRejectedValue(new Error('no canvas'))
    const copied = jest.spyOn(clipboard, 'copy').mockResolvedValue()
    const screen = await open()
    await type('兑换码', ' zt gift26')
    await press('送给朋友做成一张卡片，不会用掉兑换码')
    await screen.see('谁先兑换，内容就归谁')
    await press('复制链接')
    await settle()
    expect(copied.mock.lastCall?.[0]).toMatch(/#\/packageA\/member\/codeExchanger\/index\?code=ZTGIFT26&msv=7$/)
    expect(shown()).toContain('链接已复制，发给朋友吧')
    expect(drawn).toHaveBeenCalled()
    expect(backend.sent.map(({ call }) => call).filter((call) => call.includes('CodeExchanger'))).toEqual([])
  })

  test('there has to be one', async () => {
    fakeBackend({})
    await open()
    await press('送给朋友做成一张卡片，不会用掉兑换码')
    expect(alerts()).toEqual(['请输入兑换码'])
  })
})
