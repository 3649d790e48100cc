import Taro from '@tarojs/taro'

import { askPrivacy } from '@/platform/privacy'

import type { AddToCalendar } from './types'

export const addToCalendar: AddToCalendar = async ({ title, note, startsAt, endsAt, alarmMinutes }) => {
  if (!(await askPrivacy())) return 'refused'
  return new Promise((resolve) => {
    void Taro.addPhoneCalendar({
      title,
      description: note,
      startTime: Math.floor(startsAt.getTime() / 1000),
      endTime: String(Math.floor(endsAt.getTime() / 1000)),
      alarm: true,
      alarmOffset: alarmMinutes * 60,
      success: () => resolve('added'),
      fail: () => resolve('refused'),
    })
  })
}
