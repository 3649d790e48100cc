import { type Appointment, calendarFile } from '@/lib/calendarFile'

const appointment: Appointment = {
  title: '大模型应用实战营：评测',
  note: '提前 15 分钟，别迟到;\n带上笔记',
  url: 'https://h5.x/#/packageA/live/video?id=12',
  startsAt: new Date('2026-05-01T19:30:00+08:00'),
  endsAt: new Date('2026-05-01T20:30:00+08:00'),
  alarmMinutes: 15,
}
const fileOf = (over: Partial<Appointment> = {}) =>
  calendarFile([{ ...appointment, ...over }], new Date('2026-04-30T08:00:00.123Z'))

test('an appointment with its alarm, in UTC, with what calendars would misread escaped', () => {
  expect(fileOf().split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//zhitu//live//ZH',
    'BEGIN:VEVENT',
    'UID:https://h5.x/#/packageA/live/video?id=12',
    'DTSTAMP:20260430T080000Z',
    'DTSTART:20260501T113000Z',
    'DTEND:20260501T123000Z',
    'SUMMARY:大模型应用实战营：评测',
    'DESCRIPTION:提前 15 分钟，别迟到\\;\\n带上笔记',
    'URL:https://h5.x/#/packageA/live/video?id=12',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:大模型应用实战营：评测',
    'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('no line is longer than 75 octets, and no character is cut', () => {
  const title = '从零开始的直播课😀'.repeat(8)
  const file = fileOf({ title })
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.replace(/\r\n /g, '')).toContain(`SUMMARY:${title}\r\n`)
})
