import { calendarFile } from '@/lib/calendarFile'
import { device } from '@/platform/device'

import type { AddToCalendar } from './types'

/** Long enough for a browser that asks where to put it. */
const keptMs = 60_000

export const addToCalendar: AddToCalendar = async (appointment) => {
  if (device.isWechatBrowser) return 'impossible'
  const file = new Blob([calendarFile(appointment, new Date())], { type: 'text/calendar;charset=utf-8' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `${appointment.title}.ics`
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs)
  return 'handedOut'
}
