import type { Route } from 'playwright-core'

import { pdfOf } from '../../sandbox/media/pdf'

import { Academy, wechatAgent } from './setup/academy'
import { courseOf } from './setup/catalogue'
import { eventually } from './setup/eventually'
import type { Phone } from './setup/phone'

const course = courseOf('first-web-page')
const bucket = 'https://bucket.example.com/lecture.pdf?Signature=1'
const lines = (page: number) => Array.from({ length: 20 }, (_, line) => `第 ${page} 页的第 ${line + 1} 行`).join('\n')
const pages = Array.from({ length: 12 }, (_, index) => lines(index + 1))
pages[6] = `权责发生制\n${lines(7)}`
pages[9] = `${lines(10)}\n又见权责发生制`
const lecture = pdfOf(pages.join('\f'))

/** With a million bytes before its table that no page needs. */
function longer(file: string): string {
  const table = file.indexOf('xref\n0')
  const filling = `%${'x'.repeat(1_000_000)}\n`
  const end = file.slice(table).replace(String(table), String(table + filling.length))
  return `${file.slice(0, table)}${filling}${end}`
}

/** With 600,000 bytes before one of its objects that no page needs. */
function padded(file: string, object: number): string {
  const place = file.indexOf(`\n${object} 0 obj`) + 1
  // An object that nothing names. pdf.js would read through a comment on its way to the next word.
  const filling = `99 0 obj\n<< /Length 600000 >>\nstream\n${'x'.repeat(600_000)}\nendstream\nendobj\n`
  const table = file.indexOf('xref\n0')
  const moved = (at: number) => (at >= place ? at + filling.length : at)
  const end = file
    .slice(table)
    .replace(/^\d{10}(?= 00000 n)/gm, (at) => String(moved(Number(at))).padStart(10, '0'))
    .replace(String(table), String(moved(table)))
  return `${file.slice(0, place)}${filling}${file.slice(place, table)}${end}`
}

/** What is on the ninth page; pdf.js reads the pages' own objects when it opens a file. */
const ninth = 6 + 2 * 8 + 1

/** A storage that sends a file in parts, or only some of them. */
function inParts(file: string, isSent: (fromByte: number, bytes: number) => boolean) {
  const body = Buffer.from(file)
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'accept-ranges, content-length, content-range',
    'accept-ranges': 'bytes',
  }
  return async (route: Route) => {
    const [, from, to] = /bytes=(\d+)-(\d+)/.exec(route.request().headers().range ?? '') ?? []
    if (!from || !to) return route.fulfill({ headers, contentType: 'application/pdf', body })
    const part = body.subarray(Number(from), Number(to) + 1)
    if (!isSent(Number(from), part.length)) return route.fulfill({ status: 403, headers })
    const range = { ...headers, 'content-range': `bytes ${from}-${to}/${body.length}` }
    return route.fulfill({ status: 206, headers: range, body: part })
  }
}

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open({ isWholeBrowser: true })
})
afterEach(() => academy.rest())
afterAll(() => academy.close())

interface Files {
  /** Of the file, where the server gives it itself. */
  body?: string
  /** Where the server says that it is, and what answers there. */
  storage?: (route: Route) => Promise<void>
  userAgent?: string
  /** The browser cannot parse pdf.js. */
  isOld?: boolean
  /** This script does not come, so many times. */
  lost?: { script: RegExp; times: number }
}

/** A learner who has pressed the file of a free course. */
async function opening({ body = lecture, storage, isOld, lost, ...device }: Files = {}): Promise<Phone> {
  const phone = await academy.visitAs(academy.member(), device)
  const { page } = phone
  await page.route(new RegExp(`/api/v2/course/${course.id}$`), async (route) => {
    // The academy ends connections that nobody has used for a while.
    const answer = await route.fetch({ maxRetries: 2 })
    const envelope = (await answer.json()) as { data: object }
    const attach = [{ id: 5, name: '讲义', size: body.length, extension: 'pdf' }]
    await route.fulfill({ response: answer, json: { ...envelope, data: { ...envelope.data, attach, isBuy: true } } })
  })
  const download_url = storage ? bucket : `${academy.origin}/api/v3/course/attach-download?sign=1`
  await page.route(/\/attach\/5$/, (route) => route.fulfill({ json: { code: 0, message: '', data: { download_url } } }))
  await page.route(/attach-download/, (route) => route.fulfill({ body, contentType: 'application/pdf' }))
  if (storage) await page.route(bucket, storage)
  const unread = { body: 'class {', contentType: 'text/javascript' }
  if (isOld) await page.route(/\/pdf\.js$/, (route) => route.fulfill(unread))
  if (lost) await page.route(lost.script, (route) => route.abort(), { times: lost.times })
  await open(phone)
  return phone
}

async function open(phone: Phone): Promise<void> {
  await phone.go(`/pages/course/show?id=${course.id}`)
  await phone.press(/^附件/)
  await phone.press(/^讲义/)
}

const viewer = ({ page }: Phone) => page.getByRole('dialog', { name: '讲义' })
const pageOnScreen = (phone: Phone, page: number) => phone.reads('跳到第几页', String(page))

/** The page has been drawn: its paper is not all of one colour. */
const drawn = ({ page }: Phone, number: number) =>
  page.waitForFunction((wanted) => {
    const canvas = document.querySelector<HTMLCanvasElement>(`[data-page="${wanted}"] canvas`)
    if (!canvas || canvas.width === 0) return false
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
    return [...data].some((part, index) => index % 4 === 0 && part < 128)
  }, number)

test('a PDF is read in the app, at the page where it was left, and "back" leads to its course', async () => {
  const phone = await opening()
  await viewer(phone).waitFor()
  await drawn(phone, 1)
  await phone.see(/^第 1 页的第 1 行/)
  await pageOnScreen(phone, 1)

  await phone.fill('跳到第几页', '９')
  await phone.field('跳到第几页').press('Enter')
  await pageOnScreen(phone, 9)
  await drawn(phone, 9)
  await phone.page.goBack()
  await viewer(phone).waitFor({ state: 'detached' })
  await phone.at('/pages/course/show')

  await phone.press(/^讲义/)
  await phone.told('上次读到第 9 页')
  await drawn(phone, 9)
  await pageOnScreen(phone, 9)
  // The others have given their memory back.
  await eventually(async () => expect(await phone.page.locator('[data-page] canvas').count()).toBeLessThan(8))
  const download = phone.page.waitForEvent('download')
  await phone.press('保存')
  expect((await download).suggestedFilename()).toBe('讲义.pdf')
  expect(phone.errors).toEqual([])
})

test('words are found on pages that were never seen, and led to', async () => {
  const phone = await opening()
  await phone.press('查找')
  await phone.fill('在文件里查找', '权责 发生制')
  await phone.see('1 / 2')
  await pageOnScreen(phone, 7)
  await phone.press('下一处')
  await phone.see('2 / 2')
  await pageOnScreen(phone, 10)
  await phone.press('下一处')
  await phone.see('1 / 2')
  await pageOnScreen(phone, 7)
  await phone.fill('在文件里查找', '收付实现制')
  await phone.see('没有找到')
  await phone.page.keyboard.press('Escape')
  await phone.see('讲义')
  // The place is still where the search began.
  await phone.press('回到第 1 页')
  await pageOnScreen(phone, 1)
  await viewer(phone).waitFor()
  await phone.page.keyboard.press('Escape')
  await viewer(phone).waitFor({ state: 'detached' })
  expect(phone.errors).toEqual([])
})

test('pages grow around what is looked at, and are drawn anew as sharp', async () => {
  const phone = await opening()
  await drawn(phone, 1)
  const width = () => phone.page.locator('[data-page="1"] canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width)
  const before = await width()
  await phone.press('放大')
  await eventually(async () => expect(await width()).toBe(Math.floor(before * 1.5)))
  await phone.press('缩小')
  await eventually(async () => expect(await width()).toBe(before))
  await phone.has('缩小', 'aria-disabled', 'true')
})

test('of a file in a storage only those parts come that are looked at', async () => {
  const file = longer(lecture)
  let sentBytes = 0
  const phone = await opening({
    storage: inParts(file, (_, bytes) => {
      sentBytes += bytes
      return true
    }),
  })
  await drawn(phone, 1)
  expect(sentBytes).toBeGreaterThan(0)
  expect(sentBytes).toBeLessThan(file.length / 2)
  expect(phone.errors).toEqual([])
})

test('a page whose address has expired comes from a fresh one, and the reader stays on it', async () => {
  const file = padded(padded(lecture, ninth), ninth + 1)
  // Only what is on the ninth page lies between these.
  const phone = await opening({ storage: inParts(file, (from) => from < 500_000 || from > 1_000_000) })
  const { page } = phone
  const download_url = bucket.replace('Signature=1', 'Signature=2')
  await page.route(/\/attach\/5$/, (route) => route.fulfill({ json: { code: 0, message: '', data: { download_url } } }))
  await page.route(
    download_url,
    inParts(file, () => true),
  )
  await drawn(phone, 1)
  await phone.fill('跳到第几页', '9')
  await phone.field('跳到第几页').press('Enter')
  await phone.see('这一页没有打开')
  await phone.press('重试')
  await drawn(phone, 9)
  await phone.gone('这一页没有打开')
  await phone.see(/^第 9 页的第 1 行/)
  await pageOnScreen(phone, 9)
})

test('what a script may not read is saved by the browser', async () => {
  const phone = await opening({
    storage: (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ body: lecture, headers: { 'content-disposition': 'attachment' } })
        : route.abort(),
  })
  await phone.told('开始下载')
  expect(await viewer(phone).count()).toBe(0)
})

test.each<[string, Files]>([
  ['what is no PDF', { body: 'PK' }],
  ['any PDF in a browser that is too old', { isOld: true }],
])('%s is left to the browser', async (_, files) => {
  const phone = await opening(files)
  const tab = phone.page.context().pages()[1] ?? (await phone.page.context().waitForEvent('page'))
  await tab.waitForURL(/^blob:/)
  expect(await viewer(phone).count()).toBe(0)
  await phone.at('/pages/course/show')
})

test('WeChat’s browser reads it too, and is told how to save', async () => {
  const phone = await opening({ userAgent: wechatAgent })
  await drawn(phone, 1)
  await phone.press('保存')
  await phone.told(/点右上角/)
})

test.each([
  ['pdf.js', { script: /\/pdf\.js/, times: 1 }],
  // Asked for by the worker, and by pdf.js in its place.
  ['its worker', { script: /\/pdf\.worker\.js/, times: 2 }],
])('where %s did not come, the next press asks for it again', async (_, lost) => {
  const phone = await opening({ lost })
  await eventually(async () => expect(phone.page.context().pages()).toHaveLength(2))
  await phone.page.context().pages()[1]?.close()
  await phone.press(/^讲义/)
  await drawn(phone, 1)
})
