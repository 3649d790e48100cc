import { calendarFile } from '@/lib/calendarFile'
import { device } from '@/platform/device'
import { follow } from '@/platform/download/follow'

import type { Calendar } from './types'

/** Long enough for a browser that asks where to put it. */
const keptMs = 60_000

export const calendar: Calendar = {
  async add(appointment) {
    if (device.isWechatBrowser) return 'impossible'
    const file = new Blob([calendarFile(appointment, new Date())], { type: 'text/calendar;charset=utf-8' })
    const address = URL.createObjectURL(file)
    follow(address, `${appointment.title}.ics`)
    setTimeout(() => URL.revokeObjectURL(address), keptMs)
    return 'handedOut'
  },
  openSettings: async () => false,
}
