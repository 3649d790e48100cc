import Taro from '@tarojs/taro'

import { addToCalendar as addOnH5 } from '@/platform/calendar/index.h5'
import { addToCalendar as addInWeapp } from '@/platform/calendar/index.weapp'
import { device } from '@/platform/device'

jest.mock('@/platform/privacy', () => ({ askPrivacy: async () => true }))

const appointment = {
  id: 'live-12',
  title: '直播课：评测',
  note: '提前 15 分钟提醒',
  url: 'https://h5.x/',
  startsAt: new Date('2026-05-01T19:30:00+08:00'),
  endsAt: new Date('2026-05-01T20:30:00+08:00'),
  alarmMinutes: 15,
}

afterEach(() => {
  jest.restoreAllMocks()
  Object.assign(device, { isWechatBrowser: false })
})

test('H5 hands out a file of that name', async () => {
  const names: string[] = []
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await expect(addOnH5(appointment)).resolves.toBe('handedOut')
  expect(names).toEqual(['直播课：评测.ics'])
  expect(document.querySelector('a')).toBeNull()
})

test("WeChat's browser takes no files", async () => {
  Object.assign(device, { isWechatBrowser: true })
  await expect(addOnH5(appointment)).resolves.toBe('impossible')
})

test.each([
  ['added', 'success'],
  ['refused', 'fail'],
] as const)('the mini-program: %s', async (outcome, answer) => {
  const addPhoneCalendar = jest.fn((options: Record<string, unknown>) => (options[answer] as () => void)())
  Object.assign(Taro, { addPhoneCalendar })
  await expect(addInWeapp(appointment)).resolves.toBe(outcome)
  expect(addPhoneCalendar.mock.calls[0]?.[0]).toMatchObject({
    title: '直播课：评测',
    startTime: 1_777_635_000,
    endTime: '1777638600',
    alarm: true,
    alarmOffset: 900,
  })
})
