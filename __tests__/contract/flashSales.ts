import type { CaptchaAnswer } from '@/api/captcha'
import * as flashSale from '@/api/flashSale'

interface Context {
  /** Notes that a call was made. */
  mark: <T>(name: string, promise: Promise<T>) => Promise<T>
  login: (mobile?: string) => Promise<void>
  readCaptcha: () => Promise<CaptchaAnswer>
}

/** The calls about flash sales. */
export function flashSaleTests({ mark, login, readCaptcha }: Context): void {
  test('a flash sale: found, a piece won, ordered, among mine', async () => {
    await login('13900000010')
    const { items } = await mark('flashSale.listFlashSales', flashSale.listFlashSales(1, 10))
    expect(new Set(items.map(({ state }) => state))).toEqual(new Set(['running', 'soon', 'over']))
    const [running] = items
    if (!running) throw new Error('no flash sale is seeded')
    const { id, goods } = running
    const { sale } = await mark('flashSale.findFlashSale', flashSale.findFlashSale(goods.type, goods.id))
    expect(sale).toMatchObject({ id, state: 'running', priceCents: 4900, endsAt: expect.any(Date) })
    const won = await mark('flashSale.reserveFlashSale', flashSale.reserveFlashSale(id, await readCaptcha()))
    expect(won).toMatchObject({ state: 'won', reservedUntil: expect.any(Date) })
    const again = async () => flashSale.reserveFlashSale(id, await readCaptcha())
    await expect(again()).rejects.toMatchObject({ kind: 'rejected', message: '请勿重复参与' })
    const detail = await mark('flashSale.getFlashSale', flashSale.getFlashSale(id))
    expect(detail.reservation?.id).toBe(won?.id)
    const order = await mark('flashSale.createFlashSaleOrder', flashSale.createFlashSaleOrder(won?.id ?? 0, null))
    expect(order).toMatchObject({ amountDueCents: 4900, isPaid: false })
    const mine = await mark('flashSale.listFlashSaleOrders', flashSale.listFlashSaleOrders(1, 10))
    expect(mine.items).toEqual([
      expect.objectContaining({ id: won?.id, state: 'won', goods: expect.objectContaining(goods) }),
    ])
  })

  test('a thing in no flash sale has none', async () => {
    await expect(flashSale.findFlashSale('book', 999)).resolves.toEqual({ sale: null, reservation: null })
  })
}
