import { type Appointment, calendarFile } from '@/lib/calendarFile'
import { device } from '@/platform/device'
import { follow } from '@/platform/download/follow'

import type { Calendar, Reminding } from './types'

/** Long enough for a browser that asks where to put it. */
const keptMs = 60_000

async function handOut(appointments: readonly Appointment[], name: string): Promise<Reminding> {
  if (device.isWechatBrowser) return 'impossible'
  const file = new Blob([calendarFile(appointments, new Date())], { type: 'text/calendar;charset=utf-8' })
  const address = URL.createObjectURL(file)
  follow(address, `${name}.ics`)
  setTimeout(() => URL.revokeObjectURL(address), keptMs)
  return 'handedOut'
}

export const calendar: Calendar = {
  way: () => (device.isWechatBrowser ? 'none' : 'file'),
  add: (appointment) => handOut([appointment], appointment.title),
  addAll: handOut,
  openSettings: async () => false,
}
