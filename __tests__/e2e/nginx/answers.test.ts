import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'

import { type Browser, chromium, type Page } from 'playwright-core'

import { eventually } from '../setup/eventually'
import { startNginx } from './nginx'

/** What the academy's server answers below `/api`, as the browser sees it behind docs/nginx/zhitu.conf. */
jest.setTimeout(60_000)

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'zhitu-answers-'))
/** What the payment's form has sent. */
const paid: string[] = []

/** Sends itself, as gateways' pages do, and what it can read of the learner with it. */
const form = `<!doctype html><form method="post" action="/api/gateway"><input name="login"></form><script>
  const field = document.forms[0].login
  try { field.value = localStorage.getItem('token') } catch { field.value = 'nothing' }
  document.forms[0].submit()
</script>`
const answers: Record<string, [type: string, body: string]> = {
  '/api/pay': ['text/html; charset=utf-8', form],
  '/api/picture': ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  '/api/xml': ['application/xml', '<x/>'],
  '/api/paper': ['application/pdf', '%PDF-'],
  '/api/data': ['application/json', '{"code":0}'],
  '/api/gateway': ['text/html; charset=utf-8', '<p>收到了</p>'],
}

const server = http.createServer((request, response) => {
  const [type, body] = answers[request.url?.split('?')[0] ?? ''] ?? ['application/json', '{}']
  request.on('data', (part) => paid.push(String(part)))
  response.setHeader('content-type', type).end(body)
})
let nginx: Awaited<ReturnType<typeof startNginx>>
let gone: typeof nginx
/** As `gone`, and without the page for it: the app stands in a folder, and nothing at the root. */
let bare: typeof nginx
let browser: Browser
let page: Page

beforeAll(async () => {
  fs.copyFileSync(path.resolve(__dirname, '../../../src/static/unavailable.html'), path.join(root, 'unavailable.html'))
  fs.writeFileSync(path.join(root, 'index.html'), '<title>知途</title>')
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  nginx = await startNginx({ root, api: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  gone = await startNginx({ root, api: 'http://127.0.0.1:1' })
  fs.mkdirSync(path.join(root, 'learn'))
  bare = await startNginx({ root: path.join(root, 'learn'), api: 'http://127.0.0.1:1' })
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  page = await browser.newPage({ viewport: { width: 375, height: 812 }, ignoreHTTPSErrors: true })
})
afterAll(async () => {
  await browser?.close()
  await nginx?.stop()
  await gone?.stop()
  await bare?.stop()
  server.close()
  fs.rmSync(root, { recursive: true })
})

const policies = {
  page: 'sandbox allow-scripts allow-forms allow-top-navigation allow-popups',
  picture: "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

it.each([
  ['/api/pay', policies.page],
  ['/api/pay?token=a.b.c', policies.page],
  ['/api/xml', policies.page],
  ['/api/picture', policies.picture],
  ['/api/paper', undefined],
  ['/api/data', undefined],
])('%s is shut in as far as its kind asks for', async (url, policy) => {
  const { headers } = await nginx.get(url)
  expect(headers['content-security-policy']).toBe(policy)
  expect(headers['x-content-type-options']).toBe('nosniff')
})

it('a payment’s form sends itself, and its page cannot read the login', async () => {
  await page.goto(nginx.origin)
  await page.evaluate(() => localStorage.setItem('token', 'a.learners.login'))
  await page.goto(`${nginx.origin}/api/pay?token=a.learners.login`)
  await page.getByText('收到了').waitFor()
  await eventually(async () => expect(paid).toEqual(['login=nothing']))
})

it.each(['/api/pay', '/api/pay?token=a.b.c'])('where no server answers, a browser at %s says so', async (url) => {
  const answer = await page.goto(`${gone.origin}${url}`)
  expect(answer?.status()).toBe(502)
  await page.getByText('网校暂时没有回应').waitFor()
})

it('the app’s own call learns the status there', async () => {
  const { status, body } = await gone.get('/api/data')
  expect(status).toBe(502)
  expect(() => JSON.parse(body.toString())).toThrow()
})

// A 404 would be a final "no": the app would not ask again.
it.each(['/api/data', '/api/pay?token=a.b.c'])('%s is no 404 where the page for it is missing', async (url) =>
  expect((await bare.get(url)).status).toBe(502),
)
