export interface Appointment {
  title: string
  note: string
  /** The place. It also identifies the appointment: handed out again, it replaces itself. */
  url: string
  startsAt: Date
  endsAt: Date
  alarmMinutes: number
}

/** 20260501T113000Z */
const stamp = (date: Date): string => date.toISOString().replace(/[-:]|\.\d+/g, '')

/** RFC 5545, 3.3.11 */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')

const maxOctets = 75

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/** RFC 5545, 3.1: a long line goes on after a line break and a blank, never inside a character. */
function folded(line: string): string {
  let result = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > maxOctets) {
      result += '\r\n '
      octets = 1
    }
    result += character
    octets += size
  }
  return result
}

const entryOf = ({ title, note, url, startsAt, endsAt, alarmMinutes }: Appointment, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(url)}`,
  `DTSTAMP:${stamp(now)}`,
  `DTSTART:${stamp(startsAt)}`,
  `DTEND:${stamp(endsAt)}`,
  `SUMMARY:${escaped(title)}`,
  `DESCRIPTION:${escaped(note)}`,
  `URL:${url}`,
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  `TRIGGER:-PT${alarmMinutes}M`,
  'END:VALARM',
  'END:VEVENT',
]

/** An iCalendar file (RFC 5545) with appointments and their alarms. */
export function calendarFile(appointments: readonly Appointment[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//zhitu//live//ZH',
    ...appointments.flatMap((appointment) => entryOf(appointment, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
