import { isEmpty } from '@/lib/isEmpty'
import {
  isAmount,
  isChinesePhone,
  isCode,
  isDate,
  isDigits,
  isEmail,
  isIdCard,
  isInRange,
  isLandline,
  isLengthBetween,
  isMobile,
  normalizeMobile,
  isUrl,
  rules,
} from '@/lib/validators'

const table: [rule: string, isGood: (text: string) => boolean, good: string[], bad: string[]][] = [
  [
    'mobile',
    isMobile,
    ['13800138000', '12345678901', '19999999999'],
    [
      '',
      '1380013800',
      '138001380000',
      '11800138000',
      '10800138000',
      '23800138000',
      '1380013800a',
      ' 13800138000',
      '１３８００１３８０００',
    ],
  ],
  ['chinese phone', isChinesePhone, ['123456', '13800138000'], ['', '12345', '12345a', '123 456']],
  [
    'email',
    isEmail,
    ['a@b.cn', 'first.last+tag@school.edu.cn'],
    ['', 'a', 'a@b', '@b.cn', 'a@.', 'a b@c.cn', 'a@b@c.cn', `${'a'.repeat(260)}@b.cn`],
  ],
  [
    'url',
    isUrl,
    ['http://a.cn', 'HTTPS://a.cn/x?y=1#z', 'https://学校.cn/课', 'http://localhost:8080/'],
    [
      '',
      'a.cn',
      'ftp://a.cn',
      'http://',
      'http:///a',
      'javascript:alert(1)',
      'https://a@b.cn',
      'https://a.cn\\b',
      'http://a b',
    ],
  ],
  [
    'date',
    isDate,
    ['2024-02-29', '2024/2/29', '2023-12-31', '1999-1-1'],
    ['', '2023-02-29', '2024-13-01', '2024-00-10', '0000-00-00', '2024-1/2', '24-01-01', '2024-01-32'],
  ],
  ['digits', isDigits, ['0', '0123'], ['', '-1', '1.0', '1e3', '１']],
  [
    'id card',
    isIdCard,
    ['11010519491231002X', '11010519491231002x', '440524188001010014'],
    [
      '',
      '110105194912310021',
      '11010519491331002X',
      '11010519490230002X',
      '01010519491231002X',
      '11010519491231002',
      '1101051949123100XX',
    ],
  ],
  [
    'landline',
    isLandline,
    ['010-62345678', '0571 87654321', '057187654321', '62345678', '010-62345678-123'],
    ['', '12345678', '010-1234567', '62345', '1062345678-', '010--62345678'],
  ],
  ['amount', isAmount, ['0', '0.5', '12.34', '99999'], ['', '.5', '1.', '1.234', '01', '-1', '1,000', '1e3', '1 ']],
  ['code', isCode, ['123456', '000000'], ['', '12345', '1234567', '12345a']],
]

describe.each(table)('%s', (_, isGood, good, bad) => {
  test.each(good)('takes %j', (text) => expect(isGood(text)).toBe(true))
  test.each(bad)('refuses %j', (text) => expect(isGood(text)).toBe(false))
})

test('a code may have another length', () => {
  expect(isCode('1234', 4)).toBe(true)
  expect(isCode('123456', 4)).toBe(false)
})

test('range and length count both ends in', () => {
  expect([0, 1, 5, 6, NaN].map((value) => isInRange(value, 1, 5))).toEqual([false, true, true, false, false])
  const lengths = ['', '好', '好好', '好好好', '👍👍'].map((text) => isLengthBetween(text, 1, 2))
  expect(lengths).toEqual([false, true, true, false, true])
})

test.each([
  [undefined, true],
  [null, true],
  ['', true],
  [' \n　', true],
  [[], true],
  [{}, true],
  ['0', false],
  [0, false],
  [false, false],
  [[0], false],
  [{ a: 1 }, false],
])('%j is empty: %s', (value, expected) => expect(isEmpty(value)).toBe(expected))

describe('messages', () => {
  test('a format leaves an empty field to `required`', () => {
    expect(rules.mobile()('')).toBeUndefined()
    expect(rules.required('手机号')('')).toBe('请输入手机号')
    expect(rules.required('手机号')('  ')).toBe('请输入手机号')
  })

  test('blanks around a value are no mistake', () => expect(rules.mobile()(' 13800138000 ')).toBeUndefined())

  test.each([
    [rules.mobile(), '123', '请输入 1 开头的 11 位手机号'],
    [rules.chinesePhone(), '123', '电话号码至少 6 位数字'],
    [rules.landline(), '123', '请输入正确的座机号，如 010-62345678'],
    [rules.email(), 'a', '请输入正确的邮箱，如 name@example.com'],
    [rules.url(), 'a', '请输入 http 或 https 开头的网址'],
    [rules.date(), '2024-02-30', '请输入正确的日期，如 2024-05-01'],
    [rules.digits(), 'a', '只能输入数字'],
    [rules.idCard(), '1', '请输入正确的 18 位身份证号'],
    [rules.amount(), '1.234', '请输入金额，最多两位小数'],
    [rules.code(), '123', '验证码是 6 位数字'],
    [rules.code(4), '123', '验证码是 4 位数字'],
    [rules.range('数量', 1, 9), '10', '数量应在 1 到 9 之间'],
    [rules.range('数量', 1, 9), '很多', '数量应在 1 到 9 之间'],
    [rules.length('评论', 6, 140), '好课', '评论应为 6 到 140 个字'],
  ])('%#: %j says %s', (rule, value, message) => expect(rule(value)).toBe(message))

  test('a box has to be ticked', () => {
    expect(rules.accepted('请先同意协议')(false)).toBe('请先同意协议')
    expect(rules.accepted('请先同意协议')(true)).toBeUndefined()
  })
})

test.each([
  '13800000001',
  '+8613800000001',
  '86 138 0000 0001',
  '008613800000001',
  '+86 (138) 0000-0001',
  '１３８００００００' + '０１',
  '\u202d138\u200b00000001\u202c',
  '138–0000–0001',
])('a mobile as people write it: %j', (text) => expect(normalizeMobile(text)).toBe('13800000001'))

test.each(['8613800', '861380000000', '1380000'])('what is no mobile keeps its digits: %s', (text) => {
  expect(normalizeMobile(text)).toBe(text)
})
