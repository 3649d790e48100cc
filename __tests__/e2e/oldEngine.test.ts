import fs from 'node:fs'
import path from 'node:path'

import { newerBuiltIns } from '../setup/oldEngine'
import { Academy } from './setup/academy'
import { courseOf } from './setup/catalogue'
import type { Phone } from './setup/phone'

const sql = courseOf('sql')

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open()
})
afterEach(() => academy.rest())
afterAll(() => academy.close())

const coloured = (phone: Phone) => phone.page.locator('.hljs-keyword', { hasText: 'select' }).waitFor()

/** Packages look at these before they use them, or use them in what the app does not call. */
const harmless = [
  { name: 'crypto.randomUUID', within: '' },
  { name: 'Object.hasOwn', within: 'Could not highlight' },
]

it('calls nothing in its built files that the oldest engines lack', () => {
  const folder = path.join(academy.files, 'js')
  // A method of this name may be the app's own: only functions of global objects can be told from the text.
  const names = newerBuiltIns.filter((name) => !name.includes('prototype'))
  const calls = fs.readdirSync(folder).flatMap((file) => {
    if (!file.endsWith('.js')) return []
    const text = fs.readFileSync(path.join(folder, file), 'utf8')
    const known = harmless.filter(({ within }) => text.includes(within)).map(({ name }) => name)
    const called = names.filter((name) => text.includes(`${name}(`) && !known.includes(name))
    return called.map((name) => `${file}: ${name}`)
  })
  expect(calls).toEqual([])
})

it('colours a program', async () => {
  const phone = await academy.visitAs(academy.member())
  await phone.go(`/pages/course/show?id=${sql.id}`)
  await coloured(phone)
  expect(phone.errors).toEqual([])
})

it('keeps a course on screen whose extra code fails as it starts, and fetches that code again', async () => {
  const phone = await academy.visitAs(academy.member())
  await phone.page.route('**/js/*.js', async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    const isHighlighter = text.includes('Could not highlight')
    const fails = '"use strict";if(!window.mayStart)throw new Error("fails as it starts");'
    await route.fulfill({ response: answer, body: isHighlighter ? text.replace('"use strict";', fails) : text })
  })
  await academy.takeClock(phone)
  await phone.go(`/pages/course/show?id=${sql.id}`)
  await phone.see('复制')
  await phone.pass(25)
  await phone.see('立即购买')
  expect(await phone.page.locator('.hljs-keyword').count()).toBe(0)
  await phone.page.evaluate(() => Reflect.set(window, 'mayStart', true))
  await phone.pass(11)
  await coloured(phone)
  expect(phone.errors).toEqual([])
})
