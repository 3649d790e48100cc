/**
 * The validation rules (docs/backend/rules.md#validators): predicates, then the messages that forms use. The set is the
 * backend's: some predicates have no form yet.
 */
import { smsCodeLength } from '@/config/limits'

import { isEmpty } from './isEmpty'
import { parseServerTime } from './time'

export const isMobile = (text: string): boolean => /^1[2-9]\d{9}$/.test(text)

/**
 * Removes what people and phones write around a mobile number: blanks, dashes, full-width digits, invisible marks, the
 * country.
 */
export const normalizeMobile = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Pd}()]/gu, '')
    .replace(/^(?:\+|00)?86(?=1\d{10}$)/, '')

/** The loose check: six digits or more. */
export const isChinesePhone = (text: string): boolean => /^\d{6,}$/.test(text)

/** The length is checked first: the pattern takes quadratic time on long nonsense. */
export const isEmail = (text: string): boolean => text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text)

export const isUrl = (text: string): boolean => /^https?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i.test(text)

/** A calendar date, `2024-02-29` or `2024/2/29`. */
export function isDate(text: string): boolean {
  const parts = /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})$/.exec(text)
  return parts !== null && parseServerTime(`${parts[1]}-${pad(parts[3])}-${pad(parts[4])}`) !== null
}

const pad = (digits = ''): string => digits.padStart(2, '0')

export const isDigits = (text: string): boolean => /^\d+$/.test(text)

const idCardWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const idCardChecks = '10X98765432'

/** Eighteen characters with a real birth date and the right check digit (GB 11643). */
export function isIdCard(text: string): boolean {
  if (!/^[1-9]\d{16}[\dXx]$/.test(text)) return false
  if (!isDate(`${text.slice(6, 10)}-${text.slice(10, 12)}-${text.slice(12, 14)}`)) return false
  const sum = idCardWeights.reduce((total, weight, index) => total + weight * Number(text[index]), 0)
  return idCardChecks[sum % 11] === text[17]?.toUpperCase()
}

/** `010-62345678`, `0571 87654321`, `62345678`, with or without an extension `-123`. */
export const isLandline = (text: string): boolean => /^(0\d{2,3}[- ]?)?[2-9]\d{6,7}(-\d{1,6})?$/.test(text)

export const isAmount = (text: string): boolean => /^(0|[1-9]\d*)(\.\d{1,2})?$/.test(text)

export const isCode = (text: string, length = smsCodeLength): boolean => isDigits(text) && text.length === length

export const isInRange = (value: number, min: number, max: number): boolean => value >= min && value <= max

/** Counts characters as people do, an emoji as one. */
export function isLengthBetween(text: string, min: number, max: number): boolean {
  return isInRange(Array.from(text).length, min, max)
}

/** The message for a wrong value, or `undefined` for a good one. */
export type Rule<T = string> = (value: T) => string | undefined

/** An empty value passes: `required` says whether a field may be empty. */
const format =
  (isGood: (text: string) => boolean, message: string): Rule =>
  (value) =>
    isEmpty(value) || isGood(value.trim()) ? undefined : message

export const rules = {
  required:
    (label: string): Rule =>
    (value) =>
      isEmpty(value) ? `请输入${label}` : undefined,
  /** A box that has to be ticked. */
  accepted:
    (message: string): Rule<boolean> =>
    (value) =>
      value ? undefined : message,
  mobile: () => format(isMobile, '请输入 1 开头的 11 位手机号'),
  chinesePhone: () => format(isChinesePhone, '电话号码至少 6 位数字'),
  landline: () => format(isLandline, '请输入正确的座机号，如 010-62345678'),
  email: () => format(isEmail, '请输入正确的邮箱，如 name@example.com'),
  url: () => format(isUrl, '请输入 http 或 https 开头的网址'),
  date: () => format(isDate, '请输入正确的日期，如 2024-05-01'),
  digits: () => format(isDigits, '只能输入数字'),
  idCard: () => format(isIdCard, '请输入正确的 18 位身份证号'),
  amount: () => format(isAmount, '请输入金额，最多两位小数'),
  code: (length = smsCodeLength) => format((text) => isCode(text, length), `验证码是 ${length} 位数字`),
  range: (label: string, min: number, max: number) =>
    format((text) => isInRange(Number(text), min, max), `${label}应在 ${min} 到 ${max} 之间`),
  length: (label: string, min: number, max: number) =>
    format((text) => isLengthBetween(text, min, max), `${label}应为 ${min} 到 ${max} 个字`),
}
