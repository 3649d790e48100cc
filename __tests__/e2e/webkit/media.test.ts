import { courseOf } from '../setup/catalogue'
import { type Delivery, MediaServer } from '../setup/mediaServer'
import type { Phone } from './setup/phone'
import { Webkit } from './setup/webkit'

const lesson = courseOf('first-web-page').lessons[0]
const page = '<!doctype html><title>请登录</title>'

let webkit: Webkit
let media: MediaServer
beforeAll(async () => {
  ;[webkit, media] = await Promise.all([Webkit.open(), MediaServer.open()])
})
afterEach(() => webkit.rest())
afterAll(async () => {
  await webkit.close()
  media.close()
})

async function atCase(file: string, delivery: Delivery, keptSec = 0): Promise<Phone> {
  media.deliver(delivery)
  const mobile = webkit.academy.member()
  if (keptSec) await webkit.academy.call(mobile, `/api/v2/video/${lesson?.id}/record`, { duration: keptSec })
  const phone = await webkit.visitAs(mobile)
  const format = file.endsWith('m3u8') ? 'm3u8' : 'mp4'
  const url = /^\w/.test(file) ? `${media.origin}/${file}` : file
  const data = { urls: [{ url, format, name: '默认', duration: 0 }] }
  const body = JSON.stringify({ code: 0, message: '', data })
  await webkit.academy.fault({ pattern: 'playinfo', body, contentType: 'application/json' })
  await phone.go(`/pages/course/video?id=${lesson?.id}`)
  return phone
}

const gone = (name: string): Delivery => ({ answer: (asked) => (asked === name ? { status: 404 } : undefined) })
const fails = (name: string, times: number): Delivery => ({
  answer: (asked, time) => (asked === name && time <= times ? { status: 503 } : undefined),
})

it.each<[name: string, file: string, delivery: Delivery, keptSec: number, fromSec: number]>([
  ['a list', 'ts/index.m3u8', {}, 0, 0],
  ['a kept place in a list', 'ts/index.m3u8', {}, 12, 8],
  ['a kept place in a segment that is not there', 'ts/index.m3u8', gone('ts/04.mpegts'), 12, 10],
  ['a list that fails twice', 'ts/index.m3u8', fails('ts/index.m3u8', 2), 0, 0],
  ['a file', 'tiny.mp4', {}, 0, 0],
  ['a kept place in a file', 'tiny.mp4', {}, 12, 8],
  ['a path from the root', '/sandbox/media/cases/tiny.mp4', {}, 0, 0],
])('%s plays', async (_, file, delivery, keptSec, fromSec) => {
  const phone = await atCase(file, delivery, keptSec)
  expect(await phone.watch(1)).toBeGreaterThan(fromSec)
})

it.each<[name: string, file: string, delivery: Delivery, words: string]>([
  [
    'a page in place of a list',
    'ts/index.m3u8',
    { answer: () => ({ body: page, type: 'text/html' }) },
    '这个地址是网页，不是视频',
  ],
  ['AVI', 'a.avi', {}, '浏览器放不了 AVI 格式的视频'],
])('%s is named', async (_, file, delivery, words) => {
  const phone = await atCase(file, delivery)
  await phone.see(words)
})
