import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { builtMarks } from '../../config/webpack/startPage'
import { makeDataDir, start, type Client } from './support'

const SCRIPT = 'console.log("知途")\n'.repeat(200)

let client: Client
const staticRoot = makeDataDir()

beforeAll(async () => {
  mkdirSync(join(staticRoot, 'js'))
  writeFileSync(join(staticRoot, 'index.html'), '<!doctype html><title>知途</title>')
  writeFileSync(join(staticRoot, 'js/app.1a2b3c4d.js'), SCRIPT)
  writeFileSync(join(staticRoot, 'logo.png'), Buffer.from([1, 2, 3]))
  client = await start({ staticRoot, staticHeaders: { 'content-security-policy': "default-src 'self'" } })
})
afterAll(async () => {
  await client.close()
  rmSync(staticRoot, { recursive: true })
})

const get = (url: string, headers = {}) => client.raw({ url, headers })

describe('the built app', () => {
  it('is at the root, never cached, with the headers asked for', async () => {
    const page = await get('/')
    expect(page.body).toContain('<title>知途</title>')
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'self'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect((await get('/', { 'if-none-match': page.headers.etag })).statusCode).toBe(304)
  })

  it('has its hashed files cached for ever, compressed as the browser likes', async () => {
    const path = '/js/app.1a2b3c4d.js'
    const plain = await get(path)
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(plain.body).toBe(SCRIPT)
    const brotli = await get(path, { 'accept-encoding': 'gzip, br' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(SCRIPT)
    const zipped = await get(path, { 'accept-encoding': 'gzip' })
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(SCRIPT)
  })

  it('may be compressed with less effort, for who is near', async () => {
    const quick = await start({ staticRoot, staticEffort: 0 })
    const scriptOf = async (server: Client) =>
      (await server.raw({ url: '/js/app.1a2b3c4d.js', headers: { 'accept-encoding': 'br' } })).rawPayload
    const [small, large] = [await scriptOf(client), await scriptOf(quick)]
    expect(brotliDecompressSync(large).toString()).toBe(SCRIPT)
    expect(large.length).toBeGreaterThan(small.length)
    await quick.close()
  })

  it('has a 404 for a missing script and for what lies outside', async () => {
    for (const path of ['/js/gone.js', '/../package.json', '/%2e%2e/package.json', '/js']) {
      const missing = await get(path)
      expect([missing.statusCode, missing.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
    }
  })
})

it('says what the page cannot say itself: who may frame it', async () => {
  const root = makeDataDir()
  writeFileSync(join(root, 'index.html'), '<!doctype html>')
  const host = await start({ staticRoot: root })
  expect((await host.raw({ url: '/' })).headers['content-security-policy']).toBe("frame-ancestors 'self'")
  await host.close()
  rmSync(root, { recursive: true })
})

const academy = {
  goHost: 'https://go.academy.test',
  reportUrl: 'https://report.academy.test',
  statsUrl: 'https://stats.academy.test',
}

it.each([
  ['nothing is said', {}, { goHost: '/go', statsUrl: '' }],
  ['an academy is named: it gets nothing of the demo', academy, { goHost: '/go', reportUrl: '/report', statsUrl: '' }],
  ['the academy is asked itself', { ...academy, apiHost: 'https://api.academy.test' }, academy],
])('it says where to talk to, where %s', async (_, settings, told) => {
  const root = makeDataDir()
  writeFileSync(join(root, 'config.js'), `window.__ZHITU__ = ${JSON.stringify(settings)}`)
  const host = await start({ staticRoot: root })
  const window: { __ZHITU__?: object } = {}
  runInNewContext((await host.raw({ url: '/config.js' })).body, { window })
  expect(window.__ZHITU__).toMatchObject(told)
  await host.close()
  rmSync(root, { recursive: true })
})

it('serves an app that was built for another server, and answers it here; nothing is reported there', async () => {
  const root = makeDataDir()
  const [built, own] = ['https://api.academy.test', 'http://localhost:8080']
  const reports = 'https://report.academy.test/zhitu'
  const marks = builtMarks({ API_HOST: built, GO_HOST: 'https://go.academy.test', REPORT_URL: reports })
  writeFileSync(join(root, 'index.html'), `<html lang="zh-CN"${marks}>`)
  writeFileSync(join(root, 'config.js'), 'window.__ZHITU__ = {}')
  const host = await start({ staticRoot: root })
  const window: { __ZHITU__?: { apiHost?: string; reportUrl?: string } } = {}
  runInNewContext((await host.raw({ url: '/config.js' })).body, { window, location: { origin: own } })
  expect(window.__ZHITU__).toMatchObject({ apiHost: own, reportUrl: '/report' })
  expect((await host.raw({ url: '/' })).body).toBe('<html lang="zh-CN">')
  await host.close()
  rmSync(root, { recursive: true })
})

it('can be spoilt into a page where a script should be', async () => {
  const fault = { path: '/js/', when: 'after', body: '<!doctype html>' }
  await client.data('POST', '/sandbox/faults', { body: fault })
  const response = await get('/js/app.1a2b3c4d.js', { 'accept-encoding': 'br' })
  expect([response.statusCode, response.body]).toEqual([200, '<!doctype html>'])
  expect(response.headers).toMatchObject({ 'content-type': 'text/html', 'content-length': '15' })
  expect(response.headers).not.toHaveProperty('content-encoding')
  await client.data('DELETE', '/sandbox/faults')
})

describe('media', () => {
  const FILE = 'sandbox/media/files/clock-360.mp4'
  const URL = '/sandbox/media/clock-360.mp4'

  it('come in ranges', async () => {
    const whole = readFileSync(FILE)
    const part = await get(URL, { range: 'bytes=100-199' })
    expect(part.statusCode).toBe(206)
    expect(part.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-range': `bytes 100-199/${whole.length}`,
      'content-length': '100',
      'content-type': 'video/mp4',
    })
    expect(part.rawPayload).toEqual(whole.subarray(100, 200))
    expect((await get(URL, { range: `bytes=${whole.length}-` })).statusCode).toBe(416)
  })

  it('stream as HLS', async () => {
    const list = await get('/sandbox/media/hls/index.m3u8')
    expect(list.headers['content-type']).toMatch(/mpegurl/i)
    expect(list.body).toContain('#EXTM3U')
    const [variant] = /\S+\.m3u8$/m.exec(list.body) ?? []
    const segments = await get(`/sandbox/media/hls/${variant}`)
    const [first] = /^[^#\s]+$/m.exec(segments.body) ?? []
    const segment = await get(`/sandbox/media/hls/${variant}/../${first}`)
    expect([segment.statusCode, segment.headers['content-type']]).toEqual([200, 'video/mp2t'])
    // The sync byte of an MPEG transport stream.
    expect(segment.rawPayload[0]).toBe(0x47)
  })

  it('can be embedded', async () => {
    expect((await get('/sandbox/embed/3')).body).toContain('<video')
    expect((await get('/sandbox/embed/99', { accept: 'text/html' })).statusCode).toBe(400)
  })
})

it('draws its pictures', async () => {
  for (const kind of [
    'cover/python-data',
    'figure/sql',
    'slider/1',
    'avatar/%E6%9E%97',
    'icon/vod',
    'payment/alipay',
    'logo/zhitu',
    'qr/follow',
  ]) {
    const picture = await get(`/sandbox/art/${kind}.svg`)
    expect(picture.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
    })
    expect(picture.body).toContain('<svg')
  }
  expect((await get('/sandbox/art/unknown/a.svg')).statusCode).toBe(404)
  expect((await get('/sandbox/art/cover/a.png')).statusCode).toBe(404)
  for (const name of ['__proto__', '__proto__/a.svg', 'constructor/a.svg', 'toString/a.svg']) {
    expect((await get(`/sandbox/art/${name}`)).statusCode).toBe(404)
  }
})

it('draws flat artwork in its own size, if asked to', async () => {
  const flat = await start({ isArtFlat: true })
  const bodyOf = async (academy: Client, name: string) => (await academy.raw({ url: `/sandbox/art/${name}` })).body
  const tagOf = (svg: string) => /<svg[^>]*>/.exec(svg)?.[0]
  for (const name of ['cover/python-data.svg', 'icon/vod.svg', 'poster/plain.svg']) {
    const [drawn, area] = [await bodyOf(client, name), await bodyOf(flat, name)]
    expect(tagOf(area)).toBe(tagOf(drawn))
    expect(area.length).toBeLessThan(drawn.length)
  }
  expect(await bodyOf(flat, 'qr/follow.svg')).toBe(await bodyOf(client, 'qr/follow.svg'))
  await flat.close()
})

it('compresses what it makes on the fly', async () => {
  const response = await get('/api/v2/courses', { 'accept-encoding': 'br' })
  expect(response.headers['content-encoding']).toBe('br')
  expect(JSON.parse(brotliDecompressSync(response.rawPayload).toString())).toMatchObject({ code: 0 })
})
