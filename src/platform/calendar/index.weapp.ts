import Taro from '@tarojs/taro'

import { isComputer } from '@/platform/computer'
import { denialOf, openScope } from '@/platform/permission'

import type { Calendar } from './types'

export const calendar: Calendar = {
  way: () => (isComputer() ? 'never' : 'single'),
  async add({ title, note, startsAt, endsAt, alarmMinutes }) {
    try {
      // Nothing is asked before: WeChat adds only within the press, and asks for its consent by itself.
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
      return denialOf(error)
    }
  },
  addAll: async () => 'impossible',
  openSettings: () => openScope('scope.addPhoneCalendar'),
}
