import CodeExchanger from '@/packageA/member/codeExchanger/index'

import { aMember } from '../../../factories/member'
import { fakeBackend, held, noNetwork, ok, refusal } from '../../../setup/backend'
import { alerts, control, hide, press, settle, showAgain, type, typed } from '../../../setup/learner'
import { navigation } from '../../../setup/navigation'
import { openScreen } from '../../../setup/openScreen'
import { shown } from '../../../setup/shown'

const root = '/addons/CodeExchanger/api/v2'
const [queryCall, confirmCall, recordsCall] = [`POST ${root}/query`, `POST ${root}/confirm`, `GET ${root}/user/records`]
const captchaCall = 'GET /api/v2/captcha/image'

const thing = (sign: string, name: string, isOwned: boolean) => ({ sign, id: 3, name, is_subscribe: isOwned })
const contentsOf = (...items: object[]) => ok({ activity: { name: '开学礼包', relate_courses: items } })
const mixed = contentsOf(
  thing('vod', '组件设计', false),
  thing('book', '图表会说谎', true),
  thing('gem', '新东西', false),
)

let picture = 0
const backendWith = (replies: Parameters<typeof fakeBackend>[0] = {}) =>
  fakeBackend({
    'GET /api/v2/member/detail': ok({ id: 7, nick_name: '孤舟听雨' }),
    [captchaCall]: () => ok({ key: `k${++picture}`, img: 'data:image/png;base64,AA==' })(),
    [queryCall]: mixed,
    [confirmCall]: ok(),
    [recordsCall]: ok({ data: [], total: 0 }),
    ...replies,
  })

const openPage = () => openScreen(CodeExchanger, { user: aMember(), addons: ['CodeExchanger'] })

/** In the sheet that asks for what a picture says. */
async function passCaptcha(): Promise<void> {
  await settle()
  await type('图形验证码', 'k7wp')
  await press('确定')
  await settle()
}

async function lookUp(code = 'ztgift'): Promise<void> {
  await type('兑换码', code)
  await press('验证')
  await passCaptcha()
}

beforeEach(() => {
  picture = 0
})

test('a code is tidied, looked up and redeemed, each time with a picture of its own', async () => {
  const backend = backendWith()
  const screen = await openPage()
  await lookUp(' zt gift２６ ')
  expect(await typed('兑换码')).toBe('ZTGIFT26')
  expect(backend.sentTo(queryCall)[0]?.body).toEqual({ code: 'ZTGIFT26', image_key: 'k1', image_captcha: 'k7wp' })
  await screen.see('验证成功，可兑换以下内容')
  expect(screen.text()).toMatch(/组件设计.*未拥有.*图表会说谎.*已有.*新东西/)
  await press('确认兑换')
  await passCaptcha()
  expect(backend.sentTo(confirmCall)[0]?.body).toMatchObject({ code: 'ZTGIFT26', image_key: 'k2' })
  expect(shown('success')).toEqual(['兑换成功'])
  expect(navigation.replaced()).toEqual(['/packageA/member/codeExchanger/success'])
})

test.each([
  ['said', { end_at: '2099-03-01 18:00:00' }, true],
  ['not said', {}, false],
])('until when the code can be redeemed: %s', async (_, over, isSeen) => {
  backendWith({
    [queryCall]: ok({ activity: { name: '开学礼包', relate_courses: [thing('vod', '组件设计', false)], ...over } }),
  })
  const screen = await openPage()
  await lookUp()
  await screen.see('组件设计')
  expect(screen.text().includes('兑换截止')).toBe(isSeen)
  if (isSeen) expect(screen.text()).toMatch(/2099-03-01 18:00.*确认兑换/)
})

test('nothing to be had: said so, and nothing to press', async () => {
  backendWith({ [queryCall]: contentsOf(thing('vod', '组件设计', true), thing('book', '图表会说谎', true)) })
  const screen = await openPage()
  await lookUp()
  await screen.see('这些内容你都已拥有')
  expect(control('确认兑换').getAttribute('aria-disabled')).toBe('true')
})

test('a code that opens nothing any more is not used up for it', async () => {
  backendWith({ [queryCall]: contentsOf() })
  const screen = await openPage()
  await lookUp()
  await screen.see('活动里的内容已经下架')
  expect(screen.text()).toContain('兑换码没有用掉，先留着')
  expect(screen.text()).not.toContain('可兑换以下内容')
  expect(control('确认兑换').getAttribute('aria-disabled')).toBe('true')
})

test.each(['', '   ', '\u200b'])('%j is no code: nothing is asked', async (code) => {
  const backend = backendWith()
  await openPage()
  await type('兑换码', code)
  await press('验证')
  expect(alerts()).toEqual(['请输入兑换码'])
  expect(backend.sent).toEqual([])
})

test.each(['兑换码不存在', '兑换码已使用', '活动未开始', '活动已结束'])(
  'refused: %s; the code stays',
  async (words) => {
    backendWith({ [queryCall]: refusal(words) })
    await openPage()
    await lookUp()
    expect(alerts()).toEqual([words])
    expect(await typed('兑换码')).toBe('ZTGIFT')
  },
)

test.each([
  ['a broken connection', noNetwork],
  ['a picture read wrong', refusal('图形验证码错误')],
])('after %s nobody asks for the records, which say nothing of it', async (_, reply) => {
  const backend = backendWith({ [queryCall]: reply })
  await openPage()
  await lookUp()
  expect(backend.sentTo(queryCall)).toHaveLength(1)
  expect(backend.sentTo(recordsCall)).toEqual([])
})

test('a picture read wrong: another one, the sheet stays', async () => {
  const backend = backendWith({ [queryCall]: refusal('图形验证码错误') })
  const screen = await openPage()
  await lookUp()
  expect(alerts()).toEqual(['图形验证码错误'])
  expect(await typed('图形验证码')).toBe('')
  backend.reply(queryCall, mixed)
  await passCaptcha()
  await screen.see('验证成功')
  expect(backend.sentTo(queryCall)[1]?.body).toMatchObject({ image_key: 'k2' })
})

test('an unread picture is not sent', async () => {
  const backend = backendWith()
  await openPage()
  await type('兑换码', 'ztgift')
  await press('验证')
  await settle()
  await press('确定')
  expect(alerts()).toEqual(['请输入图中的字符'])
  expect(backend.sentTo(queryCall)).toEqual([])
})

test('two presses send one call', async () => {
  const answer = held(ok())
  const backend = backendWith({ [confirmCall]: answer })
  await openPage()
  await lookUp()
  await press('确认兑换')
  await settle()
  await type('图形验证码', 'k7wp')
  const button = control('确定')
  await press('确定')
  button.click()
  answer.release()
  await settle()
  expect(backend.sentTo(confirmCall)).toHaveLength(1)
})

test.each([
  ['what it opens', mixed],
  ['a refusal', refusal('兑换码不存在')],
])('a slow answer about another code than the one in the field is dropped: %s', async (_, reply) => {
  const answer = held(reply)
  backendWith({ [queryCall]: answer })
  const screen = await openPage()
  await lookUp('first')
  await press('关闭')
  await type('兑换码', 'second')
  answer.release()
  await settle()
  expect(screen.text()).not.toContain('组件设计')
  expect(alerts()).toEqual([])
  expect(control('验证')).toBeDefined()
})

describe('a slow answer to the confirmation', () => {
  /** The sheet is closed before the answer comes. */
  async function redeemed() {
    const answer = held(ok())
    backendWith({ [confirmCall]: answer })
    const screen = await openPage()
    await lookUp()
    await press('确认兑换')
    await passCaptcha()
    await press('关闭')
    return { answer, screen }
  }

  test('leads nobody away from another page; back here it does', async () => {
    const { answer } = await redeemed()
    await hide()
    answer.release()
    await settle()
    expect(shown('success')).toEqual(['兑换成功'])
    expect(navigation.replaced()).toEqual([])
    await showAgain()
    await settle()
    expect(navigation.replaced()).toEqual(['/packageA/member/codeExchanger/success'])
  })

  test('replaces no page of somebody who has left', async () => {
    const { answer, screen } = await redeemed()
    screen.close()
    answer.release()
    await settle()
    expect(shown('success')).toEqual(['兑换成功'])
    expect(navigation.replaced()).toEqual([])
  })
})

const recordsWith = (code: string) =>
  ok({ data: [{ activity_id: 1, used_at: '2026-01-02 10:00:00', code, activity: { name: '开学礼包' } }], total: 1 })

test.each(['ZTGIFT', 'ztGift'])('an answer that was lost: the records tell that it is mine, as %s', async (code) => {
  backendWith({ [confirmCall]: noNetwork, [recordsCall]: recordsWith(code) })
  await openPage()
  await lookUp()
  await press('确认兑换')
  await passCaptcha()
  expect(navigation.replaced()).toEqual(['/packageA/member/codeExchanger/success'])
})

test('an answer that was lost, and the records, too: the next look at the code tells that it is mine', async () => {
  const backend = backendWith({ [confirmCall]: noNetwork, [recordsCall]: noNetwork })
  await openPage()
  await lookUp()
  await press('确认兑换')
  await passCaptcha()
  expect(alerts()).toEqual(['网络不可用，请检查网络后重试'])
  backend.reply(queryCall, refusal('兑换码已使用'))
  backend.reply(recordsCall, recordsWith('ZTGIFT'))
  await press('验证')
  await passCaptcha()
  expect(alerts()).toEqual(['这个兑换码你已经兑换过，里面的内容可以直接学'])
})

test('used by somebody else meanwhile: said so', async () => {
  backendWith({ [confirmCall]: refusal('兑换码已使用') })
  await openPage()
  await lookUp()
  await press('确认兑换')
  await passCaptcha()
  expect(alerts()).toEqual(['兑换码已使用'])
  expect(navigation.replaced()).toEqual([])
})

test('another code takes what the last one opens away', async () => {
  backendWith()
  const screen = await openPage()
  await lookUp()
  await screen.see('验证成功')
  await type('兑换码', 'other')
  expect(screen.text()).not.toContain('验证成功')
})

test('a visitor is asked to log in; where it is switched off it is said', async () => {
  backendWith()
  const visited = await openScreen(CodeExchanger, { addons: ['CodeExchanger'] })
  await settle()
  expect(navigation.replaced()[0]).toContain('/pages/auth/login?redirect=')
  visited.close()
  const screen = await openScreen(CodeExchanger, { user: aMember(), addons: [] })
  await settle()
  expect(screen.find('验证')).toBeUndefined()
})

test('a typed code is there again when the page opens anew, until it is used', async () => {
  backendWith()
  const before = await openPage()
  await type('兑换码', 'KEPT2026')
  before.close()
  const screen = await openPage()
  expect(await typed('兑换码')).toBe('KEPT2026')
  await press('验证')
  await passCaptcha()
  await press('确认兑换')
  await passCaptcha()
  screen.close()
  await openPage()
  expect(await typed('兑换码')).toBe('')
})

test.each([
  ['mine already', recordsWith('KEPT2026'), '这个兑换码你已经兑换过，里面的内容可以直接学'],
  ['used by somebody else', recordsWith('OTHER'), '兑换码已使用'],
])('a code that is %s is said so and forgotten: the next visit begins anew', async (_, records, message) => {
  backendWith({ [queryCall]: refusal('兑换码已使用'), [recordsCall]: records })
  const screen = await openPage()
  await type('兑换码', 'KEPT2026')
  await press('验证')
  await passCaptcha()
  expect(alerts()).toEqual([message])
  expect(await typed('兑换码')).toBe('KEPT2026')
  screen.close()
  await openPage()
  expect(await typed('兑换码')).toBe('')
})
