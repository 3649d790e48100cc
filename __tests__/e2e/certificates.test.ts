import { Academy } from './setup/academy'
import { courseOf } from './setup/catalogue'

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open()
})
afterEach(() => academy.rest())
afterAll(() => academy.close())

const page = '/packageA/member/certification'

it('who has finished a course has its certificate: to look at, to save, without the login in any address', async () => {
  const mobile = academy.member()
  const { lessons } = courseOf('first-web-page')
  for (const { id } of lessons) await academy.call(mobile, `/api/v2/video/${id}/record`, { duration: 100_000 })
  const phone = await academy.visitAs(mobile)
  await phone.go('/pages/member/index')
  await phone.press('我的证书')
  const token = String(await phone.kept('token'))
  await phone.at(page)
  await phone.press('查看证书：第一个网页结业')
  const picture = phone.page.getByAltText('「第一个网页结业」证书')
  await picture.waitFor()
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(1200)
  expect(await phone.page.content()).not.toContain(token)
  expect(phone.page.url()).not.toContain(token)
  const [download] = await Promise.all([phone.page.waitForEvent('download'), phone.press('下载证书')])
  expect(download.suggestedFilename()).toBe('第一个网页结业.png')
  expect(download.url()).not.toContain(token)
  expect(phone.errors).toEqual([])
  await phone.press('全屏查看')
  await phone.page.getByRole('dialog', { name: '图片预览' }).waitFor()
})

it('a picture that does not come can be asked for again', async () => {
  const phone = await academy.visitAs('13800000001')
  await phone.go(page)
  await phone.see('这张证书已经失效')
  const fault = await academy.fault({ pattern: 'cert/\\d+/download', code: 1, message: '证书正在生成' })
  await phone.press('查看证书：商务邮件写作结业')
  await phone.see('证书正在生成')
  await academy.endFault(fault)
  await phone.press('重试')
  await phone.page.getByAltText('「商务邮件写作结业」证书').waitFor()
})
