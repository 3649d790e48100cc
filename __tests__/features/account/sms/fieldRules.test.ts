import { refusedField } from '@/features/account/sms'

const fieldOf = refusedField('smsCode', 'password', 'mobile')

test.each([
  ['短信验证码错误', 'smsCode'],
  ['手机号或密码错误', 'password'],
  ['手机号已存在', 'mobile'],
  ['账号已被锁定', undefined],
])('%s belongs to %s', (message, field) => expect(fieldOf(message)).toBe(field))

test('a form without the field keeps the message for itself', () =>
  expect(refusedField('mobile')('短信验证码错误')).toBeUndefined())
