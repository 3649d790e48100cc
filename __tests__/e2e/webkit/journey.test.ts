import { courseOf } from '../setup/catalogue'
import { typeSentCode } from './setup/forms'
import { Webkit } from './setup/webkit'

const sql = courseOf('sql')

let webkit: Webkit
beforeAll(async () => {
  webkit = await Webkit.open()
})
afterEach(() => webkit.rest())
afterAll(() => webkit.close())

it('leads a visitor from the home page over SMS, cashier and gateway into the lesson, and out again', async () => {
  const phone = await webkit.visit()
  await phone.go('/')
  await phone.press(/SQL 十五课/)
  await phone.at('/pages/auth/login')
  await phone.press('短信登录')
  await phone.fill('手机号', '13712345678')
  await typeSentCode(webkit.academy, phone, '13712345678')
  await phone.press('同意用户协议和隐私政策')
  await phone.press('登录')

  await phone.at('/pages/course/show')
  expect((await phone.url()).hash).toBe(`#/pages/course/show?id=${sql.id}`)
  await phone.press('立即购买')
  await phone.at('/pages/order/order')
  await phone.press(/优惠码/)
  await phone.fill('优惠码', 'ZT2026')
  await phone.press('使用')
  await phone.press('支付宝')
  await phone.press('支付宝 ¥39.00')
  await phone.outside('/sandbox/gateway')
  await phone.press('付款成功')
  await phone.at('/pages/order/success')
  await phone.see('支付成功')
  await phone.see('¥39.00')
  await phone.see(sql.title)

  await phone.press('开始学习')
  await phone.at('/pages/course/video')
  expect(await phone.watch(2)).toBeGreaterThan(2)

  await phone.go('/pages/course/index')
  await phone.press('继续学习')
  await phone.at('/pages/course/video')
  expect((await phone.url()).hash).toContain(`id=${sql.lessons[0]?.id}`)

  await phone.go('/')
  await phone.press('我的')
  await phone.press('设置')
  await phone.press('退出登录')
  await phone.press('退出')
  await phone.told('已安全退出')
  await phone.see('登录 / 注册')
  expect(await phone.errors()).toEqual([])
})
