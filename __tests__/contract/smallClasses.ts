import * as order from '@/api/order'
import * as smallClass from '@/api/smallClass'
import { kindOf } from '@/goods/kinds'
import { itemOf } from '../setup/saleItem'

interface Context {
  /** Notes that a call was made. */
  mark: <T>(name: string, promise: Promise<T>) => Promise<T>
  login: (mobile?: string) => Promise<void>
  admin: (route: string, body: unknown) => Promise<unknown>
}

const all: smallClass.SmallClassFilter = { type: '', categoryId: 0, childId: 0 }

/** The calls about small classes, from the list to a bought one. */
export function smallClassTests({ mark, login, admin }: Context): void {
  test('small classes: every form, every state, and what is mine', async () => {
    await login()
    const list = await mark('smallClass.listSmallClasses', smallClass.listSmallClasses(all, 1, 100))
    expect(new Set(list.items.map(({ typeText }) => typeText))).toEqual(new Set(['小班课', '大班课', '直播课', '1v1']))
    expect(new Set(list.items.map(({ enrolment }) => enrolment))).toEqual(
      new Set(['upcoming', 'open', 'full', 'stopped', 'running', 'ended']),
    )
    expect(list.categories.map(({ children }) => children.length)).toEqual([2, 2, 0])
    const [language] = list.categories
    const japanese = { ...all, categoryId: language?.id ?? 0, childId: language?.children[1]?.id ?? 0 }
    expect((await smallClass.listSmallClasses(japanese, 1, 16)).items).toMatchObject([{ categoryName: '日语' }])
    const oneToOne = await smallClass.listSmallClasses({ ...all, type: '3' }, 1, 16)
    expect(oneToOne.items).toMatchObject([{ typeText: '1v1', enrolment: 'full', maxCount: 1 }])

    const states = new Set<string>()
    for (const { id, title } of list.items) {
      const detail = await mark('smallClass.getSmallClass', smallClass.getSmallClass(id))
      expect(detail.smallClass).toMatchObject({ title, opensAt: expect.any(Date), endsAt: expect.any(Date) })
      for (const { state, roomUrl } of detail.lessons) states.add(`${state}${roomUrl === '' ? '' : ' room'}`)
    }
    expect([...states].sort()).toEqual(['on room', 'over', 'over room', 'upcoming', 'upcoming room'])

    const mine = await mark('smallClass.listStudyClasses', smallClass.listStudyClasses(1, 1))
    expect(mine).toMatchObject({ total: 2, hasMore: true, items: [{ boughtAt: expect.any(Date) }] })
    expect(await smallClass.getSmallClass(mine.items[0]?.classId ?? 0)).toMatchObject({
      canAttend: true,
      smallClass: { title: mine.items[0]?.title },
    })
  })

  test('a small class bought: not mine, ordered, paid, mine; a shut one is not sold', async () => {
    await login('13900000023')
    const { items } = await smallClass.listSmallClasses(all, 1, 100)
    const open = items.find(({ enrolment, priceCents }) => enrolment === 'open' && priceCents !== 0)
    const { id = 0, priceCents = 0 } = open ?? {}
    const kind = kindOf('smallClass')
    expect(await itemOf('smallClass', id)).toMatchObject({ priceCents, isOwned: false })
    const created = await mark('order.createAddonOrder', kind.createOrder(id, null))
    expect(created).toMatchObject({ isPaid: false, amountDueCents: priceCents })
    await admin(`orders/${created.orderNo}/status`, { status: 9 })
    expect(await itemOf('smallClass', id)).toMatchObject({ isOwned: true })
    const [row] = (await order.listOrders(1, 10)).items
    expect(row?.goods).toMatchObject({ type: kind.names.order, id })
    const full = items.find(({ enrolment }) => enrolment === 'full')
    expect(await itemOf('smallClass', full?.id ?? 0)).toMatchObject({ priceCents: null })
    await expect(kind.createOrder(full?.id ?? 0, null)).rejects.toMatchObject({ message: '当前班课名额已满' })
  })
}
