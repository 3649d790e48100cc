/** Pages of the sandbox: controls, gateways, cashiers, and stand-ins for other companies' pages. */
import type { Dialect } from '../core/context'
import { localDT } from '../core/dates'
import type { Edition } from '../core/edition'
import { loadRedemption } from '../seed/redemption'
import { DEMO_PASSWORD, loadMembers } from '../seed/members'
import { loadPromoCodes } from '../seed/plans'
import type { Agreement } from '../seed/site'
import type { recentCodes } from '../services/codes'
import type { Order } from '../services/lifecycle'
import { PERSONAS } from '../services/socialites'
import { actionForm, html, page, refresh } from './html'

interface Facts {
  now: number
  dialect: Dialect
  edition: Edition
  hasApp: boolean
}

const EDITION_NAMES = { full: '带全部插件', open: '开源版，没有插件' }

export function indexPage({ now, dialect, edition, hasApp }: Facts) {
  const accounts = loadMembers().map(({ mobile, nickName, about }) => ({ mobile, nickName, about }))
  const values = {
    dialect,
    edition: EDITION_NAMES[edition],
    time: localDT(now),
    app: hasApp ? [{}] : [],
    password: DEMO_PASSWORD,
    accounts: accounts.filter(({ about }) => about),
    redemptionCodes: loadRedemption().redemption.flatMap(({ codes }) =>
      Object.entries(codes).map(([code, { about }]) => ({ code, about })),
    ),
    codes: loadPromoCodes().map(({ key, about }) => ({ key, about })),
  }
  return page('index', '知途网校沙盒', values, { width: 'wide' })
}

export function smsPage(rows: Awaited<ReturnType<typeof recentCodes>>) {
  const codes = rows.map(({ target, scene, code, isSpent, createdAt }) => ({
    ...{ target, scene, code },
    time: localDT(createdAt),
    spent: isSpent ? '（已用）' : '',
  }))
  return page('sms', '验证码', { codes }, { width: 'wide', head: refresh('3') })
}

export function agreementPage({ title, sections }: Agreement) {
  const numbered = sections.map((section, index) => ({ number: index + 1, ...section }))
  return page('agreement', title, { title, sections: numbered }, { width: 'wide' })
}

const WECHAT = '#07803e'

const LOOKS: Record<string, { name: string; accent: string }> = {
  alipay: { name: '支付宝', accent: '#1677ff' },
  wechat: { name: '微信支付', accent: WECHAT },
}

const lookOf = (payment: string) =>
  LOOKS[payment.startsWith('wechat') ? 'wechat' : payment] ?? { name: payment, accent: '#d92b2b' }

const billOf = ({ charge, discount, goodsName, orderNo }: Order) =>
  html('bill', { due: charge - discount, goods: goodsName, orderNo })

const choicesOf = (action: string, sent: Record<string, string>, labels: Record<string, string>) =>
  Object.entries(labels)
    .map(([result, label], index) => actionForm(action, { ...sent, result }, { label, isMain: index === 0 }))
    .join('')

export function gatewayPage(order: Order, payment: string, ticket: string) {
  const { name, accent } = lookOf(payment)
  const labels = { paid: '付款成功', cancel: '取消支付', leave: '直接离开' }
  const choices = choicesOf('/sandbox/gateway', { ticket }, labels)
  return page('gateway', `${name}付款`, { name, bill: billOf(order), choices }, { accent })
}

const CASHIER = { wechat_h5: '微信支付', alipay: '支付宝', handPay: '银行转账' }

export function cashierPage(order: Order, fields: Record<string, string>) {
  const isOpen = (payment: string) => order.payment === '' || order.payment === payment
  const choices = Object.entries(CASHIER)
    .filter(([payment]) => isOpen(payment))
    .map(([payment, label]) => actionForm('/payment/choose', { ...fields, payment }, { label }))
  return page('cashier', '收银台', { bill: billOf(order), choices: choices.join('') })
}

/** `text` is HTML. */
export const bankTransferPage = (order: Order, text: string, backUrl: string) =>
  page('bankTransfer', '银行转账', { bill: billOf(order), text, backUrl })

export const paidPage = (order: Order, successUrl: string) =>
  page('paid', '支付成功', { bill: billOf(order), successUrl }, { head: refresh(`3;url=${successUrl}`) })

export function oauthPage(state: string) {
  const form = (persona: string, label: string, note?: string) =>
    actionForm('/sandbox/oauth', { state, persona }, { label, note })
  const choices = Object.entries(PERSONAS).map(([persona, { title, note }]) => form(persona, title, note))
  return page('oauth', '微信授权', { choices: [...choices, form('nobody', '拒绝')].join('') }, { accent: WECHAT })
}

export function facePage(token: string) {
  const labels = { passed: '验证通过', failed: '验证失败', left: '直接离开' }
  return page('face', '人脸核身', { choices: choicesOf('/sandbox/face', { token }, labels) })
}

interface Visit {
  className: string
  lesson: string
  /** The name of the visitor. */
  name: string
  isOver: boolean
}

/** Stands in for an operator's own classroom. It never shows its address, which contains the token. */
export function classroomPage({ isOver, ...visit }: Visit) {
  const greeting = isOver ? '正在看回放' : '欢迎来上课'
  const head = '<meta name="referrer" content="no-referrer" />'
  return page('classroom', visit.lesson, { ...visit, greeting }, { accent: '#1677ff', head })
}

export const embedPage = (videoUrl: string) => page('embed', '播放器', { videoUrl })

export const sorryPage = (message: string) => page('sorry', '出错了', { message })
