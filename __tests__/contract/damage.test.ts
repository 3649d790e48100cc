import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import * as auth from '@/api/auth'
import * as comment from '@/api/comment'
import * as course from '@/api/course'
import { forgetDialect } from '@/api/dialect'
import * as faceCheck from '@/api/faceCheck'
import * as history from '@/api/history'
import * as order from '@/api/order'
import * as plan from '@/api/plan'
import * as shellPayment from '@/api/shellPayment'

// The tests send more in a minute than a learner may.
jest.mock('@/http/rateLimiter', () => ({ createRateLimiter: () => ({ acquire: async () => undefined }) }))
jest.mock('@/lib/report', () => ({ ...jest.requireActual('@/lib/report'), report: () => undefined }))

import { fetchOnce } from '../setup/fetchOnce'
import { createSandbox, type Sandbox } from '../../sandbox/server'
import { connectAs } from '../setup/connect'
import { type Damage, damagesOf } from '../setup/damage'
import { useOrigin } from '../setup/taroInNode'
import { answersOf, type Known, unread } from './answers'
import { pure } from './pure'

const sources = path.resolve(__dirname, '../../src/api')
/** Not calls. */
const helpers = [
  'playAddress',
  'answerCopies',
  'attemptStatus',
  'avatar',
  'category',
  'commentEntity',
  'coursePrice',
  'dialect',
  'ifOffered',
  'image',
  'lastAnswer',
  'learningPathStep',
  'liveFrame',
  'pagedCall',
  'marks',
  'promoted',
  'question',
]
/** Values and schemas, and helpers beside calls that `api.ts` does not walk. */
const noCalls = [
  'captchaBody',
  'isAddonTarget',
  'attemptKinds',
  'flatComments',
  'examRoot',
  'noExtras',
  'lessonWire',
  'teacherWire',
  'bookWords',
  'announcementWire',
  'lastAnnouncement',
  'lastHomeBlocks',
  'lastCourseCategories',
  'flashSaleOrderName',
  'groupBuyOrderName',
  'transferSign',
]

test('every call of src/api is here', () => {
  const files = fs.readdirSync(sources).map((file) => path.basename(file, '.ts'))
  const exported = files
    .filter((file) => !helpers.includes(file))
    .flatMap((file) => Object.keys(require(path.join(sources, file))).map((name) => [file, name] as const))
    .filter(([, name]) => ![...pure, ...noCalls].includes(name))
    .map(([file, name]) => `${file}.${name}`)
  const asked = Object.keys(answersOf({} as Known)).map((name) => name.split(' ')[0])
  expect(new Set([...asked, ...unread])).toEqual(new Set(exported))
})

/** `npm run fuzz` spoils every row instead of one of each shape. */
const isFull = process.env.FUZZ === 'full'
/** What an answer is nothing without: who or what it is about, a key to go on with, money. */
const essentials = [
  /^data$/,
  /^data(\.data)?(\.data|\.comments)?$/,
  /^data\.(topic|book|article|course|video|data|paper|practice|question)(\.id)?$/,
  /^data\.(id|key|img|token|openid|sign|download_url|order_id|order_no|package|pay_url|url|rule_id|biz_token|is_paid|status)$/,
  /^data\.(charge|total|expire_days|prepayid|data)$/,
  // Whether an attempt still runs.
  /^data\.(user_paper|record)(\.status)?$/,
]

/** Not there in this dialect, or refused to this member. */
const silent = {
  base: [],
  head: [
    'order.listPayments',
    'order.getTransferText',
    'order.createMiniPayment',
    'shellPayment.createWechatAppPayment',
    'shellPayment.createAlipayAppPayment',
    'shellPayment.createAppleOrder',
    'shellPayment.verifyApplePurchase',
  ],
}

let token: string | null = null
const direct = globalThis.fetch
afterEach(() => {
  globalThis.fetch = direct
})

/** The last answer that a call got; undefined when it was refused. */
async function record(ask: () => Promise<unknown>): Promise<unknown> {
  let last: unknown
  globalThis.fetch = async (input, init) => {
    const answer = await direct(input, init)
    last = await answer.clone().json()
    return answer
  }
  try {
    await ask()
    return last
  } catch {
    return undefined
  } finally {
    globalThis.fetch = direct
  }
}

/** What a call makes of this answer. */
function made(ask: () => Promise<unknown>, answer: unknown): Promise<unknown> {
  globalThis.fetch = async () => new Response(JSON.stringify(answer))
  return ask()
}

/** Whether a call makes anything of a spoiled answer. */
const survives = (ask: () => Promise<unknown>, { answer }: Damage): Promise<boolean> =>
  made(ask, answer).then(
    () => true,
    () => false,
  )

/** As servers answer whose database driver hands numbers out as text. */
function asText(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (Array.isArray(value)) return value.map(asText)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, asText(one)]))
}

describe.each(['base', 'head'] as const)('%s', (dialect) => {
  let sandbox: Sandbox
  let origin: string
  let known: Known
  let tokens: { member: string; newcomer: string }
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), `zhitu-damage-${dialect}-`))

  beforeAll(async () => {
    sandbox = await createSandbox({ dataDir, dialect, rateLimit: false })
    origin = await sandbox.listen()
    useOrigin(origin)
    forgetDialect()
    connectAs(() => token)
    await fetchOnce(`${origin}/sandbox/config`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ player: { enabled_bullet_secret: 1 }, sandbox: { wechat_share: true } }),
    })

    token = await auth.loginByMobile('13912340003', '112233', undefined)
    const check = await faceCheck.createFaceCheck('PC')
    tokens = { newcomer: token, member: await auth.loginByPassword('13800000001', 'zhitu123', undefined) }
    token = tokens.member
    await history.createHistoryRecord({ type: 'vod', id: 1, title: '课' })
    const { items } = await course.listCourses({ categoryId: 0, scene: '' }, 1, 100)
    const details = await Promise.all(items.map(({ id }) => course.getCourse(id)))
    const owned = details.find(({ attachments, canLearn, chapters }) => attachments[0] && canLearn && chapters[0])
    const closed = details.filter(({ canLearn, course: { priceCents } }) => !canLearn && priceCents)
    const [courseId = 0, secondId = 0, thirdId = 0] = closed.map(({ course: { id } }) => id)
    const orderOf = async (id: number) => (await order.createCourseOrder(id, null)).orderNo
    known = {
      courseId,
      ownedCourseId: owned?.course.id ?? 0,
      attachmentId: owned?.attachments[0]?.id ?? 0,
      lessonId: owned?.chapters[0]?.lessons[0]?.id ?? 0,
      planId: (await plan.listPlans())[0]?.id ?? 0,
      orderNo: await orderOf(secondId),
      unpaidOrderNo: await orderOf(thirdId),
      wechatAppOrderNo: await orderOf(thirdId),
      alipayAppOrderNo: await orderOf(thirdId),
      appleOrderNo: dialect === 'base' ? await shellPayment.createAppleOrder('zhitu.coins.6') : '',
      openid: (await auth.createMiniSession('wx-code')) ?? '',
      commentId: (await comment.listComments({ kind: 'topic', id: 1 }, false)).items[0]?.id ?? '',
      check,
    }
  })

  afterAll(async () => {
    await sandbox.close()
    fs.rmSync(dataDir, { recursive: true })
  })

  test('one spoiled field costs a part, not the whole answer', async () => {
    const refused: string[] = []
    const whole: string[] = []
    let damageCount = 0
    let answerCount = 0
    for (const [name, ask] of Object.entries(answersOf(known))) {
      token = name.startsWith('faceCheck') ? tokens.newcomer : tokens.member
      const envelope = await record(ask)
      if (envelope === undefined) {
        refused.push(name)
        continue
      }
      answerCount++
      for (const damage of damagesOf(envelope, isFull)) {
        damageCount++
        if (!(await survives(ask, damage))) whole.push(`${name} ${damage.field}`)
      }
    }
    const share = whole.length / damageCount
    console.log(
      `${dialect}: ${answerCount} answers, ${damageCount} damages, ${whole.length} cost the whole answer ` +
        `(${(share * 100).toFixed(1)} %)`,
    )
    expect(refused).toEqual(silent[dialect])
    const needless = whole.filter((line) => !essentials.some((form) => form.test(line.split(' ').at(-1) ?? '')))
    expect([...new Set(needless)]).toEqual([])
  }, 3_600_000)

  test('numbers and flags may come as text', async () => {
    const different: string[] = []
    let answerCount = 0
    const nowMs = Date.now()
    for (const [name, ask] of Object.entries(answersOf(known))) {
      token = name.startsWith('faceCheck') ? tokens.newcomer : tokens.member
      const envelope = (await record(ask)) as { code: number; data: unknown } | undefined
      if (envelope === undefined) continue
      answerCount++
      // Ends are told in seconds from now on.
      const clock = jest.spyOn(Date, 'now').mockReturnValue(nowMs)
      const [one, other] = [await made(ask, envelope), await made(ask, { ...envelope, data: asText(envelope.data) })]
      clock.mockRestore()
      if (!isDeepStrictEqual(one, other)) different.push(name)
    }
    expect(different).toEqual([])
    expect(answerCount).toBeGreaterThan(100)
  })
})
