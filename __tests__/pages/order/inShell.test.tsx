import { act } from 'react'

import { type ExtraConfig, noExtras } from '@/api/app'
import { useDialog } from '@/features/shared/dialog'
import Order from '@/pages/order/order'
import { connectedShell, connectShell } from '@/platform/appShell'
import type { AppShell, ShellAbility, ShellOutcome } from '@/platform/appShell/types'
import { useAppConfig } from '@/stores/appConfig'
import { useSession } from '@/stores/session'

import { detailWire } from '../../factories/course'
import { aMember } from '../../factories/member'
import { fakeBackend, noNetwork, ok, refusal } from '../../setup/backend'
import { press, settle } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen } from '../../setup/openScreen'

jest.mock('@/platform/appShell', () => ({ connectShell: jest.fn(), connectedShell: jest.fn() }))

function insideApp(ability: ShellAbility, pay: AppShell['pay'] = jest.fn()): void {
  const shell: AppShell = {
    can: (asked) => asked === ability,
    pay,
    buyApple: jest.fn(),
    listApplePurchases: jest.fn(),
    finishApplePurchase: jest.fn(),
    share: jest.fn(),
    signInWithApple: jest.fn(),
    scan: jest.fn(),
  }
  jest.mocked(connectShell).mockResolvedValue(shell)
  jest.mocked(connectedShell).mockReturnValue(shell)
}

beforeEach(() => {
  localStorage.clear()
  jest.clearAllMocks()
})

describe('a top-up that is paid in Alipay’s app', () => {
  const listCall = 'GET /api/v2/member/orders'
  const statusCall = 'GET /api/v2/order/status'
  const createCall = 'POST /api/v2/order/recharge'
  const signCall = 'POST /api/v2/order/payment/alipay/app'
  const replies = {
    'GET /addons/templateOne/api/v1/settings': ok({ credit2_name: '学币', credit2_exchange_rate: 10 }),
    'GET /api/v2/member/detail': ok({ id: 7, credit2: 500 }),
    'GET /api/v2/order/payments': ok([{ sign: 'alipay_app', name: '支付宝', icon: '' }]),
    [signCall]: ok({ data: 'signed' }),
    [listCall]: ok({ data: [], total: 0 }),
    [statusCall]: ok({ status: 5 }),
    [createCall]: ok({ order_id: '1103', charge: 50, status_text: '未支付' }),
  }
  const row = (status: string) => ({
    id: 1,
    order_id: '1103',
    charge: 50,
    payment_method: '',
    payment_text: '',
    status_text: status,
    created_at: new Date().toISOString(),
    goods: [{ goods_id: 0, goods_type: 'RECHARGE', goods_name: '学币充值', goods_thumb: '' }],
  })
  const cashier = { type: 'recharge', id: '50' }
  const bill = '/pages/order/order?type=recharge&id=50'

  /** Alipay is in front. */
  async function payInApp() {
    let end: (outcome: ShellOutcome) => void = () => undefined
    const pay = jest.fn<Promise<ShellOutcome>, []>(() => new Promise((resolve) => (end = resolve)))
    insideApp('alipay', pay)
    const backend = fakeBackend(replies)
    const screen = await openScreen(Order, { params: cashier, user: aMember(), pages: [bill] })
    await settle(50)
    await press('支付宝 ¥50.00')
    await settle(50)
    expect(pay).toHaveBeenCalledTimes(1)
    const isPaid = () => {
      backend.reply(listCall, ok({ data: [row('已支付')], total: 1 }))
      backend.reply(statusCall, ok({ status: 9 }))
    }
    return { screen, isPaid, end: (outcome: ShellOutcome) => act(async () => end(outcome)) }
  }

  const addressed = () => Object.fromEntries(new URLSearchParams(navigation.address().split('?')[1]))

  test('the app’s page is loaded anew meanwhile: it is this payment that has succeeded, and none is offered', async () => {
    const { isPaid } = await payInApp()
    isPaid()
    const params = addressed()
    const screen = await openScreen(Order, { params, user: aMember() })
    await settle(50)
    expect(screen.text()).not.toContain('再付会再充一笔')
    expect(navigation.replaced()).toEqual(['/pages/order/success?order=1103'])
  })

  test('the login ends meanwhile: the same, after the login', async () => {
    const { isPaid } = await payInApp()
    isPaid()
    await act(async () => useSession.setState({ isLogin: false, user: null }))
    await settle()
    expect(decodeURIComponent(navigation.replaced().join())).toContain('order=1103')
    await act(async () => useSession.setState({ isLogin: true, user: aMember() }))
    await settle(50)
    expect(navigation.replaced()).toContain('/pages/order/success?order=1103')
  })

  test('cancelled there: the bill is as it was, and pays the same order', async () => {
    const { screen, end } = await payInApp()
    await end('cancelled')
    await settle(50)
    await screen.see('接着付即可')
    expect(navigation.replaced()).toEqual([])
    expect(addressed()).toEqual({ ...cashier, order: '1103' })
  })

  test('the answer that opens the app is lost: the bill stays, and the next tap pays the same order', async () => {
    const pay = jest.fn<Promise<ShellOutcome>, []>(() => Promise.resolve('cancelled'))
    insideApp('alipay', pay)
    const backend = fakeBackend({ ...replies, [signCall]: noNetwork })
    const screen = await openScreen(Order, { params: cashier, user: aMember(), pages: [bill] })
    await settle(50)
    await press('支付宝 ¥50.00')
    await settle(50)
    await screen.see('再点一次不会重复下单')
    expect(screen.text()).not.toContain('先看看结果')
    backend.reply(signCall, replies[signCall])
    await press('支付宝 ¥50.00')
    await settle(50)
    expect(pay).toHaveBeenCalledTimes(1)
    expect(backend.sentTo(createCall)).toHaveLength(1)
  })

  test('left behind for a new one, it is not come back to', async () => {
    const { end } = await payInApp()
    await end('cancelled')
    await settle(50)
    await press('重新下单')
    await act(async () => useDialog.getState().open?.answer(true))
    await settle(50)
    expect(addressed()).toEqual(cashier)
  })
})

describe('in an app of Apple’s, whose store has prices of its own for coins', () => {
  const open = async (terms: Partial<ExtraConfig>) => {
    insideApp('applePay')
    fakeBackend({
      'GET /api/v2/course/3': ok(detailWire()),
      'GET /api/v2/member/detail': ok({ id: 7, credit2: 120 }),
      'GET /api/v2/member/orders': ok({ data: [], total: 0 }),
      'GET /api/v2/order/payments': ok([{ sign: 'credit2', name: '余额支付', icon: '' }]),
      'GET /api/v9/apple/products': ok([{ product_id: 'coins.6', charge: 6, credit2: 42 }]),
      'POST /api/v2/order/course': ok({ order_id: '1104', charge: 199, status_text: '未支付' }),
      'POST /api/v2/order/pay/credit2': refusal('余额不足'),
    })
    const params = { type: 'course', id: '3' }
    const screen = await openScreen(Order, { params, user: aMember({ balanceYuan: 120 }) })
    await act(async () => useAppConfig.setState({ extraConfig: { ...noExtras, ...terms } }))
    await settle(50)
    return screen
  }

  test.each([
    ['coins', { balanceName: '学币', coinsPerYuan: 10 }, '学币：需 1990，可用 120，还差 1870 学币', '还差 1870 学币'],
    ['a balance without a name', { coinsPerYuan: 1 }, '可用余额 ¥120.00，还差 ¥79.00', '还差 ¥79.00'],
  ])('what is missing is said in %s', async (_, terms, row, lack) => {
    const screen = await open(terms)
    await screen.see(row)
    await press('余额支付 ¥199.00')
    await settle(50)
    expect(useDialog.getState().open?.text).toBe(`${lack}。充值后回到这里，接着付这一笔`)
    await act(async () => useDialog.getState().open?.answer(false))
  })
})
