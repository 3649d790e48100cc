import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { createCanvas, loadImage } from '@napi-rs/canvas'
import { type Browser, chromium } from 'playwright-core'

import { createSandbox } from '../../../sandbox/server'
import { DEMO_PASSWORD } from '../../../sandbox/seed/members'
import { eventually } from '../setup/eventually'
import { logIn } from '../setup/flows'
import { Phone } from '../setup/phone'
import { startOfficial } from './nginx'

/** H5 in the server's own container, by plain http, as DEPLOY.md's 官方容器 begins. */
jest.setTimeout(60_000)

const built = path.resolve(__dirname, '../../../dist/h5')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'zhitu-official-'))
const root = path.join(folder, 'www')
/** What came through to the server, as `GET /api/...`. */
const seen: string[] = []
let sandbox: Awaited<ReturnType<typeof createSandbox>>
let api: string
let site: Awaited<ReturnType<typeof startOfficial>>
let browser: Browser

beforeAll(async () => {
  fs.cpSync(built, root, { recursive: true })
  sandbox = await createSandbox({ dataDir: path.join(folder, 'data'), rateLimit: false })
  sandbox.app.server.on('request', ({ method, url }) => seen.push(`${method} ${url}`))
  api = await sandbox.listen()
  site = await startOfficial({ root, api })
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu'],
  })
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
  await sandbox?.close()
  fs.rmSync(folder, { recursive: true })
})

async function visit(apiHost: string) {
  fs.copyFileSync(path.join(built, 'config.js'), path.join(root, 'config.js'))
  fs.appendFileSync(path.join(root, 'config.js'), `window.__ZHITU__.apiHost = '${apiHost}'`)
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
    // As in `setup/academy`.
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(30_000)
  seen.length = 0
  return new Phone(await context.newPage(), site.origin)
}

const brokenPictures = (phone: Phone) =>
  phone.page.evaluate(() => [...document.images].filter((image) => image.complete && image.naturalWidth === 0).length)

it.each([
  ['through the container', () => '/api'],
  ['at the API’s own port', () => api],
])('is whole by plain http, pictures too, and asks nobody else, login and all: %s', async (_, host) => {
  const phone = await visit(host())
  await phone.go('/')
  await phone.see('本周好课')
  await phone.page.waitForFunction(() => document.images.length > 3 && [...document.images].some((i) => i.naturalWidth))
  expect(await brokenPictures(phone)).toBe(0)
  await phone.go('/pages/auth/login')
  await logIn(phone, '13800000001', DEMO_PASSWORD)
  await phone.see('本周好课')
  await phone.page.reload()
  await phone.see('本周好课')
  const calls = phone.calls('GET', /\/(api|addons)\//).map((request) => request.url())
  expect(calls.filter((url) => !url.startsWith(host() === '/api' ? `${site.origin}/api/a` : api))).toEqual([])
  expect(seen.length).toBeGreaterThan(10)
  expect(phone.errors).toEqual([])
  await phone.page.context().close()
})

const project = path.resolve(__dirname, '../../..')

it('makes the addresses of agreements of the name that a proxy in front gives it', async () => {
  const agreement = async (headers: Record<string, string>) => {
    const answer = await fetch(`${site.origin}/api/api/v2/other/config`, { headers })
    return ((await answer.json()) as { data: { user_protocol: string } }).data.user_protocol
  }
  expect(await agreement({})).toBe(`${api}/user/protocol`)
  expect(await agreement({ 'x-forwarded-host': 'api.example.com', 'x-forwarded-proto': 'https' })).toBe(
    'https://api.example.com/user/protocol',
  )
})

/** A demonstration brand (sandbox/brands) in the site's folder `brand`, its API where the container has it. */
function putBrand(name: string): void {
  const branded = path.join(root, 'brand')
  fs.rmSync(branded, { recursive: true, force: true })
  fs.cpSync(built, branded, { recursive: true })
  fs.cpSync(path.join(project, 'sandbox/brands', name), path.join(folder, name), { recursive: true })
  const config = path.join(folder, name, 'config.js')
  fs.appendFileSync(config, "window.__ZHITU__.apiHost = '/api'")
  execFileSync(process.execPath, [path.join(project, 'config/scripts/brand.mjs'), config, '--dist', branded])
}

/** The colour in a picture of the screen, at a place that only the bar covers. */
async function colorOfBar(phone: Phone): Promise<string> {
  const picture = await loadImage(await phone.page.screenshot({ clip: { x: 2, y: 2, width: 1, height: 1 } }))
  const pen = createCanvas(1, 1).getContext('2d')
  pen.drawImage(picture, 0, 0)
  const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}

it.each([
  ['ocean', 'light', 'rgb(21, 112, 240)'],
  ['ocean', 'dark', 'rgb(16, 88, 189)'],
  ['sun', 'light', 'rgb(138, 113, 0)'],
  ['sun', 'dark', 'rgb(112, 92, 0)'],
] as const)(
  'shows the brand %s in its own colour, in pictures, and asks at once: %s',
  async (name, colorScheme, bar) => {
    putBrand(name)
    const phone = await visit('/api')
    const address = `${site.origin}/brand/`
    await phone.page.emulateMedia({ colorScheme })
    // The file does not come before the calls have gone out.
    let askedBefore = 0
    await phone.page.route(`${address}config.js`, async (route) => {
      await eventually(async () => expect(phone.calls('GET', /other\/config/).length).toBeGreaterThan(0))
      askedBefore = phone.calls('GET', /other\/config/).length
      await route.continue()
    })
    await phone.page.goto(address)
    await phone.see('本周好课')
    expect(askedBefore).toBe(1)
    await eventually(async () => expect(await colorOfBar(phone)).toBe(bar))
    await phone.page.goto(`${address}#/pages/auth/login`)
    await phone.see('短信登录')
    await eventually(async () => expect(await colorOfBar(phone)).toBe(bar))
    expect(phone.errors).toEqual([])
    await phone.page.context().close()
  },
)

describe('an earlier release’s page, whose start script is answered with a page', () => {
  const indexHtml = fs.readFileSync(path.join(built, 'index.html'), 'utf8')
  const earlier = indexHtml.replace(/js\/app\.[0-9a-f]{8}\.js/, 'js/app.00000000.js')
  const bothEarlier = earlier.replace(/js\/framework\.[0-9a-f]{8}\.js/, 'js/framework.00000000.js')

  async function visitEarlier(times: number, body = earlier) {
    const phone = await visit('/api')
    let loads = 0
    await phone.page.route(`${site.origin}/`, (route) =>
      loads++ < times ? route.fulfill({ contentType: 'text/html', body }) : route.continue(),
    )
    await phone.go('/')
    return phone
  }

  it('loads anew at once', async () => {
    const phone = await visitEarlier(1)
    await phone.see('本周好课')
    await phone.page.context().close()
  })

  it.each([
    ['one', earlier],
    ['both', bothEarlier],
  ])('is said, where that does not help: %s of the start scripts', async (_, page) => {
    const phone = await visitEarlier(9, page)
    await phone.pressable('重新加载').waitFor()
    await phone.see('没有打开，请重新加载')
    await phone.page.context().close()
  })
})
