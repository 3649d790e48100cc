import { openBridge } from '@/platform/appShell/bridge'
import type { AppShell } from '@/platform/appShell/types'

interface Sent {
  id: number
  type: string
  data: Record<string, unknown>
}

let sent: Sent[] = []
const last = (): Sent => sent[sent.length - 1] ?? { id: 0, type: '', data: {} }
const say = (data: unknown) => window.dispatchEvent(new MessageEvent('zhitushell', { data }))
const answer = (message: object) => say(JSON.stringify({ id: last().id, ...message }))
const hello = (abilities: unknown = ['wechatPay', 'applePay', 'share', 'scan'], version: unknown = 1) =>
  answer({ ok: true, data: { version, abilities } })

beforeEach(() => {
  jest.useFakeTimers()
  sent = []
  window.ZhituShell = { postMessage: (text) => void sent.push(JSON.parse(text) as Sent) }
})
afterEach(() => {
  jest.useRealTimers()
  delete window.ZhituShell
  delete window.webkit
})

async function open(): Promise<AppShell> {
  const opening = openBridge()
  hello()
  const shell = await opening
  if (!shell) throw new Error('no bridge')
  return shell
}

describe('greeting', () => {
  test('nobody is there', async () => {
    delete window.ZhituShell
    expect(await openBridge()).toBeNull()
  })

  test('the app does not answer', async () => {
    const opening = openBridge()
    await jest.advanceTimersByTimeAsync(1_500)
    expect(await opening).toBeNull()
  })

  test.each([
    ['a newer app', ['wechatPay'], 2],
    ['abilities that do not read', 'all', 1],
  ])('%s is plain H5', async (_, abilities, version) => {
    const opening = openBridge()
    hello(abilities, version)
    expect(await opening).toBeNull()
  })

  test('noise is no answer', async () => {
    const opening = openBridge()
    for (const noise of [null, {}, 'text', '[]', '{"id":"1","ok":true}', '{"id":1}']) say(noise)
    hello()
    expect((await opening)?.can('scan')).toBe(true)
  })

  test('the port of iOS is found too, and an ability that is not named is missing', async () => {
    const { ZhituShell } = window
    delete window.ZhituShell
    window.webkit = { messageHandlers: { ZhituShell } }
    const opening = openBridge()
    hello(['share'])
    const shell = await opening
    expect([shell?.can('share'), shell?.can('applePay')]).toEqual([true, false])
  })
})

describe('paying', () => {
  test.each([
    [{ ok: true }, 'paid'],
    [{ ok: false, reason: 'cancelled' }, 'cancelled'],
    [{ ok: false, reason: 'refused' }, 'failed'],
    [{ ok: false }, 'failed'],
  ])('%j', async (message, outcome) => {
    const shell = await open()
    const paying = shell.pay('wechatPay', { prepayid: 'wx1' })
    expect(last()).toMatchObject({ type: 'wechatPay', data: { prepayid: 'wx1' } })
    answer(message)
    expect(await paying).toBe(outcome)
  })

  const show = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }

  test('nobody says how it ended: unknown, soon after the page is in front again', async () => {
    const shell = await open()
    const ended = jest.fn()
    void shell.pay('wechatPay', {}).then(ended)
    await jest.advanceTimersByTimeAsync(120_000)
    show('hidden')
    show('visible')
    await jest.advanceTimersByTimeAsync(4_900)
    expect(ended).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(200)
    expect(ended).toHaveBeenCalledWith('unknown')
  })

  test('a port that throws has taken nothing', async () => {
    const shell = await open()
    jest.spyOn(window.ZhituShell ?? { postMessage: () => undefined }, 'postMessage').mockImplementation(() => {
      throw new Error('gone')
    })
    expect(await shell.pay('alipay', {})).toBe('failed')
  })
})

describe('Apple’s store', () => {
  const bought = { orderNo: 'a1', transactionId: 't1', receipt: 'r1' }

  test('a purchase', async () => {
    const shell = await open()
    const buying = shell.buyApple({ productId: 'p1', orderNo: 'a1' })
    answer({ ok: true, data: bought })
    expect(await buying).toEqual(bought)
  })

  test.each([
    ['without a receipt the money may be gone', { ok: true, data: { ...bought, receipt: '' } }, 'unknown'],
    ['cancelled', { ok: false, reason: 'cancelled' }, 'cancelled'],
    ['forbidden on this phone', { ok: false, reason: 'refused' }, 'failed'],
  ])('%s', async (_, message, outcome) => {
    const shell = await open()
    const buying = shell.buyApple({ productId: 'p1', orderNo: 'a1' })
    answer(message)
    expect(await buying).toBe(outcome)
  })

  test('of what waits, a broken entry costs no other', async () => {
    const shell = await open()
    const listing = shell.listApplePurchases()
    answer({ ok: true, data: { purchases: [{}, bought, null] } })
    expect(await listing).toEqual([bought])
  })
})

test('share and scan', async () => {
  const shell = await open()
  const card = { title: '课', text: '好', url: 'https://h5/#/', image: '' }
  const sharing = shell.share(card)
  expect(last()).toMatchObject({ type: 'share', data: card })
  answer({ ok: false, reason: 'cancelled' })
  expect(await sharing).toBe(true)
  const refused = shell.share(card)
  answer({ ok: false, reason: 'refused' })
  expect(await refused).toBe(false)
  const scanning = shell.scan()
  answer({ ok: true, data: { text: 'ZT2026' } })
  expect(await scanning).toBe('ZT2026')
  const nothing = shell.scan()
  answer({ ok: false, reason: 'cancelled' })
  expect(await nothing).toBeNull()
})
