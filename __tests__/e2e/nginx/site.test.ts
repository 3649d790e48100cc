import { once } from 'node:events'
import fs from 'node:fs'
import http, { type IncomingHttpHeaders } from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'

import { type Browser, chromium } from 'playwright-core'
import { WebSocket } from 'ws'

import { appVersion } from '../../../src/config/limits'
import { fetchOnce } from '../../setup/fetchOnce'
import { createSandbox } from '../../../sandbox/server'
import { DEMO_PASSWORD } from '../../../sandbox/seed/members'
import { eventually } from '../setup/eventually'
import { logIn } from '../setup/flows'
import { Phone } from '../setup/phone'
import { startNginx } from './nginx'

const built = path.resolve(__dirname, '../../../dist/h5')
const learner = '13800000001'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'zhitu-site-'))
/** The app at `/` and, copied below it, at `/learn/`. */
const root = path.join(folder, 'www')
/** What came through to the server, as `GET /api/...`. */
const seen: string[] = []
let sandbox: Awaited<ReturnType<typeof createSandbox>>
let sandboxOrigin: string
let nginx: Awaited<ReturnType<typeof startNginx>>
let browser: Browser

beforeAll(async () => {
  fs.cpSync(built, root, { recursive: true })
  fs.cpSync(built, path.join(root, 'learn'), { recursive: true })
  fs.cpSync(built, path.join(root, 'reporting'), { recursive: true })
  fs.appendFileSync(path.join(root, 'reporting/config.js'), "window.__ZHITU__.reportUrl = '/report'")
  fs.mkdirSync(path.join(root, '.git'))
  fs.writeFileSync(path.join(root, '.git/config'), 'secret')
  fs.writeFileSync(path.join(root, 'WW_verify_a1b2.txt'), 'a1b2')
  fs.writeFileSync(path.join(folder, 'secret.txt'), 'secret')
  sandbox = await createSandbox({ dataDir: path.join(folder, 'data'), rateLimit: false })
  sandbox.app.server.on('request', ({ method, url }) => seen.push(`${method} ${url}`))
  sandboxOrigin = await sandbox.listen()
  const { port } = sandbox.live.server.address() as AddressInfo
  nginx = await startNginx({ root, api: sandboxOrigin, live: `http://127.0.0.1:${port}` })
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu'],
  })
})
afterAll(async () => {
  await browser?.close()
  await nginx?.stop()
  await sandbox?.close()
  fs.rmSync(folder, { recursive: true })
})

const hashedScript = () => {
  const [, name] = /<script defer="defer" src="\.\/(js\/app\.[0-9a-f]{8}\.js)"/.exec(indexHtml()) ?? []
  if (!name) throw new Error('index.html names no app script')
  return name
}
const indexHtml = () => fs.readFileSync(path.join(built, 'index.html'), 'utf8')

const security = {
  'content-security-policy': "frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

describe.each(['/', '/learn/'])('the app at %s', (base) => {
  it.each(['', 'index.html', 'config.js', 'sw.js', 'manifest.webmanifest', 'favicon.svg'])(
    'asks anew for %s each time',
    async (name) => {
      const answer = await nginx.get(`${base}${name}`)
      expect(answer.status).toBe(200)
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', ...security })
      const again = await nginx.get(`${base}${name}`, { headers: { 'if-none-match': answer.headers.etag ?? '' } })
      expect([again.status, again.headers['cache-control']]).toEqual([304, 'no-cache'])
    },
  )

  it('keeps hashed files for ever', async () => {
    const { status, headers } = await nginx.get(`${base}${hashedScript()}`)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', ...security })
  })

  it('says that a missing script is missing, and that nobody may remember it', async () => {
    const { status, headers, body } = await nginx.get(`${base}js/app.00000000.js`)
    expect([status, headers['cache-control']]).toEqual([404, undefined])
    expect(headers).toMatchObject(security)
    expect(body.toString()).not.toContain('id="app"')
  })
})

it('compresses what is text, for who can read it', async () => {
  const accept = { headers: { 'accept-encoding': 'gzip' } }
  const script = await nginx.get(`/${hashedScript()}`, accept)
  expect(script.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  expect(gunzipSync(script.body)).toEqual(fs.readFileSync(path.join(built, hashedScript())))
  expect((await nginx.get('/api/v2/courses', accept)).headers['content-encoding']).toBe('gzip')
  expect((await nginx.get(`/${hashedScript()}`)).headers['content-encoding']).toBeUndefined()
})

it.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/learn/../../secret.txt',
  '/learn../secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/.git/config',
])('gives nothing from outside or hidden: %s', async (url) => {
  const { status, body } = await nginx.get(url)
  expect([400, 404]).toContain(status)
  expect(body.toString()).not.toContain('secret')
})

it('gives WeChat its file', async () => {
  const { status, body } = await nginx.get('/WW_verify_a1b2.txt')
  expect([status, body.toString()]).toEqual([200, 'a1b2'])
})

it.each([
  ['/?msv=3', '/?msv=3'],
  ['/learn', '/learn/'],
])('leads from plain http and from a folder without its slash to the right place: %s', async (from, to) => {
  const plain = await fetchOnce(`${nginx.plainOrigin}${from}`, { redirect: 'manual' })
  expect([plain.status, plain.headers.get('location')]).toEqual([301, `https://localhost${from}`])
  if (from !== to) expect((await nginx.get(from)).headers.location).toBe(to)
})

it('answers by plain http for its own name alone', async () => {
  const other = fetchOnce(nginx.plainOrigin.replace('localhost', '127.0.0.1'), { redirect: 'manual' })
  await expect(other).rejects.toThrow()
})

it('has room for a second site on the same machine, without what stands before the servers', async () => {
  const two = await startNginx({ root, api: sandboxOrigin, hasSecond: true })
  const answers = await Promise.all(
    ['localhost', 'second.localhost'].map((host) => two.get('/', { headers: { host } })),
  )
  await two.stop()
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})

describe('the server behind it', () => {
  it('answers on the same origin, add-ons too, and its own words on caching stay', async () => {
    const { status, headers, body } = await nginx.get('/api/v2/courses?page=1')
    expect([status, JSON.parse(body.toString())]).toEqual([200, expect.objectContaining({ code: 0 })])
    expect(headers['cache-control'] ?? '').not.toContain('immutable')
    const addon = await nginx.get('/addons/templateOne/api/v1/settings')
    expect(JSON.parse(addon.body.toString())).toHaveProperty('code')
  })

  /** What reaches the server of each of these calls. */
  async function headersOf(
    calls: { from: string; headers?: Record<string, string> }[],
    lines: [string, string][] = [],
  ): Promise<IncomingHttpHeaders[]> {
    const heard: IncomingHttpHeaders[] = []
    const server = http.createServer((request, response) => {
      heard.push(request.headers)
      response.end('{}')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const other = await startNginx({ root, api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, lines })
    for (const call of calls) await other.get('/api/v2/other/config', call)
    await other.stop()
    server.close()
    return heard
  }
  const addressesOf = (heard: IncomingHttpHeaders[]) => heard.map((headers) => headers['x-forwarded-for'])

  it('learns the address of each client, and not what a client says it is', async () => {
    const heard = await headersOf([
      { from: '127.0.0.2' },
      { from: '127.0.0.3', headers: { 'x-forwarded-for': '8.8.8.8' } },
    ])
    expect(addressesOf(heard)).toEqual(['127.0.0.2', '127.0.0.3'])
    expect(heard.map((headers) => headers['x-forwarded-proto'])).toEqual(['https', 'https'])
  })

  it('makes its addresses of its own name, whatever a client calls it', async () => {
    const named = await startNginx({ root, api: sandboxOrigin, apiName: 'api.example.com' })
    const headers = { 'x-forwarded-host': 'h5.example.com', 'x-forwarded-port': '8443' }
    const { body } = await named.get('/api/v2/other/config', { headers })
    await named.stop()
    const { data } = JSON.parse(body.toString())
    expect(data).toMatchObject({
      user_protocol: 'https://api.example.com/user/protocol',
      user_private_protocol: 'https://api.example.com/user/private_protocol',
      aboutus: 'https://api.example.com/aboutus',
    })
  })

  it('learns it through a CDN as well, from the CDN alone', async () => {
    const throughCdn = { 'x-forwarded-for': '8.8.8.8, 203.0.113.5' }
    const heard = await headersOf(
      [
        { from: '127.0.0.2', headers: throughCdn },
        { from: '127.0.0.3', headers: throughCdn },
      ],
      [
        ['# set_real_ip_from 10.0.0.0/8;', 'set_real_ip_from 127.0.0.2;'],
        ['# real_ip_header', 'real_ip_header'],
        ['# real_ip_recursive', 'real_ip_recursive'],
      ],
    )
    expect(addressesOf(heard)).toEqual(['203.0.113.5', '127.0.0.3'])
  })
})

describe('the second host behind it', () => {
  it('answers below /go, and its sockets stay open', async () => {
    const path = '/addons/zhibo/api/v1/course/13/video/1/chat/msg'
    expect(JSON.parse((await nginx.get(`/go${path}`)).body.toString())).toMatchObject({ code: 401 })
    expect(JSON.parse((await nginx.get(path)).body.toString())).toMatchObject({ code: 404 })
    const address = `${nginx.origin.replace('https', 'wss')}/go/ws/live/course/13/video/1/token/nobody`
    const socket = new WebSocket(address, { rejectUnauthorized: false })
    const [code] = await once(socket, 'close')
    expect(code).toBe(4401)
  })
})

it('writes no login into its access log, and no address of a socket into any, also where the servers are gone', async () => {
  const gone = 'http://127.0.0.1:1'
  const broken = await startNginx({ root, api: gone, live: gone })
  const download = '/addons/zhibo/api/v1/course/13/video/66/attach/1/download'
  try {
    for (const site of [nginx, broken]) {
      await site.get(`${download}?token=a.learners.login`)
      await site.get('/api/v2/order/pay/redirect?id=1&token=a.learners.login')
      await site.get('/api/v2/attach', { headers: { referer: `${site.origin}/api/x?token=a.learners.login` } })
      await site.get('/?login_code=a.learners.code')
      await site.get('/api/v2/attach', { headers: { referer: `${site.origin}/?login_code=a.learners.code` } })
      await fetchOnce(`${site.plainOrigin}/api/v2/attach?token=a.learners.login`, { redirect: 'manual' })
      await site.get('/go/ws/live/course/13/video/1/token/a.learners.login', {
        headers: { connection: 'upgrade', upgrade: 'websocket' },
      })
      await site.get('/api/v2/courses?page=7')
      await eventually(async () => expect(site.accessLog()).toContain('/api/v2/courses?page=7'))
      expect(site.accessLog()).not.toMatch(/learners|attach/)
    }
    await eventually(async () => expect(broken.errorLog()).toContain('/api/v2/courses?page=7'))
    expect(broken.errorLog()).not.toMatch(/learners|attach|\/go\//)
  } finally {
    await broken.stop()
  }
})

it('writes down what a phone with an IPv6 address reports', async () => {
  const six = await startNginx({ root, api: sandboxOrigin, hasIpv6: true })
  const { port } = new URL(six.origin)
  const to = { host: '::1', port, path: '/report', method: 'POST', rejectUnauthorized: false, agent: false }
  const request = https.request(to).end('{"kind":"error"}')
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  response.resume()
  expect(response.statusCode).toBe(204)
  await eventually(async () => expect(six.reports()).toEqual([expect.objectContaining({ report: '{"kind":"error"}' })]))
  await six.stop()
})

describe('a phone', () => {
  async function visit(base: string) {
    const context = await browser.newContext({
      viewport: { width: 375, height: 812 },
      isMobile: true,
      hasTouch: true,
      locale: 'zh-CN',
      ignoreHTTPSErrors: true,
      // The browser refuses a worker under this certificate, and says so at a time of its own.
      serviceWorkers: 'block',
    })
    context.setDefaultTimeout(30_000)
    const phone = new Phone(await context.newPage(), `${nginx.origin}${base.slice(0, -1)}`)
    seen.length = 0
    return phone
  }
  const preflights = () => seen.filter((call) => call.startsWith('OPTIONS'))

  it.each(['/', '/learn/'])('finds home, logs in and opens a course at %s, without one preflight', async (base) => {
    const phone = await visit(base)
    await phone.go('/')
    await phone.see('本周好课')
    await phone.go('/pages/auth/login')
    await logIn(phone, learner, DEMO_PASSWORD)
    await phone.see('本周好课')
    await phone.press(/SQL 十五课/)
    await phone.see('立即购买')
    expect(new URL(phone.page.url()).pathname).toBe(base)
    expect(seen.some((call) => call.startsWith('POST /api/v2/login/password'))).toBe(true)
    expect(preflights()).toEqual([])
    expect(phone.errors).toEqual([])
    await phone.page.context().close()
  })

  it('tells what breaks: a script that is gone and an error of the app, once each', async () => {
    const reportsOf = (kind: string) =>
      nginx
        .reports()
        .map(({ report }) => JSON.parse(report) as { kind: string; text: string })
        .filter((report) => report.kind === kind)
    const phone = await visit('/reporting/')
    await phone.saveData()
    await phone.go('/')
    await phone.see('本周好课')
    for (let time = 0; time < 2; time++) {
      await phone.page.evaluate(() => setTimeout(() => Reflect.get(Object(undefined), 'x').y))
    }
    const theError = [
      expect.objectContaining({ text: expect.stringContaining('Cannot read'), page: 'pages/index/index' }),
    ]
    await eventually(async () => expect(reportsOf('error')).toEqual(theError))
    const loaded = phone.calls('GET', /^\/js\//).map((request) => path.basename(request.url()))
    const scripts = path.join(root, 'reporting/js')
    for (const name of fs.readdirSync(scripts)) {
      if (!loaded.includes(name)) fs.rmSync(path.join(scripts, name), { recursive: true })
    }
    await phone.press(/SQL 十五课/)
    await phone.see('这一页没有打开')
    const look = await phone.pressable('重新加载').evaluate((button) => {
      const { backgroundColor, height, borderRadius } = getComputedStyle(button)
      return [backgroundColor, height, borderRadius]
    })
    expect(look).toEqual(['rgb(217, 43, 43)', '44px', '8px'])
    expect(await phone.words('加载中').count()).toBe(0)
    await eventually(async () => {
      const files = reportsOf('file').map(({ text }) => text)
      expect(files).toContainEqual(expect.stringMatching(/^\/reporting\/js\/[\w.]+\.[0-9a-f]{8}\.js$/))
      expect(new Set(files).size).toBe(files.length)
    })
    expect(reportsOf('error')).toEqual(theError)
    await phone.page.context().close()
  })

  it('tells the academy’s statistics, and a script of theirs, which pages are opened', async () => {
    fs.cpSync(built, path.join(root, 'counted'), { recursive: true })
    const settings = `Object.assign(window.__ZHITU__, {
      statsUrl: '/report',
      onStats: function (event) { (window.heard = window.heard || []).push(event) },
    })`
    fs.appendFileSync(path.join(root, 'counted/config.js'), settings)
    const before = nginx.reports().length
    const phone = await visit('/counted/')
    await phone.go('/')
    await phone.see('本周好课')
    await phone.go('/pages/auth/login')
    await logIn(phone, learner, DEMO_PASSWORD)
    await phone.press(/SQL 十五课/)
    await phone.see('立即购买')
    const shown = phone.page.url().split('#')[1]
    const pages = [shown, '/pages/auth/login', '/pages/index/index']
    await eventually(async () => {
      const told = nginx
        .reports()
        .slice(before)
        .map(({ report }) => JSON.parse(report))
      for (const page of pages) expect(told).toContainEqual({ kind: 'page', page })
      const heard = await phone.page.evaluate(() => Reflect.get(window, 'heard'))
      for (const page of pages) expect(heard).toContainEqual({ kind: 'page', page })
    })
    expect(phone.errors).toEqual([])
    await phone.page.context().close()
  })

  it('tells that the app itself has not come', async () => {
    const phone = await visit('/reporting/')
    fs.rmSync(path.join(root, 'reporting', hashedScript()))
    const before = nginx.reports().length
    await phone.go('/')
    await phone.pressable('重新加载').waitFor()
    await eventually(async () => {
      const [report] = nginx.reports().slice(before)
      expect(JSON.parse(report.report)).toMatchObject({
        kind: 'file',
        text: `/reporting/${hashedScript()}`,
        version: appVersion,
      })
    })
    await phone.page.context().close()
  })

  it('would send preflights to a server on another origin', async () => {
    const other = await startNginx({ root, api: sandboxOrigin })
    fs.cpSync(built, path.join(root, 'elsewhere'), { recursive: true })
    fs.writeFileSync(path.join(root, 'elsewhere/config.js'), `window.__ZHITU__ = { apiHost: '${other.origin}' }`)
    const phone = await visit('/elsewhere/')
    await phone.go('/')
    await phone.see('本周好课')
    expect(preflights()).not.toEqual([])
    await phone.page.context().close()
    await other.stop()
  })
})
