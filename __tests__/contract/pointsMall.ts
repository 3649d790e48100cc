import * as pointsMall from '@/api/pointsMall'

interface Context {
  /** Notes that a call was made. */
  mark: <T>(name: string, promise: Promise<T>) => Promise<T>
  login: (mobile?: string) => Promise<void>
}

const address = {
  ...{ id: 0, name: '林小满', mobile: '13800000001' },
  ...{ province: '浙江省', city: '杭州市', area: '西湖区', street: '文三路 1 号' },
}

/** The calls about what points buy. */
export function pointsMallTests({ mark, login }: Context): void {
  test('points: what they buy, a parcel to a new address, a book at once, refusals', async () => {
    await login()
    const { items, total } = await mark('pointsMall.listMallGoods', pointsMall.listMallGoods(1, 10))
    expect(total).toBe(9)
    expect(items[0]).toMatchObject({ title: '黄铜书签三枚', points: 20, isVirtual: false })
    const bookmark = await mark('pointsMall.getMallGoods', pointsMall.getMallGoods(1))
    expect(bookmark.html).toContain('黄铜薄片')
    expect(await pointsMall.getMallAddress()).toBeNull()
    await mark('pointsMall.exchangeMallGoods', pointsMall.exchangeMallGoods(1, address))
    const kept = await mark('pointsMall.getMallAddress', pointsMall.getMallAddress())
    expect(kept).toMatchObject({ street: '文三路 1 号', area: '西湖区' })
    const orders = await mark('pointsMall.listMallOrders', pointsMall.listMallOrders(1, 10))
    expect(orders.items[0]).toMatchObject({ goodsId: 1, points: 20, isSent: false })
    expect(orders.items.map(({ isSent, isVirtual }) => [isSent, isVirtual])).toEqual([
      [false, false],
      [false, false],
      [true, true],
      [true, false],
    ])
    await expect(pointsMall.exchangeMallGoods(2, kept)).rejects.toMatchObject({ message: '库存不足' })
    await expect(pointsMall.exchangeMallGoods(1, kept)).rejects.toMatchObject({ message: '积分余额不足' })
    await expect(pointsMall.getMallGoods(10)).rejects.toMatchObject({ message: '商品已下架' })
  })
}
