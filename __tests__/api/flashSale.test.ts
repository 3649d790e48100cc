import { findFlashSale, listFlashSaleOrders, listFlashSales, reserveFlashSale } from '@/api/flashSale'
import { serverClock } from '@/lib/serverClock'

import { flashOrderWire, flashSaleWire, reservationWire } from '../factories/flashSale'
import { fakeBackend, ok } from '../setup/backend'

const root = '/addons/MiaoSha/api/v1/m'
const nowMs = Date.UTC(2026, 0, 2)
beforeEach(() => jest.spyOn(serverClock, 'now').mockReturnValue(nowMs))

test('a thing in a sale; its end counts on from the answer', async () => {
  const backend = fakeBackend({ [`GET ${root}/0`]: ok({ data: flashSaleWire(), order: reservationWire() }) })
  const { sale, reservation } = await findFlashSale('learnPath', 3)
  expect(backend.sent[0]?.query).toEqual({ course_type: 'learnPath', course_id: '3' })
  expect(sale).toMatchObject({ id: 8, priceCents: 4900, originalCents: 19900, state: 'running', stockLeft: 5 })
  expect(sale?.endsAt).toEqual(new Date(nowMs + 3_600_000))
  expect(reservation).toEqual({ id: 31, state: 'won', reservedUntil: new Date(nowMs + 900_000) })
})

test.each([
  ['empty parts', { data: [], order: [] }],
  ['null', { data: null, order: null }],
  ['nothing at all', {}],
])('no sale: %s', async (_, answer) => {
  fakeBackend({ [`GET ${root}/0`]: ok(answer) })
  await expect(findFlashSale('course', 3)).resolves.toEqual({ sale: null, reservation: null })
})

test.each([
  ['before', { is_start: 0 }, 'soon'],
  ['running', { is_start: '1' }, 'running'],
  ['sold out', { is_over: 1, over_num: 0 }, 'over'],
])('%s', async (_, over, state) => {
  fakeBackend({ [`GET ${root}`]: ok({ data: { data: [flashSaleWire(over)], total: 1 } }) })
  expect((await listFlashSales(1, 10)).items[0]?.state).toBe(state)
})

test('a server that does not count seconds says the end in words', async () => {
  const wire = flashSaleWire({ expired_seconds: undefined })
  fakeBackend({ [`GET ${root}/0`]: ok({ data: wire, order: { id: 31, status: 3 } }) })
  const { sale, reservation } = await findFlashSale('course', 3)
  expect(sale?.endsAt).toEqual(new Date('2099-01-01T02:00:00Z'))
  expect(reservation).toEqual({ id: 31, state: 'lost', reservedUntil: null })
})

test('wanting a piece sends the captcha under its own names; an answer without a piece is a queue', async () => {
  const backend = fakeBackend({ [`POST ${root}/8/join`]: ok([]) })
  await expect(reserveFlashSale(8, { captchaKey: 'k1', captchaText: 'k7wp' })).resolves.toBeNull()
  expect(backend.sent[0]?.body).toEqual({ captcha: 'k7wp', captcha_key: 'k1' })
})

test('what I have won; of a deleted thing too', async () => {
  const rows = [flashOrderWire(), flashOrderWire({ id: 32, status: 1, goods: [] })]
  fakeBackend({ [`GET ${root}/user/orders`]: ok({ data: rows, total: 2 }) })
  const { items } = await listFlashSaleOrders(1, 10)
  expect(items.map(({ id, state, goods }) => [id, state, goods?.id])).toEqual([
    [31, 'won', 3],
    [32, 'paid', undefined],
  ])
})
