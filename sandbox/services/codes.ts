/** Picture captcha, and the codes sent to phones and mailboxes (docs/backend/auth.md#picture-captcha). */
import { randomInt } from 'node:crypto'

import { Resvg } from '@resvg/resvg-js'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { create } from 'svg-captcha'

import { MINUTE } from '../core/dates'
import { badParams, refuse } from '../core/envelope'
import { read, optionalText, text } from '../core/read'
import type { RequestContext } from '../core/context'
import { smsCodes } from '../db/schema'
import { issue, take } from './tickets'

/** A code that always works, as in the backend's development mode. */
const MASTER_CODE = '112233'
const CODE_LIFE_MS = 5 * MINUTE
const MAX_WRONG_TRIES = 10
const SCENES = ['login', 'register', 'password_reset', 'mobile_bind']
const LOOK_ALIKES = '0oO1iIlL2zZ5sS8B9gqQ'

export async function drawCaptcha(context: RequestContext) {
  const picture = create({
    size: 4,
    width: 120,
    height: 48,
    noise: 2,
    color: true,
    background: '#f5f6f8',
    ignoreChars: LOOK_ALIKES,
  })
  // The letters are outlines: reading fonts from the machine would block all other calls.
  const png = new Resvg(picture.data, { font: { loadSystemFonts: false } }).render().asPng()
  const key = await issue(context, 'captcha', { text: picture.text })
  return { key, img: `data:image/png;base64,${png.toString('base64')}`, sensitive: false }
}

/** A key allows one try, right or wrong. */
export async function checkCaptcha(context: RequestContext, key: string, typed: string) {
  const captcha = await take(context, 'captcha', key)
  if (captcha?.text.toLowerCase() !== typed.toLowerCase()) throw refuse('图形验证码错误')
}

const captchaFields = {
  image_captcha: text('请输入图形验证码'),
  image_key: text('参数错误'),
  scene: optionalText,
}

/** For calls that need a captcha but send nothing. @throws Refusal `图形验证码错误` */
export async function passCaptcha(context: RequestContext, body: unknown) {
  const { image_captcha, image_key } = captchaFields
  const { image_key: key, image_captcha: typed } = read(body, { image_captcha, image_key })
  await checkCaptcha(context, key, typed)
}

type CaptchaInput = Record<keyof typeof captchaFields, string>

export async function sendSms(context: RequestContext, body: unknown) {
  const { mobile, ...captcha } = read(body, { mobile: text('请输入手机号'), ...captchaFields })
  await sendCode(context, mobile, captcha)
}

export async function sendEmail(context: RequestContext, body: unknown) {
  const { email, ...captcha } = read(body, { email: text('请输入邮箱'), ...captchaFields })
  await sendCode(context, email, captcha)
}

async function sendCode(context: RequestContext, target: string, captcha: CaptchaInput) {
  const { image_captcha: typed, image_key: key, scene } = captcha
  if (!SCENES.includes(scene)) throw badParams()
  await checkCaptcha(context, key, typed)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await context.db.insert(smsCodes).values({ target, scene, code, createdAt: context.now })
  context.log(`验证码 ${target} ${code}（${scene}）`)
}

/** A code works once. */
export async function checkCode(context: RequestContext, target: string, typed: string, message = '短信验证码错误') {
  const { db, now } = context
  const isLive = and(
    eq(smsCodes.target, target),
    eq(smsCodes.isSpent, false),
    gt(smsCodes.createdAt, now - CODE_LIFE_MS),
  )
  const sent = await db.query.smsCodes.findFirst({ where: isLive, orderBy: [desc(smsCodes.id)] })
  const isRight = typed === MASTER_CODE || typed === sent?.code
  if (sent) {
    const isSpent = isRight || sent.wrongTries >= MAX_WRONG_TRIES
    const wrongTries = sql`${smsCodes.wrongTries} + ${isRight ? 0 : 1}`
    await db.update(smsCodes).set({ isSpent, wrongTries }).where(eq(smsCodes.id, sent.id))
  }
  if (!isRight) throw refuse(message)
}

export const recentCodes = ({ db }: RequestContext) =>
  db.query.smsCodes.findMany({
    columns: { target: true, scene: true, code: true, isSpent: true, createdAt: true },
    orderBy: [desc(smsCodes.id)],
    limit: 50,
  })
