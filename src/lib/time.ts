import { chinaOffsetHours, justNowLooseSec, justNowSec } from '@/config/limits'

const minuteSec = 60
const hourSec = 3600
const daySec = 86_400
const chinaOffsetMs = chinaOffsetHours * hourSec * 1000

/** Numbers below this are seconds (until the year 5138), numbers above it milliseconds. */
const secondsCeiling = 1e11

const timeForm = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?)?(Z|[+-]\d\d:?\d\d)?$/
const localLength = 'YYYY-MM-DD HH:mm:ss'.length

/**
 * Reads every time form of the backend (docs/backend/README.md#dates): China-local text, UTC text, seconds or
 * milliseconds as a number or as digits. `0000-00-00`, an impossible date and anything else are `null`.
 * Written out because engines disagree about such texts in `Date.parse`.
 */
export function parseServerTime(value: unknown): Date | null {
  if (typeof value === 'number') return fromNumber(value)
  if (typeof value !== 'string') return null
  const text = value.trim()
  return /^\d{10,13}$/.test(text) ? fromNumber(Number(text)) : fromText(text)
}

function fromNumber(value: number): Date | null {
  const ms = value < secondsCeiling ? value * 1000 : value
  return value > 0 && ms <= 8.64e15 ? new Date(ms) : null
}

function fromText(text: string): Date | null {
  const match = timeForm.exec(text)
  if (!match) return null
  const numbers = match.slice(1, 7).map((part) => Number(part ?? 0))
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = numbers
  const [fraction = '0', zone] = match.slice(7)
  const wallMs = Date.UTC(year, month - 1, day, hour, minute, second)
  const wall = new Date(wallMs)
  // Date.UTC turns 02-31 into 03-02 and 0000 into 1900. Such a text names no moment.
  const isReal =
    year >= 1000 &&
    wall.getUTCMonth() + 1 === month &&
    wall.getUTCDate() === day &&
    wall.getUTCHours() === hour &&
    wall.getUTCMinutes() === minute
  if (!isReal) return null
  return new Date(wallMs + Number(`0.${fraction}`) * 1000 - offsetMs(zone, text.length))
}

/** Without a zone a short text is China time; one longer than 19 characters is UTC (docs/backend/README.md#dates). */
function offsetMs(zone: string | undefined, length: number): number {
  if (zone === undefined) return length > localLength ? 0 : chinaOffsetMs
  if (zone === 'Z') return 0
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2))
  return (zone[0] === '-' ? -1 : 1) * minutes * minuteSec * 1000
}

/** '07' */
export const two = (value: number): string => String(value).padStart(2, '0')

/** The wall clock in China, readable through the UTC getters. */
const inChina = (date: Date): Date => new Date(date.getTime() + chinaOffsetMs)

/** '2024-05-01', China time. */
export function formatDate(date: Date): string {
  const wall = inChina(date)
  return `${wall.getUTCFullYear()}-${two(wall.getUTCMonth() + 1)}-${two(wall.getUTCDate())}`
}

/** Days since 1970 in China, the same for everybody. */
export const dayNumber = (ms: number): number => Math.floor((ms + chinaOffsetMs) / (daySec * 1000))

/** Always more than 0. */
export const msToMidnight = (nowMs: number): number => daySec * 1000 - ((nowMs + chinaOffsetMs) % (daySec * 1000))

/** '2024-05-01 10:30', China time. */
export function formatDateTime(date: Date): string {
  const wall = inChina(date)
  return `${formatDate(date)} ${two(wall.getUTCHours())}:${two(wall.getUTCMinutes())}`
}

/** '今天 19:30', '明天 19:30', '05-03 19:30', '2025-01-03 19:30': an appointment, China time. */
export function formatAppointment(date: Date, nowMs: number): string {
  const [day, hour] = [formatDate(date), formatDateTime(date).slice(-5)]
  const today = formatDate(new Date(nowMs))
  if (day === today) return `今天 ${hour}`
  if (day === formatDate(new Date(nowMs + daySec * 1000))) return `明天 ${hour}`
  return `${day.slice(0, 4) === today.slice(0, 4) ? day.slice(5) : day} ${hour}`
}

/** '-' for a missing or unreadable time. */
export const dateOrDash = (date: Date | null | undefined, format = formatDate): string => (date ? format(date) : '-')

/** How long "just now" lasts: docs/backend/rules.md#time-labels has two variants. */
const justNow = { strict: justNowSec, loose: justNowLooseSec }

const monthSec = 30 * daySec
const yearSec = 365 * daySec

/**
 * 刚刚, 5 分钟前, 2 小时前, 3 天前, then a date, or in the loose variant 2 个月前, 1 年前
 * (docs/backend/rules.md#time-labels). A moment ahead of the clock is 刚刚 as well.
 */
export function relativeTime(date: Date, nowMs: number, variant: keyof typeof justNow = 'strict'): string {
  const ageSec = Math.floor((nowMs - date.getTime()) / 1000)
  if (ageSec < -daySec) return formatDate(date)
  if (ageSec < justNow[variant]) return '刚刚'
  if (ageSec < hourSec) return `${Math.floor(ageSec / minuteSec)} 分钟前`
  if (ageSec < daySec) return `${Math.floor(ageSec / hourSec)} 小时前`
  if (ageSec < monthSec) return `${Math.floor(ageSec / daySec)} 天前`
  if (variant === 'strict') return formatDate(date)
  if (ageSec < yearSec) return `${Math.floor(ageSec / monthSec)} 个月前`
  return `${Math.floor(ageSec / yearSec)} 年前`
}

const wholeSeconds = (sec: number): number => (Number.isFinite(sec) && sec > 0 ? Math.floor(sec) : 0)

/** 757 -> '12:37', 3723 -> '1:02:03'. Anything but a length counts as 0. */
export function formatDuration(sec: number): string {
  const whole = wholeSeconds(sec)
  const hours = Math.floor(whole / hourSec)
  const minutes = two(Math.floor((whole % hourSec) / minuteSec))
  return `${hours > 0 ? `${hours}:` : ''}${minutes}:${two(whole % minuteSec)}`
}

/** 66 960 -> '18 小时 36 分', 300 -> '5 分钟', 20 -> '不到 1 分钟'. */
export function formatHours(sec: number): string {
  const minutes = Math.floor(wholeSeconds(sec) / minuteSec)
  if (minutes === 0) return '不到 1 分钟'
  if (minutes < 60) return `${minutes} 分钟`
  return `${Math.floor(minutes / 60)} 小时 ${two(minutes % 60)} 分`
}
