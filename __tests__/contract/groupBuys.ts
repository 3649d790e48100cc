import * as groupBuy from '@/api/groupBuy'

interface Context {
  /** Notes that a call was made. */
  mark: <T>(name: string, promise: Promise<T>) => Promise<T>
  login: (mobile?: string) => Promise<void>
}

/** The calls about group buying. */
export function groupBuyTests({ mark, login }: Context): void {
  test('group buying: found, a group joined, among mine', async () => {
    await login('13900000011')
    const { items } = await mark('groupBuy.listGroupBuys', groupBuy.listGroupBuys(1, 10))
    expect(new Set(items.map(({ state }) => state))).toEqual(new Set(['running', 'soon', 'over']))
    const [running] = items
    if (!running) throw new Error('no group buying is seeded')
    const { id, goods } = running
    const found = await mark('groupBuy.findGroupBuy', groupBuy.findGroupBuy(goods.type, goods.id))
    expect(found.sale).toMatchObject({ id, state: 'running', priceCents: 6900, people: 2, endsAt: expect.any(Date) })
    expect(found.groups).toHaveLength(3)
    const gid = found.groups[0]?.id ?? 0
    const group = await mark('groupBuy.getGroup', groupBuy.getGroup(id, gid))
    expect(group).toMatchObject({ id: gid, state: 'open', missing: 1, closesAt: expect.any(Date) })
    const order = await mark('groupBuy.createGroupBuyOrder', groupBuy.createGroupBuyOrder(id, gid, null))
    expect(order).toMatchObject({ amountDueCents: 6900, isPaid: false })
    const mine = await mark('groupBuy.listGroupBuyOrders', groupBuy.listGroupBuyOrders(1, 10))
    expect(mine.items).toMatchObject([{ state: 'unpaid', saleId: id, group: { id: gid }, goods, refund: '' }])
    const detail = await mark('groupBuy.getGroupBuy', groupBuy.getGroupBuy(id))
    expect(detail.own).toBeNull()
  })
}
