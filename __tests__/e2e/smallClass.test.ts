import { Academy } from './setup/academy'
import { logIn } from './setup/flows'
import type { Phone } from './setup/phone'

/** Takes newcomers, and its first lesson is on; the second class is free. */
const enrolling = { id: 1, title: '英语精读六人班：一篇文章读八周', lesson: '开班说明会：怎么读，读什么' }
const free = { id: 3, lesson: '第二场：旁听一节口语' }

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open()
  await academy.control('config', { sandbox: { pay_delay_ms: 0 } })
})
afterEach(() => academy.rest())
afterAll(() => academy.close())

const inClassroom = (phone: Phone) => phone.page.waitForURL(/\/sandbox\/classroom\//)

/** The addresses that the app itself has had. */
function ownAddresses(phone: Phone): string[] {
  const seen: string[] = []
  phone.page.on('framenavigated', (frame) => {
    if (frame.url().includes('#')) seen.push(frame.url())
  })
  return seen
}

it('a class found, bought, and its lesson entered with the login; back leads to the timetable', async () => {
  const mobile = academy.member()
  const phone = await academy.visitAs(mobile)
  const addresses = ownAddresses(phone)
  await phone.go('/pages/index/index')
  await phone.press('班课')
  await phone.at('/packageA/ke/index')
  await phone.press('语言')
  await phone.press('小班课')
  await phone.press(new RegExp(enrolling.title))
  await phone.press('课表')
  await phone.press(new RegExp(enrolling.lesson))
  await phone.press('去报名')
  await phone.at('/pages/order/order')
  await phone.press(/^支付宝 ¥1280/)
  await phone.page.waitForURL(/\/sandbox\/gateway/)
  await phone.press('付款成功')
  await phone.see('支付成功')
  await phone.see('班课已放进「学习」，上课时从课表进教室')
  await phone.press('查看课表')
  await phone.press(new RegExp(enrolling.lesson))
  await inClassroom(phone)
  await phone.see(/，欢迎来上课$/)
  const token = new URL(phone.page.url()).searchParams.get('token') ?? ''
  expect(token).toBe(await phone.kept('token'))
  expect(addresses.some((address) => address.includes('lesson_id='))).toBe(true)
  expect(addresses.filter((address) => address.includes(token))).toEqual([])

  await phone.page.goBack()
  await phone.at('/packageA/ke/show')
  await phone.see('已购')
  await phone.go('/pages/course/index')
  await phone.press('班课')
  await phone.see('购买时间：刚刚')
  await phone.press(new RegExp(enrolling.title))
  await phone.see('进入教室')
  expect(phone.errors).toEqual([])
})

it('a lesson without a page says so; a full class is not sold', async () => {
  const phone = await academy.visitAs('13800000001')
  await phone.go('/packageA/ke/show?id=2')
  await phone.press(/脏数据的十种样子/)
  await phone.told('这节课没有回放')
  await phone.open('/packageA/ke/show?id=4&tab=timetable')
  await phone.see('名额已满')
  await phone.press(/摸底/)
  await phone.lacks('去报名')
  await phone.open('/pages/order/order?type=smallClass&id=4')
  await phone.see('这个班现在不能报名，看看详情里的说明')
})

it('a visitor with the address of a lesson logs in, and is in the classroom', async () => {
  const mobile = academy.member()
  const phone = await academy.visit()
  await phone.go(`/packageA/ke/show?id=${free.id}&tab=timetable`)
  await logIn(phone, mobile)
  await phone.press(new RegExp(free.lesson))
  await inClassroom(phone)
  const room = phone.page.url().replace(/.*classroom\/(\d+).*/, '$1')
  const stranger = await academy.visit()
  await stranger.go(`/pages/webview/webview?class_id=${free.id}&lesson_id=${room}`)
  await logIn(stranger, academy.member())
  await inClassroom(stranger)
  await stranger.see(/，欢迎来上课$/)
})

it('an academy without the add-on shows no way there, and asks for nothing', async () => {
  await academy.control('config', { enabled_addons: ['TemplateOne'] })
  const phone = await academy.visitAs(academy.member())
  await phone.go('/pages/index/index')
  await phone.see('本周好课')
  await phone.gone('班课')
  await phone.go('/packageA/ke/index')
  await phone.see('这里还没有开放')
  expect(phone.calls('GET', /addons\/ke/)).toEqual([])
})
