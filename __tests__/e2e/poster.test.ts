import { loadAcademy } from '../../sandbox/seed'
import { readCode } from '../setup/readCode'
import { Academy, wechatAgent } from './setup/academy'
import { courseOf } from './setup/catalogue'
import { eventually } from './setup/eventually'
import { hostile, hostileContent } from './setup/hostile'
import type { Phone } from './setup/phone'

const { books, topics } = loadAcademy()
const sql = courseOf('sql')
const free = courseOf('first-web-page')
const drawn = /的分享海报$/
const keepHint = '长按图片，保存或发给朋友'

let academy: Academy
let phone: Phone
let memberId: number

const open = async (mobile: string) => {
  const { enabled_addons } = await academy.control<{ enabled_addons: string[] }>('config')
  await academy.control('config', { enabled_addons: [...enabled_addons, 'MultiLevelShare'] })
  memberId = (await academy.call<{ id: number }>(mobile, '/api/v2/member/detail')).id
  return academy.visitAs(mobile)
}

beforeAll(async () => {
  academy = await Academy.open({ hasArtwork: true })
  phone = await open('13800000001')
})
afterAll(() => academy.close())

const picture = (on: Phone) => on.page.getByRole('img', { name: drawn })
const addressOf = async (on: Phone) => (await picture(on).getAttribute('src')) ?? ''

/** The picture on screen, as a friend's phone sees it. */
async function posterOn(on: Phone) {
  await on.see(keepHint)
  const [head = '', body = ''] = (await addressOf(on)).split(',')
  expect(head).toBe('data:image/jpeg;base64')
  return readCode(Buffer.from(body, 'base64'))
}

const linkTo = (path: string) => `${academy.origin}/#${path}${path.includes('?') ? '&' : '?'}msv=${memberId}`

test.each([
  ['a course', `type=course&id=${sql.id}`, `/pages/course/show?id=${sql.id}`],
  ['a free course', `type=vod&id=${free.id}`, `/pages/course/show?id=${free.id}`],
  ['a lesson', `type=video&id=${free.lessons[0]?.id}`, `/pages/course/video?id=${free.lessons[0]?.id}`],
  ['a live course', 'type=live&id=1', '/packageA/live/show?id=1'],
  ['a book', 'type=book&id=1', '/packageA/book/show?id=1'],
  ['an article', 'type=topic&id=1', '/pages/webview/webview?course_type=topic&id=1'],
  ['a learning path', 'type=learnPath&id=1', '/packageA/learnPath/show?id=1'],
  ['a paper, which has no picture', 'type=paper&id=1', '/pages/webview/webview?course_type=paperRead&id=1'],
  ['a practice', 'type=practice&id=1', '/pages/webview/webview?course_type=practiceRead&id=1'],
  ['a plan', 'type=vip&id=1', '/pages/role/role?id=1'],
  ['the membership', 'type=vip', '/pages/role/role'],
  ['the academy', '', '/pages/index/index'],
])('%s: the code on its poster is its link', async (_, query, path) => {
  await phone.go(`/packageA/share/poster?${query}`)
  const { text, width, height } = await posterOn(phone)
  expect(text).toBe(linkTo(path))
  expect(width).toBe(750)
  expect(height).toBeLessThanOrEqual(4096)
  expect(phone.errors).toEqual([])
})

test('it is opened from the sheet of a thing, and closed by going back', async () => {
  await phone.go(`/pages/course/show?id=${sql.id}`)
  await phone.press('分享')
  await phone.press('生成海报')
  await phone.at('/packageA/share/poster')
  expect((await posterOn(phone)).text).toBe(linkTo(`/pages/course/show?id=${sql.id}`))
  await phone.press('返回')
  await phone.at('/pages/course/show')
})

test('the link of a poster leads a stranger to the thing', async () => {
  await phone.go('/packageA/share/poster?type=book&id=1')
  const { text = '' } = await posterOn(phone)
  const visitor = await academy.visitAs(academy.member())
  await visitor.page.goto(text)
  await visitor.see(books[0]?.name ?? '')
  await eventually(async () =>
    expect(visitor.calls('POST', /\/user\/bind/).map((request) => request.postDataJSON() as unknown)).toEqual([
      { msv: memberId },
    ]),
  )
  await visitor.close()
})

/** Left of the cover's middle, half way down. */
const coverPoint = [60, 400] as const
const tint = [253, 236, 235]
const isTint = (color: number[]) => color.every((part, index) => Math.abs(part - (tint[index] ?? 0)) < 4)

test.each([
  ['forbidden', 403],
  ['gone', 404],
  ['cut off', null],
])('pictures that are %s: others stand in for them', async (_, status) => {
  await phone.go(`/packageA/share/poster?type=course&id=${sql.id}`)
  expect(isTint((await posterOn(phone)).colorAt(...coverPoint))).toBe(false)
  const other = await academy.visitAs('13800000001')
  await other.page.route(/\/sandbox\/art\//, (route) => (status ? route.fulfill({ status }) : route.abort()))
  await other.go(`/packageA/share/poster?type=course&id=${sql.id}`)
  const { text, colorAt } = await posterOn(other)
  expect(isTint(colorAt(...coverPoint))).toBe(true)
  expect(text).toBe(linkTo(`/pages/course/show?id=${sql.id}`))
  await other.close()
})

test('the operator’s pictures: the code stands where they say, or bottom right', async () => {
  await phone.go('/packageA/share/poster')
  await posterOn(phone)
  const names = await phone.page.getByRole('group', { name: '海报样式' }).getByRole('button').allInnerTexts()
  expect(names).toEqual(['经典', '夜读', '晨光', '素色'])
  for (const [name, height] of [
    ['夜读', 1200],
    ['晨光', 1100],
    ['素色', 1000],
  ] as const) {
    const before = await addressOf(phone)
    await phone.press(name)
    await eventually(async () => expect(await addressOf(phone)).not.toBe(before))
    const poster = await posterOn(phone)
    expect([poster.text, poster.height]).toEqual([linkTo('/pages/index/index'), height])
  }
})

test('a finger that swipes leads to the next one, and back', async () => {
  // One of its own: fingers count on the page in front alone, and the others have been behind visitors.
  const phone = await open('13800000001')
  await phone.go('/packageA/share/poster')
  await posterOn(phone)
  await phone.page.bringToFront()
  const glass = await phone.page.context().newCDPSession(phone.page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    glass.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] })
  const isOn = (name: string) => phone.pressable(name).getAttribute('aria-pressed')
  await eventually(async () => expect(await isOn('经典')).toBe('true'))
  for (const [fromX, name] of [
    [300, '夜读'],
    [300, '晨光'],
    [80, '夜读'],
    [80, '经典'],
  ] as const) {
    const toX = 380 - fromX
    // A picture that is drawn anew under the finger takes its end along.
    await phone.settled()
    await touch('touchStart', fromX)
    await touch('touchMove', (fromX + toX) / 2)
    await touch('touchMove', toX)
    await touch('touchEnd')
    await eventually(async () => expect(await isOn(name)).toBe('true'))
    expect((await posterOn(phone)).text).toBe(linkTo('/pages/index/index'))
  }
  await phone.close()
})

test('an operator’s picture that does not come costs the code nothing', async () => {
  const other = await academy.visitAs('13800000001')
  await other.page.route(/\/sandbox\/art\/poster\//, (route) => route.fulfill({ status: 403 }))
  await other.go('/packageA/share/poster')
  await posterOn(other)
  const before = await addressOf(other)
  await other.press('素色')
  await eventually(async () => expect(await addressOf(other)).not.toBe(before))
  expect((await posterOn(other)).text).toBe(linkTo('/pages/index/index'))
  await other.close()
})

test('without the add-on there is the academy’s own alone, and nobody asks for others', async () => {
  const { enabled_addons } = await academy.control<{ enabled_addons: string[] }>('config')
  await academy.control('config', { enabled_addons: enabled_addons.filter((name) => name !== 'MultiLevelShare') })
  const other = await academy.visitAs(academy.member())
  await other.go(`/packageA/share/poster?type=course&id=${sql.id}`)
  await posterOn(other)
  await other.gone('素色')
  expect(other.calls('GET', /poster\/list/)).toEqual([])
  await other.close()
  await academy.control('config', { enabled_addons })
})

test('the picture is saved under a name; the link is copied', async () => {
  await phone.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await phone.go('/packageA/share/poster?type=topic&id=1')
  await posterOn(phone)
  expect(await picture(phone).getAttribute('alt')).toBe(`「${topics[0]?.title}」的分享海报`)
  const [download] = await Promise.all([phone.page.waitForEvent('download'), phone.press('保存图片')])
  expect(download.suggestedFilename()).toBe('海报.jpg')
  await phone.told('开始下载；没有出现，就长按图片保存')
  await phone.press('复制链接')
  await phone.told('链接已复制，发给朋友吧')
  expect(await phone.page.evaluate(() => navigator.clipboard.readText())).toBe(
    linkTo('/pages/webview/webview?course_type=topic&id=1'),
  )
})

test('in WeChat, which takes no downloads, the picture is kept by a long press', async () => {
  const other = await academy.visitAs('13800000001', { userAgent: wechatAgent })
  await other.go('/packageA/share/poster?type=book&id=1')
  await posterOn(other)
  await other.lacks('保存图片')
  await other.close()
})

test('where nothing can be drawn the link is left', async () => {
  const other = await academy.visitAs('13800000001')
  await other.page.addInitScript(() => Object.assign(HTMLCanvasElement.prototype, { getContext: () => null }))
  await other.go('/packageA/share/poster?type=book&id=1')
  await other.see('海报没有画出来')
  await other.pressable('复制链接').waitFor()
  await other.close()
})

test('a fine screen gets three pixels for one', async () => {
  const other = await academy.visitAs('13800000001', { deviceScaleFactor: 3.5 })
  await other.go('/packageA/share/poster?type=book&id=1')
  const { text, width } = await posterOn(other)
  expect([text, width]).toEqual([linkTo('/packageA/book/show?id=1'), 1125])
  await other.close()
})

describe('with hostile texts', () => {
  const evil = courseOf('hostile', hostileContent)

  test('they are text on the picture, and the code is read', async () => {
    const bad = await Academy.open({ content: hostileContent, hasArtwork: true })
    await bad.control('config', { name: hostile('网校'.repeat(60)) })
    const mobile = bad.member()
    const { id } = await bad.call<{ id: number }>(mobile, '/api/v2/member/detail')
    const visitor = await bad.visitAs(mobile, { bypassCSP: true })
    await visitor.go(`/packageA/share/poster?type=course&id=${evil.id}`)
    expect((await posterOn(visitor)).text).toBe(`${bad.origin}/#/pages/course/show?id=${evil.id}&msv=${id}`)
    expect(await visitor.page.evaluate(() => Reflect.get(window, '__xss'))).toBeUndefined()
    expect(visitor.errors).toEqual([])
    await bad.close()
  })
})
