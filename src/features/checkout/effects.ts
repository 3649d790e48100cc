import {
  createMiniPayment,
  hostedCashierUrl,
  listPayments,
  payByBalance,
  payRedirectUrl,
  transferSign,
} from '@/api/order'
import { hostedCashierMs } from '@/config/limits'
import { ask, toast } from '@/features/shared/dialog'
import { type Goods, kindOf } from '@/goods/kinds'
import { ApiError, errorText, isMissingRoute, isRefusedWith } from '@/http/apiError'
import { webUrl } from '@/lib/safeUrl'
import { serverClock } from '@/lib/serverClock'
import { payAdapter } from '@/platform/pay'
import { queryClient } from '@/queries/client'
import { formatUrl } from '@/routes/codec'
import { setPageParams } from '@/routes/navigate'
import { listsPaidOrdersOnly } from '@/stores/appConfig'
import { serverSite } from '@/stores/serverSite'
import { openidItem, sameLogin, tokenItem } from '@/stores/session'

import { handOver } from './browser'
import type { CheckoutEvent, CheckoutState } from './machine'
import { linkMethod, miniMethod } from './payMethods'
import type { PayMethod } from './payWays'
import { findOrCreateOrder, type PendingOrder } from './pendingOrder'
import { type DraftStore, openDraft } from './purchaseDraft'
import { shellPay } from './shellPay'
import { isOwnedNow, surroundingsQuery } from './surroundings'
import { texts } from './texts'
import { explainTooLittle } from './topUpOffer'

type StateOf<S extends CheckoutState['step']> = Extract<CheckoutState, { step: S }>
type WorkingState = StateOf<'creating' | 'redirecting' | 'paying'>

/** States with an effect of their own. */
export const isWorking = (state: CheckoutState): state is WorkingState =>
  state.step === 'creating' || state.step === 'redirecting' || state.step === 'paying'

/**
 * Carries out the effect of a state. @returns the event that ends the state; undefined = that event comes from
 * elsewhere
 */
export async function runEffect(goods: Goods, state: WorkingState): Promise<CheckoutEvent | undefined> {
  try {
    switch (state.step) {
      case 'creating':
        return await createOrder(goods, state)
      case 'redirecting':
        return await leave(goods, state)
      case 'paying':
        return await charge(goods, state)
    }
  } catch (error) {
    const isLost = state.step === 'creating' && (await isOrderLost(goods, state.request))
    return { type: 'failed', message: wordsFor(error, isLost) }
  }
}

async function createOrder(goods: Goods, { request }: StateOf<'creating'>): Promise<CheckoutEvent> {
  const isTheirs = sameLogin()
  const listed = isListed(request.method)
  // Whoever gets as far as that is told of a failure.
  listed.catch(() => undefined)
  // Since the bill was drawn, the thing may have been paid for elsewhere.
  const [{ own, instead, begun }, isOwned] = await Promise.all([
    queryClient.fetchQuery(surroundingsQuery(goods, request.chosenNo)),
    isOwnedNow(queryClient, goods),
  ])
  if (isOwned) return { type: 'failed', message: kindOf(goods.type).texts.owned.title }
  const closed = own ?? instead
  if (closed) return { type: 'failed', message: closed.title }
  // The cashier's own note names the other order.
  if (begun && !(await ask(begun.question))) return { type: 'failed' }
  if (!(await listed)) return { type: 'failed', message: texts.methodGone }
  const found = await findOrCreateOrder(goods, request, isTheirs)
  if ('message' in found) {
    if (!found.isLost) return { type: 'failed', message: found.message, refusedPromo: request.promo }
    const paysWithout = await ask(texts.promo.askLost)
    return paysWithout
      ? { type: 'failed', message: texts.repriced, refusedPromo: request.promo }
      : { type: 'failed', message: found.message }
  }
  const url = found.order.state === 'open' ? gatewayUrl(found.order, request.method) : null
  return { type: 'ordered', ...found, url }
}

/**
 * A gateway that is closed by now answers a bare page of JSON, and the order that it refuses can be paid at no other.
 */
async function isListed({ way, sign }: PayMethod): Promise<boolean> {
  if (way !== 'redirect' || payAdapter.scene === null) return true
  const payments = await listPayments(payAdapter.scene)
  return payments?.some((payment) => payment.sign === sign) ?? false
}

/**
 * "Back" from the gateway, a reload or a kill leads to the page that asks what became of the order: nothing is sent
 * twice.
 */
async function leave(goods: Goods, { orderNo, url, sign }: StateOf<'redirecting'>): Promise<undefined> {
  ;(await openDraft(goods)).update(orderNo, { sentTo: sign, sentAtMs: serverClock.now() })
  setPageParams('orderWechatH5', { order: orderNo })
  payAdapter.leaveFor(url)
}

async function charge(goods: Goods, state: StateOf<'paying'>): Promise<CheckoutEvent | undefined> {
  const { orderNo } = state
  switch (state.by) {
    case 'sheet':
      return openSheet(goods, orderNo)
    case 'app':
      return openApp(goods, orderNo, state.sign)
    case 'balance':
      return payFromBalance(goods, orderNo)
    case 'link':
      return openBrowser(goods, orderNo, state.url)
    case 'transfer':
      return void (await openDraft(goods)).update(orderNo, { sentTo: transferSign })
  }
}

async function payFromBalance(goods: Goods, orderNo: string): Promise<CheckoutEvent> {
  const isTheirs = sameLogin()
  try {
    await payByBalance(orderNo)
    return { type: 'charged' }
  } catch (error) {
    if (!(error instanceof ApiError && isRefusedWith(error, 'balanceTooLow'))) throw error
    const order = (await openDraft(goods)).of(orderNo)
    const tooLittle = await explainTooLittle(order && !order.createdElsewhere ? order.amountDueCents : null)
    if (!isTheirs()) throw new ApiError('aborted')
    return { type: 'failed', ...tooLittle }
  }
}

async function openApp(goods: Goods, orderNo: string, sign: string): Promise<CheckoutEvent> {
  const store = await openDraft(goods)
  const stored = store.of(orderNo)?.appPayment
  const payment = stored?.sign === sign ? stored : await askForSheet(store, orderNo, shellPay.create(sign, orderNo))
  if (!payment) throw refused(texts.methodGone)
  // From here on the money may be taken, even when the app is killed.
  store.update(orderNo, { appPayment: payment, sentTo: sign, sentAtMs: serverClock.now() })
  const outcome = await shellPay.pay(payment)
  if (outcome === 'paid') store.charged.set(orderNo)
  // The server will know, sooner or later.
  if (outcome === 'paid' || outcome === 'unknown') return { type: 'charged' }
  store.update(orderNo, { sentTo: '' })
  if (outcome === 'failed') throw refused(texts.appFailed(sign === 'alipay_app' ? texts.alipay : texts.wechatPay))
  toast(texts.orderRemains)
  return { type: 'closed' }
}

/** What is signed opens a sheet on this device alone. So an order whose answer is lost cannot have been paid by it. */
async function askForSheet<T>(store: DraftStore, orderNo: string, asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (!isMissingRoute(error) && !isRefusedWith(error, 'orderNotPayable')) store.update(orderNo, { isSheetLost: true })
    throw error
  }
}

async function openSheet(goods: Goods, orderNo: string): Promise<CheckoutEvent> {
  const store = await openDraft(goods)
  const payment = store.of(orderNo)?.miniPayment ?? (await newMiniPayment(store, orderNo))
  // From here on the money may be taken, even when the app is killed under the sheet.
  store.update(orderNo, { miniPayment: payment, sentTo: miniMethod.sign })
  const outcome = await payAdapter.requestPayment(payment)
  if (outcome === 'paid') store.charged.set(orderNo)
  else store.update(orderNo, { sentTo: '' })
  if (outcome === 'failed') throw refused(texts.payFailed)
  if (outcome === 'paid') return { type: 'charged' }
  toast(texts.orderRemains)
  return { type: 'closed' }
}

async function openBrowser(goods: Goods, orderNo: string, url: string): Promise<CheckoutEvent> {
  const store = await openDraft(goods)
  // From here on it can be paid there, whatever becomes of the app.
  store.update(orderNo, { sentTo: linkMethod.sign })
  const agedMs = serverClock.now() - (store.of(orderNo)?.startedAtMs ?? serverClock.now())
  const minutes = Math.max(1, Math.round((hostedCashierMs - agedMs) / 60_000))
  await handOver(url, texts.browser.payCopied(minutes))
  return { type: 'charged' }
}

async function newMiniPayment(store: DraftStore, orderNo: string) {
  try {
    // The session was opened when the ways to pay were asked for.
    return await askForSheet(store, orderNo, createMiniPayment(orderNo, openidItem.get() ?? ''))
  } catch (error) {
    throw isMissingRoute(error) ? refused(texts.noMiniPay) : error
  }
}

/** Null = there is no gateway page. @throws ApiError 'shape' for an address that is not of the web */
function gatewayUrl({ orderNo, payUrl }: PendingOrder, { way, sign }: PayMethod): string | null {
  const waysBack = {
    successUrl: payAdapter.returnUrl(formatUrl('orderSuccess', { order: orderNo })),
    failUrl: payAdapter.returnUrl(formatUrl('orderWechatH5', { order: orderNo })),
  }
  if (way === 'mini') return null
  if (payUrl !== null) {
    const web = webUrl(payUrl)
    if (!web) throw new ApiError('shape')
    // No address leads from the phone's browser back into the mini-program.
    return way === 'link' ? web.url : hostedCashierUrl(web.url, waysBack)
  }
  if (way !== 'redirect') return null
  return payRedirectUrl({
    ...waysBack,
    apiHost: serverSite(),
    orderNo,
    scene: payAdapter.scene ?? '',
    sign,
    token: tokenItem.get() ?? '',
  })
}

const refused = (message: string) => new ApiError('rejected', { message })

/** The order may exist. This server lists no unpaid ones; one that cost nothing would be listed. */
async function isOrderLost(goods: Goods, { shownCents }: StateOf<'creating'>['request']): Promise<boolean> {
  if (shownCents === 0 || !listsPaidOrdersOnly()) return false
  const store = await openDraft(goods).catch(() => null)
  return store?.get()?.orderNo === null
}

/** The message for the learner; none when the login ended or is another one, because the page gives way by itself. */
function wordsFor(error: unknown, isLost: boolean): string | undefined {
  const again = isLost ? texts.mayBeOrdered : texts.mayRetry
  if (!(error instanceof ApiError)) return again(errorText(error))
  if (error.kind === 'unauthorized' || error.kind === 'aborted') return undefined
  if (error.kind !== 'rejected') return again(error.message)
  return isRefusedWith(error, 'orderNotPayable') ? texts.unpayable : error.message
}
