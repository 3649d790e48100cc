import { Academy } from './setup/academy'
import { logIn, readPicture } from './setup/flows'
import type { Phone } from './setup/phone'

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open()
})
afterEach(() => academy.rest())
afterAll(() => academy.close())

const root = '/packageA/member/codeExchanger'

/** In the sheet: reads its picture and sends what it says. */
async function passCaptcha(phone: Phone, open: () => Promise<void>): Promise<void> {
  await readPicture(academy, phone, open)
  await phone.press('确定')
}

it('a pasted code opens what is lacking, and is used up', async () => {
  const phone = await academy.visitAs(academy.member())
  await phone.go('/pages/member/index')
  await phone.press('兑换课程')
  await phone.at(`${root}/index`)
  await phone.fill('兑换码', ' zt gift 2026 ')
  await passCaptcha(phone, () => phone.press('验证'))
  await phone.see('验证成功，可兑换以下内容')
  await passCaptcha(phone, () => phone.press('确认兑换'))
  await phone.at(`${root}/success`)
  await phone.see('「开学礼包」的内容已经可以学了')
  await phone.press(/^TypeScript 类型实战/)
  await phone.at('/pages/course/show')
  await phone.pressable(/^(开始学习|会员免费看)$/).waitFor()
  await phone.press('返回')
  await phone.at(`${root}/success`)
  await phone.press('继续兑换')
  await phone.at(`${root}/index`)
  await phone.fill('兑换码', 'ZTGIFT2026')
  await passCaptcha(phone, () => phone.press('验证'))
  await phone.see('这个兑换码你已经兑换过，里面的内容可以直接学')
  await phone.reads('兑换码', 'ZTGIFT2026')
  await phone.press('兑换记录')
  await phone.press(/^开学礼包/)
  await phone.see('月度会员')
  expect(phone.errors).toEqual([])
})

it('a wrong picture costs a picture, and a code whose things are all mine stays unused', async () => {
  const phone = await academy.visitAs('13800000001')
  await phone.go(`${root}/index`)
  await phone.fill('兑换码', 'ztowned')
  await Promise.all([phone.page.waitForResponse(/captcha\/image/), phone.press('验证')])
  // What is typed before the picture is there was read in none.
  await phone.settled()
  await phone.fill('图形验证码', '????')
  await Promise.all([phone.page.waitForResponse(/captcha\/image/), phone.press('确定')])
  await phone.see('图形验证码错误')
  await phone.settled()
  await passCaptcha(phone, () => phone.press('图形验证码，点按换一张'))
  await phone.see('这些内容你都已拥有')
  await phone.has('确认兑换', 'aria-disabled', 'true')
  expect(phone.calls('POST', /confirm/)).toEqual([])
})

it('a present waits for its friend through the login, in no address, and is not used by looking at it', async () => {
  const giver = await academy.visitAs(academy.member())
  await giver.go(`${root}/index`)
  await giver.fill('兑换码', ' zt gift2026')
  await giver.press(/^送给朋友/)
  await giver.page.getByAltText('兑换码的分享卡片').waitFor()
  expect(giver.calls('POST', /CodeExchanger/)).toEqual([])

  const phone = await academy.visit()
  await phone.go(`${root}/index?code=ZTGIFT2026&msv=3`)
  await phone.at('/pages/auth/login')
  expect(phone.page.url()).not.toContain('ZTGIFT')
  await logIn(phone, academy.member())
  await phone.at(`${root}/index`)
  await phone.see(/^有人送你一个兑换码/)
  await phone.reads('兑换码', 'ZTGIFT2026')
  expect(phone.page.url()).not.toContain('ZTGIFT')
  expect(phone.calls('POST', /CodeExchanger/)).toEqual([])
  expect([...giver.errors, ...phone.errors]).toEqual([])
})
