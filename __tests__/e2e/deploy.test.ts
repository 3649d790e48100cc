import fs from 'node:fs'

import type { Route } from 'playwright-core'
import { array, number, object, parse, record, string } from 'valibot'

import { fetchOnce } from '../setup/fetchOnce'
import { Academy } from './setup/academy'
import type { Phone } from './setup/phone'

let academy: Academy
/** Scripts that only the course's page needs. */
let pageScripts: string[]

const scriptsOf = (phone: Phone) => phone.calls('GET', /^\/js\//).map((request) => request.url())

beforeAll(async () => {
  academy = await Academy.open({ isUncached: true })
  const phone = await academy.visitAs(academy.member())
  await phone.saveData()
  await phone.go('/')
  await phone.see('本周好课')
  await phone.page.waitForLoadState('networkidle')
  const before = scriptsOf(phone)
  await phone.press(/SQL 十五课/)
  await phone.see('立即购买')
  pageScripts = scriptsOf(phone).filter((url) => !before.includes(url))
})
afterAll(() => academy.close())

/** At home, with the scripts of the course's page answered like this from now on. */
async function atHome(answer: (route: Route) => Promise<void>): Promise<Phone> {
  const phone = await academy.visitAs(academy.member())
  await phone.saveData()
  await academy.takeClock(phone)
  await phone.go('/')
  await phone.see('本周好课')
  await phone.page.waitForLoadState('networkidle')
  await phone.page.route((url) => pageScripts.includes(url.href), answer)
  return phone
}

const missing = (route: Route) => route.fulfill({ status: 404, body: 'Not Found' })
const shell = (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>知途</title>' })

/** The server has a newer start page, which a load of the page itself does not get yet. */
const renew = (phone: Phone) =>
  phone.page.route(`${phone.origin}/`, (route) =>
    route.request().isNavigationRequest()
      ? route.continue()
      : route.fulfill({ contentType: 'text/html', body: '<script src="./js/app.00000000.js"></script>' }),
  )

describe('a script of a page that is not there any more', () => {
  const answers: [string, (route: Route) => Promise<void>][] = [
    ['is missing', missing],
    ['is index.html instead', shell],
  ]

  it('is known', () => expect(pageScripts.length).toBeGreaterThan(0))

  it.each(answers)(
    'reloads once for a new version and then says so, instead of a blank page: it %s',
    async (_, answer) => {
      const phone = await atHome(answer)
      await renew(phone)
      let loads = 0
      phone.page.on('load', () => (loads += 1))
      await phone.press(/SQL 十五课/)
      await phone.see('有新版本')
      await phone.page.waitForLoadState('load')
      await phone.page.clock.runFor(10_000)
      await phone.settled()
      expect(loads).toBe(1)
      await phone.page.unrouteAll()
      await phone.press('重新打开')
      await phone.see('立即购买')
    },
  )

  it('is found again after the reload, when the new version is whole', async () => {
    const phone = await atHome(missing)
    await renew(phone)
    phone.page.on('request', (request) => request.isNavigationRequest() && void phone.page.unrouteAll())
    await phone.press(/SQL 十五课/)
    await phone.see('立即购买')
    await phone.gone('有新版本')
  })

  it('is not called a new version when there is none: nothing is lost, and the next tap opens it', async () => {
    const phone = await atHome(missing)
    await phone.press(/SQL 十五课/)
    await phone.see('这一页没有打开')
    await phone.gone('有新版本')
    await phone.page.unrouteAll()
    await phone.press('稍后')
    await phone.see('本周好课')
    await phone.press(/SQL 十五课/)
    await phone.see('立即购买')
  })

  it('is not called a new version while the network is gone', async () => {
    const phone = await atHome((route) => route.continue())
    await phone.page.context().setOffline(true)
    await phone.press(/SQL 十五课/)
    await phone.see(/网络不可用/)
    await phone.page.clock.runFor(10_000)
    await phone.settled()
    await phone.gone('有新版本')
    await phone.see('本周好课')
  })
})

describe('code that takes its time', () => {
  it('of a page: a sign after a moment, after a minute the way to load it again, and then the page', async () => {
    const phone = await atHome((route) => route.continue())
    let release: () => void = () => undefined
    const gate = new Promise<void>((resolve) => (release = resolve))
    await phone.page.route(
      (url) => pageScripts.includes(url.href),
      (route) => gate.then(() => route.continue()),
    )
    await phone.press(/SQL 十五课/)
    await phone.page.clock.runFor(300)
    await phone.see('加载中')
    await phone.page.clock.runFor(60_000)
    await phone.see('这一页还没有打开')
    await phone.press('再等等')
    release()
    await phone.page.clock.runFor(1_000)
    await phone.see('立即购买')
    await phone.gone('加载中')
  })

  it('of the app itself: the same', async () => {
    const phone = await academy.visit()
    await academy.takeClock(phone)
    const release = await phone.hold(/\/js\/app\./)
    await phone.page.goto(`${phone.origin}/`, { waitUntil: 'commit' })
    await phone.page.locator('#boot').waitFor()
    await phone.page.clock.runFor(61_000)
    await phone.see('打开得太慢了，可以再等等')
    await phone.pressable('重新加载').waitFor()
    release()
    await phone.see('本周好课')
    await phone.gone('打开得太慢了，可以再等等')
  })

  it('of the app itself, and fails: at once', async () => {
    const phone = await academy.visit()
    await phone.page.route(/\/js\/app\./, missing)
    await phone.go('/')
    await phone.pressable('重新加载').waitFor()
    await phone.page.unrouteAll()
    await phone.press('重新加载')
    await phone.see('本周好课')
  })
})

describe('a direct entry while its script is missing', () => {
  it('says so as well', async () => {
    const phone = await academy.visitAs(academy.member())
    await phone.page.route((url) => pageScripts.includes(url.href), missing)
    await phone.go('/pages/course/show?id=5')
    await phone.see('这一页没有打开')
    await phone.lacks('稍后')
    await phone.page.unrouteAll()
    await phone.press('重新加载')
    await phone.see('立即购买')
  })
})

it('scripts that pages start with ask to be compiled while they arrive, players do not', async () => {
  const phone = await academy.visit()
  const textOf = async (url: string) => (await phone.page.request.get(url)).text()
  const html = await textOf(`${phone.origin}/`)
  const started = [...html.matchAll(/src="\.\/(js\/[\w.]+)"/g)].map(([, file]) => file ?? '')
  const [, list = ''] = /id="files" type="application\/json">(.*?)</.exec(html) ?? []
  const table = object({ css: array(string()), js: array(string()), pages: record(string(), array(number())) })
  const { css, js, pages } = parse(table, JSON.parse(list))
  const ofPages = new Set(
    Object.values(pages)
      .flat()
      .flatMap((index) => js[index - css.length] ?? []),
  )
  const files = [...started, ...[...ofPages].map((name) => `js/${name}.js`)]
  expect([started.length, ofPages.size > 20]).toEqual([2, true])
  const isHinted = (text: string) => text.startsWith('//# allFunctionsCalledOnLoad\n')
  for (const file of files) expect([file, isHinted(await textOf(`${phone.origin}/${file}`))]).toEqual([file, true])
  const all = fs
    .readdirSync('dist/h5/js')
    .filter((file) => file.endsWith('.js'))
    .map((file) => fs.readFileSync(`dist/h5/js/${file}`, 'utf8'))
  const players = all.filter((text) => text.includes('hlsManifestParsed'))
  // With groups of sound in it, and without.
  expect(players.map(isHinted)).toEqual([false, false])
})

describe('a browser that cannot run the app', () => {
  it('is told that it is too old, and others are not', async () => {
    const tooOld = '这个浏览器太旧，打不开这个网页。'
    // Its scripts stop at their syntax: none runs. It knows nothing of what came with the oldest version that will do.
    const old = await academy.visit({ javaScriptEnabled: false })
    const page = await (await fetchOnce(`${old.origin}/`)).text()
    const body = page.replace(/\(aspect-ratio: ?1\)/g, '(ratio: 1)').replace(/<noscript>.*?<\/noscript>/, '')
    await old.page.route(`${old.origin}/`, (route) => route.fulfill({ contentType: 'text/html', body }))
    await old.page.goto(old.origin)
    // With nothing over it.
    await old.page.getByText(tooOld).click({ trial: true })

    const other = await academy.visit()
    await other.go('/')
    await other.see('本周好课')
    expect(await other.sees(tooOld)).toBe(false)
  })

  it('is told that scripts are switched off', async () => {
    const phone = await academy.visit({ javaScriptEnabled: false })
    await phone.page.goto(phone.origin)
    const words = phone.page.locator('noscript')
    await words.click({ trial: true })
    expect(await words.textContent()).toContain('要打开 JavaScript 才能用')
  })
})
