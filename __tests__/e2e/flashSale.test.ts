import { Academy } from './setup/academy'
import { courseOf } from './setup/catalogue'
import { payAt, payButton, readPicture } from './setup/flows'
import type { Phone } from './setup/phone'

interface Sale {
  id: number
  goods_id: number
  goods_type: string
}

let academy: Academy
/** Of the seeded ones that run: a course, and a book with one piece left. */
let [course, book] = [{} as Sale, {} as Sale]
beforeAll(async () => {
  academy = await Academy.open()
})
beforeEach(async () => {
  await academy.control('reset', {})
  const { data } = await academy.call<{ data: { data: Sale[] } }>('13800000001', '/addons/MiaoSha/api/v1/m')
  const first = (type: string) => data.data.find(({ goods_type }) => goods_type === type)
  const [ofCourse, ofBook] = [first('course'), first('book')]
  if (!ofCourse || !ofBook) throw new Error('the seeded flash sales are missing')
  ;[course, book] = [ofCourse, ofBook]
})
afterEach(() => academy.rest())
afterAll(() => academy.close())

const coursePage = () => `/pages/course/show?id=${course.goods_id}`
const held = async ({ id }: Sale) => academy.control<{ memberId: number; status: number }[]>(`flash-sale/${id}`)
const stateOf = async (sale: Sale) => (await held(sale)).map(({ status }) => status)
const ordersOf = async (mobile: string) =>
  (await academy.call<{ data: { goods: { goods_type: string }[] }[] }>(mobile, '/api/v2/member/orders')).data

const typeCaptcha = (phone: Phone, open = () => phone.press('立即抢购')) => readPicture(academy, phone, open)

/** On the course's page, with the picture's text typed in. */
async function atCaptcha(): Promise<Phone> {
  const phone = await academy.visitAs(academy.member())
  await phone.go(coursePage())
  await phone.see('限时秒杀价')
  await typeCaptcha(phone)
  return phone
}

/** A thousand taps in one breath, as a script would make them; the element may go away meanwhile. */
const tapThousandTimes = (phone: Phone, name: string | RegExp) =>
  phone.pressable(name).evaluate((element: HTMLElement) => {
    for (let tap = 0; tap < 1_000; tap++) element.click()
  })

it('a thousand taps on every button are one piece and one order, and the course is there', async () => {
  const mobile = academy.member()
  const phone = await academy.visitAs(mobile)
  await phone.go(coursePage())
  await phone.see('限时秒杀价')
  await typeCaptcha(phone, () => tapThousandTimes(phone, '立即抢购'))
  await tapThousandTimes(phone, '立即秒杀')
  await phone.at('/pages/order/order')
  await phone.see(/^名额为你保留 1[45]分/)
  await payButton(phone, '49.00').waitFor()
  await phone.press('支付宝')
  await payButton(phone, '49.00').waitFor()
  await tapThousandTimes(phone, /^支付宝 ¥49\.00$/)
  await phone.page.waitForURL(/\/sandbox\/gateway/)
  expect(await stateOf(course)).toEqual([0])
  expect(phone.calls('POST', /\/join$/)).toHaveLength(1)
  expect((await ordersOf(mobile)).map(({ goods }) => goods[0]?.goods_type)).toEqual(['秒杀'])
  await phone.press('付款成功')
  await phone.at('/pages/order/success')
  await phone.see('支付成功')
  expect(await stateOf(course)).toEqual([1])
  await phone.press('开始学习')
  await phone.at('/pages/course/video')
  await phone.go(coursePage())
  await phone.pressable(/^(开始|继续)学习/).waitFor()
  await phone.gone('限时秒杀价')
  expect(phone.errors).toEqual([])
})

it('the last piece: who comes second hears it at once, and may buy as usual', async () => {
  const [first, second] = [await academy.visitAs(academy.member()), await academy.visitAs(academy.member())]
  for (const phone of [first, second]) {
    await phone.go(`/packageA/book/show?id=${book.goods_id}`)
    await phone.see('库存剩余 1 件')
    await typeCaptcha(phone)
  }
  await first.press('立即秒杀')
  await first.at('/pages/order/order')
  await second.press('立即秒杀')
  await second.told('已售罄')
  await second.see('已售罄，现在按原价购买')
  await second.pressable('购买电子书').waitFor()
  expect(await stateOf(book)).toEqual([0])
})

it('others take the stock while one types: no promise is kept back', async () => {
  const phone = await atCaptcha()
  await academy.control(`flash-sale/${course.id}/buyers`, { count: 50 })
  await phone.press('立即秒杀')
  await phone.see('已售罄，现在按原价购买')
  expect(await stateOf(course)).toEqual([])
})

it('not paid in time: the cashier says so and leads back, where one can try again', async () => {
  const phone = await atCaptcha()
  await phone.press('立即秒杀')
  await payAt(phone, '49.00', '支付宝')
  await phone.page.goBack()
  await phone.at('/pages/order/wechat_h5')
  await academy.control('clock', { advanceSec: 901 })
  await phone.page.reload()
  await phone.see('订单已取消')
  await phone.press('重新购买')
  await phone.see('秒杀资格已失效')
  await phone.press('返回商品页')
  await phone.at('/pages/course/show')
  await phone.see('库存剩余 12 件')
  await phone.pressable('立即抢购').waitFor()
  expect(await stateOf(course)).toEqual([3])
})

it('behind a queue nothing is promised; then the cashier, and the order is among mine', async () => {
  await academy.control('config', { sandbox: { flash_sale: { queue_ms: 600_000 } } })
  const phone = await atCaptcha()
  await phone.press('立即秒杀')
  await phone.see('人多，正在为你排队')
  expect(phone.route()).toBe('/pages/course/show')
  await academy.pass(600)
  await phone.at('/pages/order/order')
  await phone.go('/pages/member/index')
  await phone.press('我的秒杀')
  await phone.at('/packageA/member/miaosha')
  await phone.press(/^去支付/)
  await phone.at('/pages/order/order')
  await phone.see(/^名额为你保留/)
})

it('a place in the queue survives a reload', async () => {
  await academy.control('config', { sandbox: { flash_sale: { queue_ms: 60_000 } } })
  const phone = await atCaptcha()
  await phone.press('立即秒杀')
  await phone.see('人多，正在为你排队')
  await phone.page.reload()
  await phone.see('人多，正在为你排队')
  await academy.control('clock', { advanceSec: 61 })
  await phone.at('/pages/order/order')
  await phone.see(/^名额为你保留/)
  expect(phone.calls('POST', /\/join$/)).toHaveLength(1)
})

it('an answer that got lost is looked up', async () => {
  const phone = await atCaptcha()
  await academy.fault({ method: 'POST', pattern: '/join$', when: 'after', times: 1, status: 502 })
  await phone.press('立即秒杀')
  await phone.at('/pages/order/order')
  await phone.see(/^名额为你保留/)
  expect(await stateOf(course)).toEqual([0])
})

it('through a locked lesson the sale is named, and a bank transfer is not offered for a piece', async () => {
  const phone = await academy.visitAs(academy.member())
  const [, locked] = courseOf('calligraphy').lessons
  await phone.go(`/pages/course/video?id=${locked?.id}`)
  await phone.press('购买课程 ¥129')
  await phone.at('/pages/order/order')
  await phone.see('正在限时秒杀')
  await phone.see('现在只要 ¥49，先到先得')
  await phone.press('去抢购')
  await phone.at('/pages/course/show')
  await typeCaptcha(phone)
  await phone.press('立即秒杀')
  await phone.at('/pages/order/order')
  await payButton(phone, '49.00').waitFor()
  expect(await phone.sees('手动打款')).toBe(false)
})

it('from the shelf of the home page over the list to the thing', async () => {
  const phone = await academy.visitAs(academy.member())
  await phone.go('/pages/index/index')
  await phone.press('限时秒杀：全部')
  await phone.at('/packageA/ms/index')
  await phone.press(/^抬头看星/)
  await phone.at('/packageA/book/show')
  await phone.see('限时秒杀价')
  await phone.go(`/packageA/ms/index?id=${course.id}`)
  await phone.at('/pages/course/show')
  await phone.see('限时秒杀价')
})
