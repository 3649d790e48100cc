import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { listAnnouncements } from '@/api/announcements'
import * as app from '@/api/app'
import * as attempt from '@/api/attempt'
import * as appleLogin from '@/api/appleLogin'
import * as auth from '@/api/auth'
import * as block from '@/api/block'
import * as book from '@/api/book'
import * as captcha from '@/api/captcha'
import * as comment from '@/api/comment'
import * as course from '@/api/course'
import * as credit from '@/api/credit'
import { forgetDialect } from '@/api/dialect'
import * as flashSale from '@/api/flashSale'
import * as groupBuy from '@/api/groupBuy'
import * as redemption from '@/api/redemption'
import * as certificate from '@/api/certificate'
import * as pointsMall from '@/api/pointsMall'
import * as exam from '@/api/exam'
import * as examAnswer from '@/api/examAnswer'
import * as questionBookIds from '@/api/questionBookIds'
import * as face from '@/api/faceCheck'
import * as history from '@/api/history'
import * as like from '@/api/favorite'
import * as live from '@/api/live'
import * as liveRoom from '@/api/liveRoom'
import * as liveWatch from '@/api/liveWatch'
import * as member from '@/api/member'
import * as message from '@/api/message'
import * as mockPaper from '@/api/mockPaper'
import * as order from '@/api/order'
import * as paper from '@/api/paper'
import * as learnPath from '@/api/learningPath'
import * as poster from '@/api/poster'
import * as practice from '@/api/practice'
import * as practising from '@/api/practising'
import * as profile from '@/api/profile'
import * as inviteCode from '@/api/inviteCode'
import * as promo from '@/api/promo'
import * as qa from '@/api/qa'
import * as referral from '@/api/referral'
import * as referralAccount from '@/api/referralAccount'
import * as role from '@/api/plan'
import * as questionBook from '@/api/questionBook'
import * as recommendedApp from '@/api/recommendedApp'
import * as search from '@/api/search'
import { revokeToken } from '@/api/session'
import * as share from '@/api/share'
import * as shellPayment from '@/api/shellPayment'
import * as smallClass from '@/api/smallClass'
import * as signIn from '@/api/signIn'
import * as snapshot from '@/api/snapshot'
import * as study from '@/api/study'
import * as topic from '@/api/article'
import { kindOf } from '@/goods/kinds'

// The tests send more in a minute than a learner may.
jest.mock('@/http/rateLimiter', () => ({ createRateLimiter: () => ({ acquire: async () => undefined }) }))

import type { Dialect } from '../../sandbox/core/context'
import { fetchOnce } from '../setup/fetchOnce'
import { createSandbox, type Sandbox } from '../../sandbox/server'
import { seal, sessionOf, signatureOf } from '../../sandbox/services/wechat'
import { connectAs } from '../setup/connect'
import { useOrigin } from '../setup/taroInNode'
import { bookTests } from './books'
import { examTests } from './exams'
import { flashSaleTests } from './flashSales'
import { groupBuyTests } from './groupBuys'
import { redemptionTests } from './redemption'
import { pointsMallTests } from './pointsMall'
import { certificateTests } from './certificate'
import { pure } from './pure'
import { shellPaymentTests } from './shellPayment'
import { referralTests } from './referral'
import { liveTests } from './live'
import { qaTests } from './qa'
import { smallClassTests } from './smallClasses'
import { signInTests } from './signIn'
import { snapshotTests } from './snapshots'

/**
 * Every call of `src/api` against the sandbox: it must answer and decode. `called` is filled by wrapping the modules, and
 * the last test compares it with what they export.
 */
const modules = {
  app,
  appleLogin,
  attempt,
  examAnswer,
  questionBookIds,
  auth,
  block,
  book,
  comment,
  course,
  credit,
  exam,
  redemption,
  pointsMall,
  certificate,
  flashSale,
  groupBuy,
  face,
  history,
  learnPath,
  like,
  live,
  liveRoom,
  liveWatch,
  smallClass,
  member,
  message,
  mockPaper,
  order,
  paper,
  poster,
  practice,
  practising,
  profile,
  inviteCode,
  promo,
  qa,
  questionBook,
  recommendedApp,
  referral,
  referralAccount,
  shellPayment,
  role,
  search,
  share,
  signIn,
  snapshot,
  study,
  topic,
}

/** Of the mini-program, after a payment that the other dialect has on a page of the server's. */
const onlyInBase = [
  'auth.createMiniSession',
  'auth.loginByMiniPhone',
  'auth.loginByMiniProfile',
  'order.createMiniPayment',
]

const called = new Set<string>()

const mark = <T>(name: string, promise: Promise<T>): Promise<T> => {
  called.add(name)
  return promise
}

let token: string | null = null

/** A file for each dialect runs these: they are the longest of the contract. */
export function apiTests(dialect: Dialect): void {
  let sandbox: Sandbox
  let origin: string
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), `zhitu-${dialect}-`))

  const admin = (route: string, body: unknown, method = 'POST') =>
    fetchOnce(`${origin}/sandbox/${route}`, {
      method,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    })

  beforeAll(async () => {
    sandbox = await createSandbox({ dataDir, dialect, rateLimit: false })
    origin = await sandbox.listen()
    useOrigin(origin)
    forgetDialect()
    token = null
    connectAs(() => token)
  })

  afterAll(async () => {
    await sandbox.close()
    fs.rmSync(dataDir, { recursive: true })
  })

  const login = async (mobile = '13800000001') => {
    token = null
    token = await mark('auth.loginByPassword', auth.loginByPassword(mobile, 'zhitu123', undefined))
  }

  test('app', async () => {
    expect(await mark('app.getVersion', app.getVersion())).toMatchObject({ mode: 'none' })
    const config = await mark('app.getConfig', app.getConfig())
    expect(config.enabledAddons).toContain('TemplateOne')
    expect(config.protocols.user).toMatch(/^http/)
    expect(await mark('app.getExtraConfig', app.getExtraConfig())).toMatchObject({ isCommentDisabled: false })
    const latest = await mark('app.getLatestAnnouncement', app.getLatestAnnouncement())
    expect(await mark('recommendedApp.listRecommendedApps', recommendedApp.listRecommendedApps())).toEqual([])
    const list = await mark('announcements.listAnnouncements', listAnnouncements(1, 10))
    expect(list.items.length).toBeGreaterThan(0)
    expect(await mark('app.getAnnouncement', app.getAnnouncement(list.items[0]?.id ?? 0))).toMatchObject({
      id: latest?.id,
      createdAt: expect.any(Date),
    })
  })

  test('home blocks of every known sign; the unknown one is left out', async () => {
    const blocks = await mark('block.listHomeBlocks', block.listHomeBlocks())
    const kinds = new Set(blocks.map(({ kind }) => kind))
    expect(kinds).toEqual(new Set(['slider', 'grid', 'pictures', 'blank', 'officialAccount', 'shelf']))
    const shelves = blocks.flatMap((item) => (item.kind === 'shelf' ? [item.of] : []))
    expect(new Set(shelves)).toEqual(new Set(['vod', 'live', 'book', 'topic', 'path', 'miaosha', 'tuangou']))
  })

  const captchaText = async (key: string) => {
    const answer: unknown = await (await fetchOnce(`${origin}/sandbox/captcha/${key}`)).json()
    return String((answer as { data: { text: string } }).data.text)
  }
  const readCaptcha = async () => {
    const { key } = await captcha.getImageCaptcha()
    return { captchaKey: key, captchaText: await captchaText(key) }
  }

  test('Apple’s word, once; a server without the call does not offer it', async () => {
    expect(await mark('appleLogin.canLoginByApple', appleLogin.canLoginByApple())).toBe(dialect === 'base')
    const claims = { iss: 'https://appleid.apple.com', sub: 'a', jti: '1', exp: Date.now() / 1000 + 9_000_000 }
    const identity = { identityToken: `h.${btoa(JSON.stringify(claims))}.s`, user: 'a', nickname: '' }
    const login = () => mark('appleLogin.loginByApple', appleLogin.loginByApple(identity, undefined))
    if (dialect === 'head') return void (await expect(login()).rejects.toMatchObject({ code: 404 }))
    expect(await login()).toEqual({ kind: 'done', token: expect.any(String) })
    await expect(login()).rejects.toMatchObject({ message: 'Apple 登录凭证已使用' })
  })

  test('captcha, SMS and every login', async () => {
    const image = await mark('captcha.getImageCaptcha', captcha.getImageCaptcha())
    expect(image.image).toMatch(/^data:image\/png;base64,/)
    const answer = { captchaKey: image.key, captchaText: await captchaText(image.key), scene: 'login' } as const
    await mark('auth.sendSmsCode', auth.sendSmsCode('13900001234', answer))
    await expect(auth.sendSmsCode('13900001234', answer)).rejects.toMatchObject({
      message: '图形验证码错误',
    })
    token = await mark('auth.loginByMobile', auth.loginByMobile('13900001234', '112233', undefined))
    expect(await mark('member.getMember', member.getMember())).toMatchObject({ mobile: '13900001234', vip: null })
    await mark('session.revokeToken', revokeToken(token))
    await expect(member.getMember()).rejects.toMatchObject({ kind: 'unauthorized' })

    token = null
    await expect(auth.loginByPassword('13800000001', 'wrong', undefined)).rejects.toMatchObject({
      message: '手机号或密码错误',
    })
    expect(await mark('auth.canSendEmail', auth.canSendEmail())).toBe(true)
    const next = await captcha.getImageCaptcha()
    await mark(
      'auth.sendEmailCode',
      auth.sendEmailCode('a@example.com', {
        scene: 'password_reset',
        captchaKey: next.key,
        captchaText: await captchaText(next.key),
      }),
    )
    await expect(
      mark(
        'auth.resetPasswordByEmail',
        auth.resetPasswordByEmail('a@example.com', { code: '000000', password: 'x12345' }),
      ),
    ).rejects.toMatchObject({ kind: 'rejected' })
    await mark('auth.resetPassword', auth.resetPassword('13900001234', { code: '112233', password: 'neu12345' }))
    await expect(auth.loginByPassword('13900001234', 'neu12345', undefined)).resolves.toEqual(expect.any(String))
    await expect(mark('auth.loginByCode', auth.loginByCode('nonsense', undefined))).rejects.toMatchObject({
      message: '已过期',
    })
    await expect(
      mark(
        'auth.registerWithSocialite',
        auth.registerWithSocialite({ code: 'nonsense', mobile: '13900005555', smsCode: '112233' }, undefined),
      ),
    ).rejects.toMatchObject({ message: '已过期' })
  })

  test('WeChat in the browser: the code that comes back logs in once', async () => {
    const s = `${origin}/#/pages/auth/loading`
    const start = await fetchOnce(auth.oauthUrl(origin, { successUrl: s, failureUrl: s, action: 'login' }), {
      redirect: 'manual',
    })
    const state = new URL(start.headers.get('location') ?? '', origin).searchParams.get('state')
    const back = await fetchOnce(`${origin}/sandbox/oauth`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ state, persona: 'known' }),
    })
    const code = /login_code=(\w+)/.exec(back.headers.get('location') ?? '')?.[1] ?? ''
    const answer = await auth.loginByCode(code, undefined)
    expect(answer).toMatchObject({ kind: 'done' })
    await expect(auth.loginByCode(code, undefined)).rejects.toMatchObject({ message: '已过期' })
  })

  test('mobile and WeChat bindings', async () => {
    await login('13800000004').catch(() => undefined)
    await expect(mark('auth.bindWithCode', auth.bindWithCode('nonsense'))).rejects.toMatchObject({
      kind: expect.any(String),
    })
    await login()
    await expect(
      mark(
        'auth.bindMobile',
        auth.bindMobile({ mobile: '13900009999', smsCode: '112233', temporaryToken: token ?? '' }),
      ),
    ).rejects.toMatchObject({ message: '已绑定' })
  })

  test('member', async () => {
    await login()
    const me = await member.getMember()
    expect(me).toMatchObject({ mobile: '13800000001', joinedAt: expect.any(Date), isMobileBound: true })
    const agreed = mark('member.agreeToAgreements', member.agreeToAgreements())
    if (dialect === 'head') await agreed
    else await expect(agreed).rejects.toMatchObject({ raw: { message: '路由不存在' } })
    await login('13800000002')
    expect(member.isVip(await member.getMember(), Date.now())).toBe(true)
  })

  test('the account: nickname, picture, mobile, password, bindings', async () => {
    const smsCode = '112233'
    token = await auth.loginByMobile('13912340001', smsCode, undefined)
    await mark('profile.updateNickname', profile.updateNickname('山高水长'))
    await expect(profile.updateNickname('又一个')).rejects.toMatchObject({ message: '当前用户已配置昵称' })

    const file = path.join(dataDir, 'avatar.png')
    fs.writeFileSync(file, Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))
    const { avatar } = await member.getMember()
    await mark('profile.updateAvatar', profile.updateAvatar(file))
    expect((await member.getMember()).avatar).not.toBe(avatar)
    fs.writeFileSync(file, 'no picture')
    await expect(profile.updateAvatar(file)).rejects.toMatchObject({ message: '请上传图片文件' })

    const next = { mobile: '13912340002', smsCode }
    await expect(profile.proveMobile(next)).rejects.toMatchObject({ message: '参数错误' })
    const sign = await mark('profile.proveMobile', profile.proveMobile({ mobile: '13912340001', smsCode }))
    await expect(profile.updateMobile({ ...next, mobile: '13800000001' }, sign)).rejects.toMatchObject({
      message: '手机号已存在',
    })
    await mark('profile.updateMobile', profile.updateMobile(next, sign))
    await expect(profile.updateMobile(next, sign)).rejects.toMatchObject({ message: '参数错误' })
    await expect(mark('profile.bindFirstMobile', profile.bindFirstMobile(next))).rejects.toMatchObject({
      message: '已绑定',
    })
    await mark('profile.updatePassword', profile.updatePassword({ ...next, password: 'neu12345' }))
    await expect(profile.updatePassword({ mobile: '13912340001', smsCode, password: 'x' })).rejects.toMatchObject({
      message: '请绑定手机号',
    })
    await mark('profile.removeSocialite', profile.removeSocialite('wechat'))
    expect(await member.getMember()).toMatchObject({
      nickname: '山高水长',
      isNicknameSet: true,
      mobile: '13912340002',
      hasPassword: true,
      isWechatBound: false,
    })
  })

  test('the real name: pending in the odd form, then passed', async () => {
    token = await auth.loginByMobile('13912340003', '112233', undefined)
    const check = await mark('face.createFaceCheck', face.createFaceCheck(`${origin}/#/pages/webview/faceSuccess`))
    expect(await mark('face.getFaceResult', face.getFaceResult(check))).toBe('pending')
    await admin('face', { token: check.bizToken, result: 'passed' })
    expect(await face.getFaceResult(check)).toBe('passed')
    expect(await member.getMember()).toMatchObject({ isFaceVerified: true, idNumber: expect.stringContaining('****') })
    await expect(face.createFaceCheck('PC')).rejects.toMatchObject({ message: '当前学员已完成实人认证' })
    await expect(face.getFaceResult({ ...check, bizToken: 'nonsense' })).rejects.toMatchObject({ message: '参数错误' })
  })

  test('the deletion of an account is taken back by a login', async () => {
    const login = () => auth.loginByMobile('13912340004', '112233', undefined)
    token = await login()
    await mark('profile.createDeletion', profile.createDeletion())
    await expect(profile.createDeletion()).rejects.toMatchObject({ message: '用户已申请注销' })
    token = await login()
    await expect(profile.createDeletion()).resolves.toBeUndefined()
  })

  test('courses and lessons', async () => {
    await login()
    const categories = await mark('course.listCourseCategories', course.listCourseCategories())
    expect(categories.length).toBe(6)
    const all = await mark('course.listCourses', course.listCourses({ categoryId: 0, scene: '' }, 1, 16))
    expect(all).toMatchObject({ hasMore: true, page: 1 })
    expect(all.items).toHaveLength(16)
    const free = await course.listCourses({ categoryId: 0, scene: 'free' }, 1, 100)
    expect(free.items.every(({ isFree, priceCents }) => isFree && priceCents === 0)).toBe(true)

    const flagship = (await search.search({ keywords: '数据结构', type: 'vod' }, 1, 10)).items[0]
    const detail = await mark('course.getCourse', course.getCourse(flagship?.id ?? 0))
    expect(detail.chapters.map(({ lessons }) => lessons.length)).toEqual([4, 9, 11, 8, 10])
    expect(detail.progress.size).toBeGreaterThan(0)
    const isFavorite = await mark('course.toggleCourseFavorite', course.toggleCourseFavorite(detail.course.id))
    expect(isFavorite).toBe(!detail.isFavorite)
    expect((await course.getCourse(detail.course.id)).isFavorite).toBe(isFavorite)

    const trial = detail.chapters.flatMap(({ lessons }) => lessons).find(({ trialSec }) => trialSec > 0)
    const lesson = await mark('course.getLesson', course.getLesson(trial?.id ?? 0))
    expect(lesson.chapters).toHaveLength(5)
    const sources = await mark('course.listPlaySources', course.listPlaySources(lesson.lesson.id, !lesson.canWatch))
    expect(sources.length).toBeGreaterThan(0)
    expect((await fetchOnce(sources[0]?.url ?? '')).status).toBe(200)
    await mark('course.updateWatchPosition', course.updateWatchPosition(lesson.lesson.id, 12))
    expect(
      (await course.getLesson(lesson.lesson.id)).progress.get(lesson.lesson.id)?.watchedSec,
    ).toBeGreaterThanOrEqual(12)
    await mark(
      'history.createHistoryRecord',
      history.createHistoryRecord({ type: 'vod', id: detail.course.id, title: '课' }),
    )
    expect(await mark('history.listSeen', history.listSeen())).toMatchObject([
      { items: [{ type: 'vod', title: '课' }] },
    ])
  })

  test('courses of every make decode', async () => {
    await login()
    for (let page = 1, hasMore = true; hasMore; page++) {
      const list = await course.listCourses({ categoryId: 0, scene: '' }, page, 16)
      for (const { id, title } of list.items) {
        expect((await course.getCourse(id)).course.title).toBe(title)
      }
      hasMore = list.hasMore
    }
  })

  test('attachments', async () => {
    await login('13800000002')
    const { items } = await course.listCourses({ categoryId: 0, scene: '' }, 1, 100)
    const details = await Promise.all(items.map(({ id }) => course.getCourse(id)))
    const mine = details.find(({ attachments, canLearn }) => attachments.length > 0 && canLearn)
    const url = await mark(
      'course.createAttachmentUrl',
      course.createAttachmentUrl(mine?.course.id ?? 0, mine?.attachments[0]?.id ?? 0),
    )
    expect((await fetchOnce(url)).status).toBe(200)
    const foreign = details.find(({ attachments, canLearn }) => attachments.length > 0 && !canLearn)
    if (foreign) {
      await expect(
        course.createAttachmentUrl(foreign.course.id, foreign.attachments[0]?.id ?? 0),
      ).rejects.toMatchObject({ message: '请购买课程' })
    }
  })

  test('comments', async () => {
    await login('13800000002')
    const { items } = await course.listCourses({ categoryId: 0, scene: 'free' }, 1, 1)
    const target = { kind: 'course', id: items[0]?.id ?? 0 } as const
    const before = await mark('comment.listComments', comment.listComments(target, true))
    const draft = { text: '讲得清楚，例子也贴近工作。' }
    const created = await mark('comment.createComment', comment.createComment(target, draft))
    const after = await comment.listComments(target, true)
    expect(created?.text ?? after.items[0]?.text).toBe(dialect === 'base' ? draft.text : created?.text)
    expect(after.total).toBe(before.total + 1)
    const replies = mark('comment.listReplies', comment.listReplies(target, before.items[0]?.id ?? '0'))
    if (dialect === 'head') expect(await replies).toEqual(expect.any(Array))
    else await expect(replies).rejects.toMatchObject({ raw: { message: '路由不存在' } })
  })

  bookTests({ mark, login, admin })
  examTests({ mark, login, admin, file: path.join(dataDir, 'essay.jpg') })
  liveTests({ mark, login, admin })
  smallClassTests({ mark, login, admin })
  qaTests({ mark, login, file: path.join(dataDir, 'picture.jpg') })
  signInTests({ mark, login })
  redemptionTests({ mark, login, readCaptcha })
  pointsMallTests({ mark, login })
  certificateTests({ mark, login, origin: () => origin })
  shellPaymentTests({ mark, login, dialect })
  flashSaleTests({ mark, login, readCaptcha })
  groupBuyTests({ mark, login })
  referralTests({ mark, login })
  snapshotTests({ mark, login, admin, file: path.join(dataDir, 'snapshot.jpg') })

  test('plans, promo codes, orders and every payment', async () => {
    await login('13800000001')
    const plans = await mark('role.listPlans', role.listPlans())
    expect(plans.length).toBeGreaterThan(0)
    expect(await mark('role.getPlan', role.getPlan(plans[0]?.id ?? 0))).toEqual(plans[0])
    expect(await mark('promo.checkPromoCode', promo.checkPromoCode('ZT2026'))).toMatchObject({
      canUse: true,
      promo: { discountCents: 2_000 },
    })
    expect(await promo.checkPromoCode('NOSUCH')).toEqual({ canUse: false, promo: null })
    const own = await mark('inviteCode.getInviteCode', inviteCode.getInviteCode())
    if (dialect === 'base') expect(own).toMatchObject({ code: 'ZTMINE01', discountCents: 1_000 })
    else expect(own).toBeNull()
    await expect(mark('inviteCode.createInviteCode', inviteCode.createInviteCode())).rejects.toThrow()

    const { items } = await course.listCourses({ categoryId: 0, scene: 'sub' }, 1, 100)
    const paid = items.filter(({ priceCents }) => priceCents !== null && priceCents > 0)
    const details = await Promise.all(paid.map(({ id }) => course.getCourse(id)))
    const [first, second, third, fourth] = details.filter(({ canLearn }) => !canLearn).map(({ course: { id } }) => id)
    const created = await mark('order.createCourseOrder', order.createCourseOrder(first ?? 0, null))
    expect(created).toMatchObject({ isPaid: false, orderNo: expect.stringMatching(/^\d+$/) })
    expect(await mark('order.getOrderStatus', order.getOrderStatus(created.orderNo))).toBe(
      dialect === 'base' ? 'unpaid' : 'paying',
    )
    await admin(`orders/${created.orderNo}/status`, { status: 9 })
    expect(await order.getOrderStatus(created.orderNo)).toBe('paid')
    expect((await course.getCourse(first ?? 0)).canLearn).toBe(true)
    const orders = await mark('order.listOrders', order.listOrders(1, 10))
    expect(orders.items.map(({ orderNo }) => orderNo)).toContain(created.orderNo)
    if (dialect === 'head') {
      await admin('config', { sandbox: { refunds: { [created.orderNo]: 12.5 } } })
      const refunded = (await order.listOrders(1, 10)).items.find(({ orderNo }) => orderNo === created.orderNo)
      expect(refunded).toMatchObject({ status: 'paid', refundCents: 1_250 })
    }

    const plan = await mark('order.createPlanOrder', order.createPlanOrder(plans[0]?.id ?? 0, null))
    expect(plan.amountDueCents).toBe(plans[0]?.priceCents)
    const payments = await mark('order.listPayments', order.listPayments('h5'))
    expect(await mark('order.sellsLessons', order.sellsLessons())).toBe(dialect === 'base')
    expect(await mark('order.sellsTopUps', order.sellsTopUps())).toBe(dialect === 'base')
    const lessonOrder = mark('order.createLessonOrder', order.createLessonOrder(1, null))

    if (dialect === 'head') {
      expect(payments).toBeNull()
      expect(plan.payUrl).toMatch(/^http/)
      await expect(lessonOrder).rejects.toMatchObject({ kind: 'rejected' })
      await expect(mark('order.getTransferText', order.getTransferText(plan.orderNo))).rejects.toMatchObject({
        code: 404,
      })
      await expect(mark('order.payByBalance', order.payByBalance(plan.orderNo))).rejects.toMatchObject({ code: 404 })
      return
    }
    expect(payments?.map(({ sign }) => sign)).toEqual(['alipay', 'credit2', 'handPay', 'wechat_h5'])
    await expect(lessonOrder).rejects.toMatchObject({ message: '当前视频无法购买' })
    const transfer = await order.createCourseOrder(second ?? 0, null)
    expect(await mark('order.getTransferText', order.getTransferText(transfer.orderNo))).toContain('请向以下账户转账')
    expect(await order.getOrderStatus(transfer.orderNo)).toBe('paying')
    const balance = await order.createCourseOrder(third ?? 0, null)
    await mark('order.payByBalance', order.payByBalance(balance.orderNo)).catch((error: unknown) =>
      expect(error).toMatchObject({ message: '余额不足' }),
    )
    const openid = (await mark('auth.createMiniSession', auth.createMiniSession('wx-code'))) ?? ''
    const mini = await order.createCourseOrder(fourth ?? 0, null)
    expect(await mark('order.createMiniPayment', order.createMiniPayment(mini.orderNo, openid))).toMatchObject({
      package: expect.stringMatching(/^prepay_id=/),
    })
    const session = sessionOf('wx-code')
    const profile = {
      ...{ rawData: '{}', signature: signatureOf('{}', session.key) },
      ...seal(session, { openId: openid }),
    }
    await expect(mark('auth.loginByMiniProfile', auth.loginByMiniProfile(openid, profile))).rejects.toMatchObject({
      raw: { message: '错误' },
    })
    const phone = seal(session, { phoneNumber: '13800000001' })
    expect(await mark('auth.loginByMiniPhone', auth.loginByMiniPhone(openid, phone, profile))).toEqual(
      expect.any(String),
    )
  })

  test('messages, and reading them', async () => {
    await login()
    const { items } = await mark('message.listMessages', message.listMessages(1, 10))
    const unread = await mark('message.countUnread', message.countUnread())
    expect(items.filter(({ isRead }) => !isRead)).toHaveLength(unread)
    expect(items[0]).toMatchObject({ text: expect.stringMatching(/./), createdAt: expect.any(Date) })
    await mark('message.markMessageRead', message.markMessageRead(items[0]?.id ?? ''))
    expect(await message.countUnread()).toBe(unread - 1)
    await mark('message.markAllMessagesRead', message.markAllMessagesRead())
    expect(await message.countUnread()).toBe(0)
    expect((await message.listMessages(1, 10)).items.every(({ isRead }) => isRead)).toBe(true)
  })

  test('points, coins and topping them up', async () => {
    await login()
    const points = await mark('credit.listPointRecords', credit.listPointRecords(1, 2))
    expect(points).toMatchObject({
      hasMore: true,
      items: [{ position: 0, createdAt: expect.any(Date) }, { position: 1 }],
    })
    const terms = await app.getExtraConfig()
    expect(terms).toMatchObject({ balanceName: '学币', coinsPerYuan: 1 })
    const before = (await member.getMember()).balanceYuan
    const created = mark('order.createRechargeOrder', order.createRechargeOrder(50))
    if (dialect === 'head') {
      await expect(created).rejects.toMatchObject({ kind: 'rejected', message: '网校还没有开通充值' })
      expect(await mark('credit.listBalanceRecords', credit.listBalanceRecords(1, 10))).toMatchObject({ items: [] })
      return
    }
    const { orderNo, amountDueCents } = await created
    expect(amountDueCents).toBe(5_000)
    await admin(`orders/${orderNo}/status`, { status: 9 })
    expect((await member.getMember()).balanceYuan).toBe(Number(before) + 50)
    expect((await mark('credit.listBalanceRecords', credit.listBalanceRecords(1, 10))).items[0]).toMatchObject({
      sum: 50,
      remark: '学币充值',
    })
    const row = (await order.listOrders(1, 1)).items[0]
    expect(row).toMatchObject({ orderNo, goods: { type: 'RECHARGE', id: 50 }, refundCents: null })
  })

  test('articles', async () => {
    await login()
    const list = await mark('topic.listArticles', topic.listArticles({ categoryId: 0, scene: 'default' }, 1, 100))
    expect(list.items).toHaveLength(40)
    expect(list.categories).toHaveLength(7)
    for (const { id, title } of list.items) {
      const detail = await mark('topic.getArticle', topic.getArticle(id))
      expect(detail.article.title).toBe(title)
      expect((detail.teaserHtml + detail.html).length).toBeGreaterThan(50)
      expect(detail.html === '').toBe(!detail.canRead)
    }
    const closed = list.items.filter(({ priceCents, isVipFree }) => priceCents && !isVipFree)
    const details = await Promise.all(closed.map(({ id }) => topic.getArticle(id)))
    const locked = details.find(({ canRead }) => !canRead)
    const id = locked?.article.id ?? 0
    const isLiked = await mark('topic.toggleArticleLike', topic.toggleArticleLike(id))
    await mark('topic.toggleArticleFavorite', topic.toggleArticleFavorite(id, true))
    expect(await topic.getArticle(id)).toMatchObject({ isLiked, isFavorite: true })

    const target = { kind: 'topic', id } as const
    await expect(comment.createComment(target, { text: '受教' })).rejects.toMatchObject({ message: '请先购买文章' })
    const bought = await mark('order.createAddonOrder', kindOf('article').createOrder(id, null))
    expect(bought.amountDueCents).toBe(locked?.article.priceCents)
    await admin(`orders/${bought.orderNo}/status`, { status: 9 })
    expect(await topic.getArticle(id)).toMatchObject({ canRead: true, html: expect.stringContaining('<') })

    const before = await comment.listComments(target, false)
    const created = await comment.createComment(target, { text: '受教' })
    const after = await comment.listComments(target, true)
    expect(after.items[0]).toMatchObject({ id: created?.id, text: '受教', isPending: true })
    expect(after.total).toBe(before.total + 1)
    await comment.createComment(target, { text: '自问自答', parentId: created?.id })
    expect(await comment.listReplies(target, created?.id ?? '')).toMatchObject([{ text: '自问自答' }])

    for (const name of ['learned', 'owned', 'favorite'] as const) {
      const mine = await mark('topic.listStudyArticles', topic.listStudyArticles(name, 1, 100))
      expect(mine.items.map(({ articleId }) => articleId)).toContain(id)
    }
  })

  test('learning paths', async () => {
    await login('13800000002')
    const categories = await mark('learnPath.listLearningPathCategories', learnPath.listLearningPathCategories())
    expect(categories.map(({ children }) => children.length)).toEqual([3, 2, 0, 0])
    const list = await mark('learnPath.listLearningPaths', learnPath.listLearningPaths(0, 1, 16))
    expect(list.items).toHaveLength(8)
    for (const { id, stepCount } of list.items) {
      const detail = await mark('learnPath.getLearningPath', learnPath.getLearningPath(id))
      expect(detail.steps).toHaveLength(stepCount)
      expect(detail.steps.every(({ parts }) => parts.length > 0)).toBe(true)
      expect(detail.progressPercent).toEqual(expect.any(Number))
    }
    const id = list.items.find(({ priceCents }) => priceCents)?.id ?? 0
    const bought = await mark('order.createAddonOrder', kindOf('learningPath').createOrder(id, null))
    await admin(`orders/${bought.orderNo}/status`, { status: 9 })
    const { isOwned, steps } = await learnPath.getLearningPath(id)
    expect(isOwned).toBe(true)
    expect(steps.flatMap(({ parts }) => parts).every((part) => part.isOwned !== false)).toBe(true)
    const mine = await mark('learnPath.listStudyLearningPaths', learnPath.listStudyLearningPaths(1, 10))
    expect(mine.items.map(({ learningPath }) => learningPath.id)).toEqual([id])
  })

  test('study, search and sharing', async () => {
    await login()
    for (const list of ['learned', 'owned', 'favorite'] as const) {
      const { items } = await mark('study.listStudyCourses', study.listStudyCourses(list, 1, 10))
      expect(items.length).toBeGreaterThan(0)
      expect(items.every(({ title }) => title !== '')).toBe(true)
    }
    const found = await mark('search.search', search.search({ keywords: 'Python', type: '' }, 1, 10))
    expect(found.items.length).toBeGreaterThan(0)
    expect(await mark('share.getShareSdk', share.getShareSdk('http://localhost/'))).toMatchObject({
      signature: { signature: expect.any(String) },
    })
    const [first, , plain] = await mark('poster.listPosters', poster.listPosters())
    expect(first).toMatchObject({ name: '夜读', code: { size: 104 }, avatar: null, nickname: { color: '#FFFFFF' } })
    expect(plain).toMatchObject({ name: '素色', code: null, avatar: null, nickname: null })
    await mark('referral.bindReferrer', referral.bindReferrer(3))
    await expect(referral.bindReferrer(3)).rejects.toMatchObject({ kind: 'rejected', message: '请勿重复绑定' })
  })

  test('no call of src/api is left out', () => {
    const exported = Object.entries(modules).flatMap(([name, module]) =>
      Object.entries(module).flatMap(([call, value]) =>
        typeof value === 'function' && !pure.includes(call) ? [`${name}.${call}`] : [],
      ),
    )
    const missing = exported.filter((name) => !called.has(name))
    expect(missing.sort()).toEqual(dialect === 'base' ? [] : onlyInBase)
  })
}
