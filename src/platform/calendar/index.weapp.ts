import Taro from '@tarojs/taro'

import { errMsgOf } from '@/platform/errMsg'
import { askPrivacy } from '@/platform/privacy'

import type { Calendar } from './types'

export const calendar: Calendar = {
  async add({ title, note, startsAt, endsAt, alarmMinutes }) {
    if (!(await askPrivacy())) return 'cancelled'
    try {
      await Taro.addPhoneCalendar({
        title,
        description: note,
        startTime: Math.floor(startsAt.getTime() / 1000),
        endTime: String(Math.floor(endsAt.getTime() / 1000)),
        alarm: true,
        alarmOffset: alarmMinutes * 60,
      })
      return 'added'
    } catch (error) {
      const reason = errMsgOf(error)
      if (/cancel/.test(reason)) return 'cancelled'
      if (/auth|permission/.test(reason)) return 'refused'
      throw error
    }
  },
  async openSettings() {
    const { authSetting } = await Taro.openSetting()
    // Taro's list of scopes lacks this one.
    const scopes: Record<string, boolean | undefined> = { ...authSetting }
    return scopes['scope.addPhoneCalendar'] === true
  },
}
