import fs from 'node:fs'
import path from 'node:path'

import { Academy } from './setup/academy'
import { eventually } from './setup/eventually'
import type { Phone } from './setup/phone'

const learner = '13800000001'

/** H5 without a network: its service worker in a real browser. The worker's rules: `config/worker`. */

let academy: Academy
let indexHtml: string
let configJs: string
let workerJs: string

const file = (name: string) => path.join(academy.files, name)
const read = (name: string) => fs.readFileSync(file(name), 'utf8')
const write = (name: string, text: string) => fs.writeFileSync(file(name), text)

beforeAll(async () => {
  academy = await Academy.open({ hasOwnFiles: true })
  indexHtml = read('index.html')
  configJs = read('config.js')
  workerJs = read('sw.js')
})
beforeEach(() => {
  write('index.html', indexHtml)
  write('config.js', configJs)
  write('sw.js', workerJs)
})
afterEach(() => academy.rest())
afterAll(() => academy.close())

/** The start pages that are kept. */
const keptPages = (phone: Phone): Promise<string[]> =>
  phone.page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).match(`${location.origin}/`)))
    return Promise.all(all.flatMap((page) => (page ? page.text() : [])))
  })

const workers = (phone: Phone): Promise<number> =>
  phone.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

/** Until the app has become calm, by the phone's clock, and this is so. */
const calm = (phone: Phone, isSo: () => Promise<void>): Promise<void> =>
  eventually(async () => {
    await phone.pass(6)
    await isSo()
  })

const isKept = (phone: Phone, words = '</html>') =>
  calm(phone, async () => expect(await keptPages(phone)).toEqual([expect.stringContaining(words)]))

async function visit(): Promise<Phone> {
  const phone = await academy.visitAs(academy.member(), { serviceWorkers: 'allow' })
  await academy.takeClock(phone)
  return phone
}

/** A phone that has been home and at a course. */
async function used(): Promise<Phone> {
  const phone = await visit()
  await phone.go('/')
  await phone.see('本周好课')
  await phone.press(/SQL 十五课/)
  await phone.see('立即购买')
  await isKept(phone)
  return phone
}

const offline = (phone: Phone, isOffline: boolean) => phone.page.context().setOffline(isOffline)

/** Nobody answers: the browser's own page, with a worker or without. */
const cannotStart = (phone: Phone) => expect(phone.go('/')).rejects.toThrow(/ERR_(FAILED|INTERNET_DISCONNECTED)/)

const release = (name: string) => indexHtml.replace('</head>', `<meta name="release" content="${name}"/></head>`)
const startedFrom = (phone: Phone) => phone.page.locator('meta[name=release]').getAttribute('content')

it('starts without a network, home and the pages that were opened', async () => {
  const phone = await used()
  await offline(phone, true)
  await phone.go('/')
  await phone.see('本周好课')
  await phone.go('/packageA/member/offline')
  await phone.press(/^SQL 十五课/)
  await phone.press('目录')
  await phone.see('一行代表什么')
  await phone.go('/pages/course/show?id=7')
  await phone.see('这里还没有存在这台设备上，网络恢复后会自动刷新')
  await offline(phone, false)
  await phone.go('/')
  await phone.see('本周好课')
  expect(phone.errors).toEqual([])
})

it('never starts the old app after a deploy, nor a newer one after a way back', async () => {
  const phone = await used()
  write('index.html', release('b'))
  await phone.go('/')
  await phone.see('本周好课')
  expect(await startedFrom(phone)).toBe('b')
  // Of the new one a busy machine's phone may have kept a copy by now.
  const old = async () => (await keptPages(phone)).filter((page) => !page.includes('content="b"'))
  await eventually(async () => expect(await old()).toEqual([]))
  await offline(phone, true)
  const started = phone.go('/').then(
    () => startedFrom(phone),
    () => 'none',
  )
  expect(await started).toMatch(/^(none|b)$/)
  await offline(phone, false)
  await phone.go('/')
  await isKept(phone, 'content="b"')
  await offline(phone, true)
  await phone.go('/')
  await phone.see('本周好课')
  expect(await startedFrom(phone)).toBe('b')
  await offline(phone, false)
  write('index.html', indexHtml)
  await phone.go('/')
  await phone.see('本周好课')
  await eventually(async () => expect((await keptPages(phone)).join()).not.toContain('content="b"'))
})

it('keeps nothing of half a deploy: a script is index.html instead', async () => {
  const phone = await used()
  write('index.html', release('half').replace('</head>', '<script defer src="./js/new.00000000.js"></script></head>'))
  write('js/new.00000000.js', indexHtml)
  await phone.go('/')
  await eventually(async () => expect(await keptPages(phone)).toEqual([]))
  fs.rmSync(file('js/new.00000000.js'))
  write('index.html', release('whole'))
  await phone.go('/')
  await isKept(phone, 'content="whole"')
})

it('is switched off by the operator, on phones that have it and on new ones', async () => {
  const phone = await used()
  write('config.js', `${configJs}\nwindow.__ZHITU__.offline = false`)
  await phone.go('/')
  await phone.see('本周好课')
  await calm(phone, async () => expect([await workers(phone), await keptPages(phone)]).toEqual([0, []]))
  await offline(phone, true)
  await cannotStart(phone)
})

it('goes by itself when the server answers index.html for the worker', async () => {
  const phone = await used()
  write('sw.js', indexHtml)
  await phone.go('/')
  await phone.see('本周好课')
  await calm(phone, async () => expect([await workers(phone), await keptPages(phone)]).toEqual([0, []]))
})

it('is missed by nobody where the browser has no workers', async () => {
  const phone = await visit()
  await phone.page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await phone.go('/')
  await phone.see('本周好课')
  await phone.pass(10)
  await phone.press(/SQL 十五课/)
  await phone.see('立即购买')
  expect(phone.errors).toEqual([])
})

/** Places of all files that are kept, below the academy's address. */
const keptFiles = (phone: Phone): Promise<string[]> =>
  phone.page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

// By the browser's own clock: an installed one hides which files the page has loaded.
it('opens a saved PDF in the tunnel, with the viewer that it needs', async () => {
  const phone = await academy.visitAs(learner, { serviceWorkers: 'allow' })
  await phone.go('/pages/course/show?id=1')
  await phone.press(/^附件/)
  await phone.press('离线保存「讲义节选」')
  await phone.told('已离线保存，没有网络也能看')
  await eventually(async () => expect(await keptPages(phone)).toHaveLength(1))
  // The page tells what the viewer has loaded when it is left.
  await phone.go('/packageA/member/offline')
  await phone.see(/^讲义节选/)
  await eventually(async () =>
    expect((await keptFiles(phone)).filter((file) => /\/pdf(\.worker)?\.js$/.test(file))).toHaveLength(2),
  )
  await offline(phone, true)
  await phone.go('/packageA/member/offline')
  await phone.press(/^讲义节选/)
  await phone.see(/数据结构与算法：从会写到写好（讲义）/)
  await offline(phone, false)
  expect(phone.errors).toEqual([])
})
