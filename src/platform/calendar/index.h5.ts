import { type Appointment, calendarFile } from '@/lib/calendarFile'
import { device } from '@/platform/device'
import { saveFile } from '@/platform/download/follow'

import type { Calendar, Reminding } from './types'

async function handOut(appointments: readonly Appointment[], name: string): Promise<Reminding> {
  if (device.isWechatBrowser) return 'impossible'
  const file = new Blob([calendarFile(appointments, new Date())], { type: 'text/calendar;charset=utf-8' })
  saveFile(file, `${name}.ics`)
  return 'handedOut'
}

export const calendar: Calendar = {
  way: () => (device.isWechatBrowser ? 'none' : 'file'),
  add: (appointment) => handOut([appointment], appointment.title),
  addAll: handOut,
  openSettings: async () => false,
}
