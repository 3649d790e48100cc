import { Academy } from './setup/academy'
import { payAt, payButton, readPicture } from './setup/flows'
import type { Phone } from './setup/phone'

// Promotions at HEAD: one call for all orders, paid on the server's own cashier.

interface Sale {
  id: number
  goods_type: string
  /** The thing of a flash sale, of a group sale. */
  goods_id?: number
  other_id?: number
}

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open({ dialect: 'head' })
})
afterEach(() => academy.rest())
afterAll(() => academy.close())

async function saleOfCourse(root: string): Promise<Sale> {
  const { data } = await academy.call<{ data: { data: Sale[] } }>('13800000001', root)
  const sale = data.data.find(({ goods_type }) => goods_type === 'course')
  if (!sale) throw new Error(`${root} has no course`)
  return sale
}

async function payAndReturn(phone: Phone, amount: string): Promise<void> {
  await payAt(phone, amount, '支付宝')
  await phone.press('付款成功')
  await phone.at('/pages/order/success')
}

const owns = async (mobile: string, courseId: number | undefined) =>
  (await academy.call<{ isBuy: boolean }>(mobile, `/api/v2/course/${courseId}`)).isBuy

it('a group is opened on one phone and joined on another: both have the course', async () => {
  const { id, other_id: courseId } = await saleOfCourse('/addons/TuanGou/api/v1/t')
  const [opener, friend] = [academy.member(), academy.member()]
  const first = await academy.visitAs(opener)
  await first.go(`/pages/course/show?id=${courseId}`)
  await first.press('开团 ¥69')
  await payAndReturn(first, '69.00')
  await first.press('查看拼团')
  await first.at('/packageA/tg/queue')
  await first.see('还差 1 人拼成')
  expect(await owns(opener, courseId)).toBe(false)
  const { groups } = await academy.control<{ groups: { id: number }[] }>(`group-sale/${id}`)

  const second = await academy.visitAs(friend)
  await second.go(`/packageA/tg/queue?id=${id}&gid=${groups.at(-1)?.id}`)
  await second.press('加入拼团 ¥69')
  await payAndReturn(second, '69.00')
  await second.press('查看拼团')
  await second.see('拼团成功')
  await first.see('拼团成功')
  expect([await owns(opener, courseId), await owns(friend, courseId)]).toEqual([true, true])
  for (const phone of [first, second]) expect(phone.errors).toEqual([])
})

it('a flash sale is won and paid: the course is there', async () => {
  const { id, goods_id: courseId } = await saleOfCourse('/addons/MiaoSha/api/v1/m')
  const mobile = academy.member()
  const phone = await academy.visitAs(mobile)
  await phone.go(`/pages/course/show?id=${courseId}`)
  await readPicture(academy, phone, () => phone.press('立即抢购'))
  await phone.press('立即秒杀')
  await phone.at('/pages/order/order')
  await phone.see(/^名额为你保留/)
  await payButton(phone, '49.00').waitFor()
  await payAndReturn(phone, '49.00')
  expect(await academy.control(`flash-sale/${id}`)).toMatchObject([{ status: 1 }])
  await phone.press('开始学习')
  await phone.at('/pages/course/video')
  expect(await owns(mobile, courseId)).toBe(true)
  expect(phone.errors).toEqual([])
})
