import Taro from '@tarojs/taro'

import { calendar as h5Calendar } from '@/platform/calendar/index.h5'
import { calendar as weappCalendar } from '@/platform/calendar/index.weapp'
import { device } from '@/platform/device'

const appointment = {
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
  await expect(h5Calendar.add(appointment)).resolves.toBe('handedOut')
  expect(names).toEqual(['直播课：评测.ics'])
  expect(document.querySelector('a')).toBeNull()
})

test('H5 hands out many of them as one file', async () => {
  const blobs: Blob[] = []
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => blobs.push(blob) && 'blob:file',
    revokeObjectURL: () => undefined,
  })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  expect(h5Calendar.way()).toBe('file')
  await expect(h5Calendar.addAll([appointment, { ...appointment, url: 'https://h5.y/' }], '日程')).resolves.toBe(
    'handedOut',
  )
  expect(blobs).toHaveLength(1)
})

test("WeChat's browser takes no files", async () => {
  Object.assign(device, { isWechatBrowser: true })
  expect(h5Calendar.way()).toBe('none')
  await expect(h5Calendar.add(appointment)).resolves.toBe('impossible')
})

test.each([
  ['on phones takes one at a time', 'ios', 'single'],
  ['on computers reaches no calendar', 'mac', 'never'],
])('the mini-program %s', async (_, platform, way) => {
  Object.assign(Taro, { canIUse: () => true, getDeviceInfo: () => ({ platform }) })
  expect(weappCalendar.way()).toBe(way)
  await expect(weappCalendar.addAll([appointment], '日程')).resolves.toBe('impossible')
})

test.each([
  ['taken', 'added', undefined],
  ['the learner has refused it', 'refused', { errMsg: 'addPhoneCalendar:fail auth deny' }],
  ['the learner has changed their mind', 'cancelled', { errMsg: 'addPhoneCalendar:fail cancel' }],
  ['no consent', 'cancelled', { errMsg: 'addPhoneCalendar:fail privacy permission is not authorized' }],
])('the mini-program: %s', async (_, outcome, failure) => {
  const addPhoneCalendar = jest.fn<Promise<void>, [object]>(async () => {
    if (failure) throw failure
  })
  Object.assign(Taro, { addPhoneCalendar })
  const adding = weappCalendar.add(appointment)
  // WeChat adds only within the press.
  expect(addPhoneCalendar).toHaveBeenCalled()
  await expect(adding).resolves.toBe(outcome)
  expect(addPhoneCalendar.mock.calls[0]?.[0]).toEqual({
    title: '直播课：评测',
    description: '提前 15 分钟提醒',
    startTime: 1_777_635_000,
    endTime: '1777638600',
    alarm: true,
    alarmOffset: 900,
  })
})

test('the mini-program: a phone that cannot is a failure, and a refusal can be taken back', async () => {
  Object.assign(Taro, {
    addPhoneCalendar: async () => Promise.reject(new Error('addPhoneCalendar:fail system error')),
    openSetting: async () => ({ authSetting: { 'scope.addPhoneCalendar': true } }),
  })
  await expect(weappCalendar.add(appointment)).rejects.toThrow('system error')
  await expect(weappCalendar.openSettings()).resolves.toBe(true)
})
