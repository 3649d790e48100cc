import type { ComponentType } from 'react'

import { storeProof } from '@/features/account/profile/mobileProof'
import { joinMember, refreshMember } from '@/features/shared/session'
import Mobile from '@/packageA/member/profile/mobile'
import MobileVerify from '@/packageA/member/profile/mobileVerify'
import Nickname from '@/packageA/member/profile/nickname'
import Password from '@/packageA/member/profile/password'
import { tokenItem, useSession } from '@/stores/session'

import { aMember } from '../../../factories/member'
import { held, noNetwork, ok, refusal } from '../../../setup/backend'
import { alerts, control, press, settle, type, typed } from '../../../setup/learner'
import { navigation } from '../../../setup/navigation'
import { openScreen } from '../../../setup/openScreen'
import { answer, backendWith, captchaCall, memberCall, memberWire, question } from './account'

interface Form {
  name: string
  Page: ComponentType
  /** Before the page is opened. */
  begin?: () => void
  user?: Partial<ReturnType<typeof aMember>>
  wire?: object
  good: Record<string, string>
  /** What is typed instead, and what it says; the other fields are good. */
  bad: [why: string, field: string, typed: string, message: string][]
  button: string
  /** A question before it is sent. */
  isAsked?: boolean
  call: string
  body: object
  reply?: unknown
  refusal: string
  /** Where it leads. */
  next: string
  /** The member's record once the change has arrived, and as the app has it. */
  changed?: object
  shownAs?: object
}

const smsCode = '短信验证码'
const profile = '/packageA/member/profile/index'
const unbound = {
  user: { mobile: '', isMobileBound: false },
  wire: { mobile: '200000004', is_bind_mobile: 0 },
}

const mobileFields: Form['bad'] = [
  ['empty', '手机号', '', '请输入手机号'],
  ['too long', '手机号', '138000000011', '请输入 1 开头的 11 位手机号'],
  ['no mobile', '手机号', '23800000001', '请输入 1 开头的 11 位手机号'],
  ['empty', smsCode, '', '请输入短信验证码'],
  ['too long', smsCode, '1234567', '验证码是 6 位数字'],
  ['letters', smsCode, 'abcdef', '验证码是 6 位数字'],
]

const forms: Form[] = [
  {
    name: 'nickname',
    Page: Nickname,
    good: { 昵称: ' 孤舟听雨 ' },
    bad: [
      ['empty', '昵称', '', '请输入昵称'],
      ['blanks', '昵称', '   ', '请输入昵称'],
      ['too long', '昵称', '长'.repeat(25), '昵称应为 1 到 24 个字'],
    ],
    button: '保存',
    isAsked: true,
    call: 'POST /api/v2/member/detail/nickname',
    body: { nick_name: '孤舟听雨' },
    refusal: '昵称已经存在',
    next: profile,
    changed: { nick_name: '孤舟听雨', is_set_nickname: 1 },
    shownAs: { nickname: '孤舟听雨' },
  },
  {
    name: 'password',
    Page: Password,
    good: { [smsCode]: '012345', 新密码: 'secret1' },
    bad: [
      ['empty', smsCode, '', '请输入短信验证码'],
      ['too short', smsCode, '12345', '验证码是 6 位数字'],
      ['empty', '新密码', '', '请输入新密码'],
      ['too short', '新密码', '12345', '新密码应为 6 到 16 个字'],
      ['too long', '新密码', '1'.repeat(17), '新密码应为 6 到 16 个字'],
    ],
    button: '保存新密码',
    call: 'POST /api/v2/member/detail/password',
    body: { mobile: '13800000001', mobile_code: '012345', password: 'secret1' },
    refusal: '短信验证码错误',
    next: profile,
  },
  {
    name: 'proof of the old mobile',
    Page: MobileVerify,
    good: { [smsCode]: '012345' },
    bad: [
      ['empty', smsCode, '', '请输入短信验证码'],
      ['too long', smsCode, '1234567', '验证码是 6 位数字'],
      ['letters', smsCode, '12345a', '验证码是 6 位数字'],
    ],
    button: '下一步',
    call: 'POST /api/v2/member/verify',
    body: { mobile: '13800000001', mobile_code: '012345' },
    reply: { sign: 's1' },
    refusal: '短信验证码错误',
    next: '/packageA/member/profile/mobile',
  },
  {
    name: 'new mobile',
    Page: Mobile,
    begin: () => storeProof('s1'),
    good: { 手机号: '139 0000 0009', [smsCode]: '012345' },
    bad: [...mobileFields, ['the same', '手机号', '13800000001', '这就是现在的手机号']],
    button: '绑定',
    call: 'PUT /api/v2/member/mobile',
    body: { mobile: '13900000009', mobile_code: '012345', sign: 's1' },
    refusal: '手机号已存在',
    next: profile,
    changed: { mobile: '13900000009' },
    shownAs: { mobile: '13900000009' },
  },
  {
    name: 'first mobile',
    Page: Mobile,
    ...unbound,
    good: { 手机号: '13900000009', [smsCode]: '012345' },
    bad: mobileFields,
    button: '绑定',
    call: 'POST /api/v2/member/detail/mobile',
    body: { mobile: '13900000009', mobile_code: '012345' },
    refusal: '短信验证码错误',
    next: profile,
    changed: { mobile: '13900000009', is_bind_mobile: 1 },
    shownAs: { mobile: '13900000009', isMobileBound: true },
  },
]

beforeEach(() => {
  localStorage.clear()
  jest.clearAllMocks()
})

describe.each(forms)('$name', (form) => {
  const { Page, begin, user, wire, good, button, isAsked, call, body } = form

  async function fill(values: Record<string, string>): Promise<void> {
    begin?.()
    await openScreen(Page, { user: aMember({ mobile: '13800000001', nickname: '林小满', ...user }) })
    await settle()
    for (const [label, value] of Object.entries(values)) await type(label, value)
  }

  async function send(values = good): Promise<void> {
    await fill(values)
    await press(button)
    if (isAsked) await answer(true)
    await settle()
  }

  test.each(form.bad)('%s: %s', async (_, field, value, message) => {
    const backend = backendWith({}, wire)
    await fill({ ...good, [field]: value })
    await press(button)
    expect(alerts()).toEqual([message])
    expect([question(), backend.sentTo(call)]).toEqual([null, []])
  })

  test('is sent, and leads on', async () => {
    const backend = backendWith({ [call]: ok(form.reply ?? []) }, wire)
    await send()
    expect(backend.sentTo(call).map(({ body: sent }) => sent)).toEqual([body])
    expect(navigation.replaced()).toEqual([form.next])
  })

  test('the server’s refusal stands at its field; what was typed stays, and the button is free', async () => {
    const backend = backendWith({ [call]: refusal(form.refusal) }, wire)
    await send()
    expect(alerts()).toEqual([form.refusal])
    for (const [label, value] of Object.entries(good)) {
      expect((await typed(label)).replace(/ /g, '')).toBe(value.replace(/ /g, ''))
    }
    backend.reply(call, ok(form.reply ?? []))
    await press(button)
    if (isAsked) await answer(true)
    await settle()
    expect(navigation.replaced()).toHaveLength(1)
  })

  test('without a network it says so, and keeps everything', async () => {
    backendWith({ [call]: noNetwork }, wire)
    await send()
    expect(alerts()).toEqual(['网络不可用，请检查网络后重试'])
    expect(control(button).getAttribute('aria-disabled')).toBeNull()
    expect(navigation.replaced()).toEqual([])
  })

  test('two taps send once', async () => {
    const reply = held(ok(form.reply ?? []))
    const backend = backendWith({ [call]: reply }, wire)
    await fill(good)
    await press(button)
    await press(button)
    if (isAsked) await answer(true)
    await press(button)
    reply.release()
    await settle()
    expect(backend.sentTo(call)).toHaveLength(1)
    expect(question()).toBeNull()
  })

  const { changed, shownAs = {} } = form
  if (!changed) return

  test('the page that it leads to joins a reading that began after the change', async () => {
    const former = held(ok(memberWire(wire)))
    const backend = backendWith({ [call]: ok([]) }, wire)
    await fill(good)
    backend.reply(memberCall, former)
    void refreshMember()
    await settle()
    backend.reply(memberCall, ok(memberWire({ ...wire, ...changed })))
    await press(button)
    if (isAsked) await answer(true)
    await settle()
    const shown = await joinMember()
    expect(backend.sentTo(memberCall).length).toBeGreaterThan(1)
    former.release()
    await settle()
    expect(useSession.getState().user).toEqual(shown)
    expect(shown).toMatchObject(shownAs)
  })

  test('a change whose answer was lost is not taken for a refusal', async () => {
    const backend = backendWith({ [call]: noNetwork }, wire)
    await send()
    backend.reply(call, refusal('短信验证码错误'))
    backend.reply(memberCall, ok(memberWire({ ...wire, ...changed })))
    await press(button)
    if (isAsked) await answer(true)
    await settle()
    expect(navigation.replaced()).toEqual([form.next])
  })
})

describe('a first mobile that has an account already', () => {
  const bindCall = 'POST /api/v2/member/detail/mobile'
  const logoutCall = 'POST /api/v2/logout'

  async function refused(reply = refusal('手机号已存在')) {
    const backend = backendWith({ [bindCall]: reply, [logoutCall]: ok() }, unbound.wire)
    tokenItem.set('a.b.c')
    await openScreen(Mobile, { user: aMember({ id: 7, ...unbound.user }) })
    await settle()
    await type('手机号', '13900000009')
    await type(smsCode, '012345')
    await press('绑定')
    await settle()
    return backend
  }

  test('leads to its login, after a question; drafts stay for their member', async () => {
    localStorage.setItem('commentDraft:7:course3', JSON.stringify({ data: '半条评论' }))
    const backend = await refused()
    expect(question()).toMatchObject({ title: '这个手机号已有账号', cancelLabel: '换个手机号' })
    await answer(true)
    expect(useSession.getState().isLogin).toBe(false)
    expect(backend.sentTo(logoutCall)).toHaveLength(1)
    expect(navigation.stack()).toEqual(['/pages/member/index', '/pages/auth/login'])
    expect(localStorage.getItem('commentDraft:7:course3')).not.toBeNull()
  })

  test('or another number is taken', async () => {
    const backend = await refused()
    await answer(false)
    expect([alerts(), useSession.getState().isLogin]).toEqual([['手机号已存在'], true])
    backend.reply(bindCall, ok())
    await type('手机号', '13900000008')
    await press('绑定')
    await settle()
    expect(navigation.replaced()).toEqual([profile])
  })

  test('is offered to nobody who has left the form', async () => {
    const late = held(refusal('手机号已存在'))
    await refused(late)
    await openScreen(Nickname, { user: aMember() })
    late.release()
    await settle()
    expect(question()).toBeNull()
  })

  test('ends no login that has begun meanwhile', async () => {
    const backend = await refused()
    useSession.getState().signIn('d.e.f')
    await answer(true)
    expect(useSession.getState().isLogin).toBe(true)
    expect(backend.sentTo(logoutCall)).toEqual([])
  })
})

test('a nickname is sent only after the learner has agreed that it is the last', async () => {
  const backend = backendWith()
  await openScreen(Nickname, { user: aMember() })
  await settle()
  await type('昵称', '孤舟')
  await press('保存')
  expect(question()).toMatchObject({ title: '昵称只能修改一次', text: '保存后昵称是「孤舟」，不能再改' })
  await answer(false)
  expect(backend.sentTo('POST /api/v2/member/detail/nickname')).toEqual([])
  expect(await typed('昵称')).toBe('孤舟')
})

test('a used-up nickname shows no form', async () => {
  backendWith({}, { is_set_nickname: 1 })
  const screen = await openScreen(Nickname, { user: aMember({ isNicknameSet: true }) })
  await settle()
  expect(screen.text()).toContain('昵称不能修改')
  expect(document.querySelector('input')).toBeNull()
})

test('a password needs a mobile first', async () => {
  backendWith({}, unbound.wire)
  await openScreen(Password, { user: aMember(unbound.user) })
  await settle()
  await press('去绑定')
  expect(navigation.replaced()).toContain('/packageA/member/profile/mobile')
})

describe('the two steps of another mobile', () => {
  test('the second one without the first leads to it', async () => {
    backendWith()
    await openScreen(Mobile, { user: aMember() })
    await settle()
    expect(navigation.replaced()).toContain('/packageA/member/profile/mobileVerify')
  })

  test('the first one without a mobile leads to the binding', async () => {
    backendWith({}, unbound.wire)
    await openScreen(MobileVerify, { user: aMember(unbound.user) })
    await settle()
    expect(navigation.replaced()).toContain('/packageA/member/profile/mobile')
  })

  test('who has proven the old one within the hour is not asked again', async () => {
    storeProof('s1')
    const backend = backendWith()
    await openScreen(MobileVerify, { user: aMember({ mobile: '13800000001' }) })
    await settle()
    expect(navigation.replaced()).toEqual(['/packageA/member/profile/mobile'])
    expect(backend.sentTo(captchaCall)).toEqual([])
  })

  test('a code that is refused after a lost answer may be used up', async () => {
    const backend = backendWith({ 'POST /api/v2/member/verify': noNetwork })
    await openScreen(MobileVerify, { user: aMember({ mobile: '13800000001' }) })
    await settle()
    await type(smsCode, '012345')
    await press('下一步')
    await settle()
    backend.reply('POST /api/v2/member/verify', refusal('短信验证码错误'))
    await press('下一步')
    await settle()
    expect(alerts()).toEqual(['验证码可能已经用过，请重新获取'])
  })

  test('a proof that the server does not take any more is asked for again', async () => {
    storeProof('s1')
    backendWith({ 'PUT /api/v2/member/mobile': refusal('参数错误') })
    await openScreen(Mobile, { user: aMember({ mobile: '13800000001' }) })
    await settle()
    await type('手机号', '13900000009')
    await type(smsCode, '012345')
    await press('绑定')
    await settle()
    expect(navigation.replaced()).toContain('/packageA/member/profile/mobileVerify')
    await openScreen(Mobile, { user: aMember() })
    await settle()
    expect(navigation.replaced()).toEqual(['/packageA/member/profile/mobileVerify'])
  })

  test('a mobile that was changed elsewhere is read anew', async () => {
    const backend = backendWith({ 'POST /api/v2/member/verify': refusal('参数错误') })
    const screen = await openScreen(MobileVerify, { user: aMember({ mobile: '13800000001' }) })
    await settle()
    backend.reply(memberCall, ok(memberWire({ mobile: '13700000007' })))
    await type(smsCode, '012345')
    await press('下一步')
    await settle()
    expect(screen.text()).toContain('137****0007')
    expect(navigation.replaced()).toEqual([])
  })

  test('the codes go to the right mobile, under the right scene', async () => {
    const backend = backendWith({ 'POST /api/v2/captcha/sms': ok() })
    const sendCode = async () => {
      await settle()
      await type('图形验证码', 'k7wp')
      await press('获取验证码')
      await settle()
      return backend.sentTo('POST /api/v2/captcha/sms').at(-1)?.body
    }
    const user = aMember({ mobile: '13800000001' })
    await openScreen(MobileVerify, { user })
    expect(await sendCode()).toMatchObject({ mobile: '13800000001', scene: 'mobile_bind' })
    await openScreen(Password, { user })
    expect(await sendCode()).toMatchObject({ mobile: '13800000001', scene: 'password_reset' })
    storeProof('s1')
    await openScreen(Mobile, { user })
    await settle()
    await type('手机号', '13900000009')
    expect(await sendCode()).toMatchObject({ mobile: '13900000009', scene: 'mobile_bind' })
  })
})
