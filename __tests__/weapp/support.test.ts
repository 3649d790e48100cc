import { type Academy, launch, learner, openAcademy } from './harness'
import type { Element } from './harness/element'

/** Builds of academies whose people can be reached, each by its own way. */
let academy: Academy
beforeAll(async () => void (academy = await openAcademy()))

const start = async (customerService: string, url: string, isMember = false) => {
  const stored = isMember ? await academy.phoneOf(learner) : undefined
  return launch({ sandboxUrl: academy.url, url, stored, built: { customerService } })
}

const chatButton = (element: Element) => element.tag === 'button' && element.attribute('open-type') === 'contact'

test('contact: the login has WeChat’s own button into the chat, which asks for no consent', async () => {
  const app = await start('contact', '/pages/auth/login')
  await app.page.findOne(chatButton, 'the chat’s button')
  await app.page.tap('联系客服')
  expect(app.seen.chats).toEqual(['contact'])
  expect(app.privacy().timesAsked).toBe(0)
  expect(app.stack()).toEqual(['pages/auth/login'])
})

test('contact: in 我的 that button lies over the cell, and says the same', async () => {
  const app = await start('contact', '/pages/member/index', true)
  const button = await app.page.findOne(chatButton, 'the chat’s button')
  expect(button.text).toBe('联系客服')
  expect(app.page.findAll('button').filter(chatButton)).toHaveLength(1)
  await app.page.find('联系客服')
})

test('a telephone number is dialled', async () => {
  const app = await start('400-123-4567', '/pages/member/index', true)
  await app.page.tap('联系客服')
  await app.page.until(() => app.seen.dialled.length > 0, 'the call')
  expect(app.seen.dialled).toEqual(['4001234567'])
})

test('where WeChat cannot call, the number is shown; a change of mind says nothing', async () => {
  const app = await start('400-123-4567', '/pages/member/index', true)
  app.refuse('makePhoneCall', 'cancel')
  await app.page.tap('联系客服')
  await app.page.until(() => app.timesRefused() === 1, 'the change of mind')
  expect(app.page.has('4001234567')).toBe(false)
  app.refuse('makePhoneCall', 'not supported')
  await app.page.tap('联系客服')
  await app.page.find('4001234567')
  await app.page.tap('知道了')
  expect(app.seen.dialled).toEqual([])
})

test('an address opens for members, and is copied by who cannot log in', async () => {
  const member = await start('https://kf.example.com/chat', '/pages/member/index', true)
  await member.page.tap('联系客服')
  await member.page.until(() => member.stack().length === 2, 'the web page')
  expect(decodeURIComponent(member.query().url ?? '')).toBe('https://kf.example.com/chat')
  const visitor = await start('https://kf.example.com/chat', '/pages/auth/login')
  await visitor.page.tap('联系客服')
  await visitor.page.until(() => visitor.seen.copied.length > 0, 'the copy')
  expect(visitor.seen.copied).toEqual(['https://kf.example.com/chat'])
})

test('without one there is no word of it', async () => {
  const app = await start('', '/pages/member/index', true)
  await app.page.find('关于知途网校')
  expect(app.page.has('联系客服')).toBe(false)
})
