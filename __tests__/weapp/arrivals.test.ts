import { type Academy, launch } from './harness'
import { bindings, entryOf, logIn, openSender } from './pages/cards'

let academy: Academy
let stored: Map<string, string>
beforeAll(async () => void ({ academy, stored } = await openSender()))

test('a card that opens the running app brings its referrer along, who is told at once', async () => {
  const app = launch({ sandboxUrl: academy.url, stored: new Map(stored) })
  await app.page.find('本周好课')
  await app.page.until(() => app.callsTo('GET /api/v2/member/detail').length > 0, 'the member')
  app.open('/pages/course/show?id=3&msv=2')
  await app.page.find('TypeScript 类型实战：让错误停在编辑器里')
  await app.page.until(() => bindings(app).length > 0, 'the referrer being told')
  expect(bindings(app).map(({ body }) => body)).toEqual([{ msv: 2 }])
})

test('a card of a page that does not exist leads home, in the turn in which WeChat listens', () => {
  const app = launch({ sandboxUrl: academy.url, url: '/pages/auth/login' })
  app.openMissing('/pages/old/old?id=1')
  expect(app.stack()).toEqual(['pages/index/index'])
})

test.each([
  ['of another client opens the same page here', '/pages/live/show?id=3&x=1', 'packageA/live/show?id=3'],
  ['of another client opens a tab', '/member', 'pages/member/index'],
])('a card %s', (_, url, opened) => {
  const app = launch({ sandboxUrl: academy.url, stored: new Map(stored), url: '/pages/auth/login' })
  app.openMissing(url)
  expect([app.stack(), app.page.url]).toEqual([[opened.split('?')[0]], `/${opened}`])
})

test('a card of another client that a stranger may not see leads through the login', () => {
  const app = launch({ sandboxUrl: academy.url, url: '/pages/index/index' })
  app.openMissing('/member/order')
  expect(app.page.url).toBe('/pages/auth/login?redirect=memberOrder')
})

test.each([
  [
    'a scene',
    `/pages/course/show?scene=${encodeURIComponent('id=3&msv=2')}`,
    'TypeScript 类型实战：让错误停在编辑器里',
    '2',
  ],
  [
    'a referrer that is no number',
    '/pages/course/show?id=3&msv=1x',
    'TypeScript 类型实战：让错误停在编辑器里',
    undefined,
  ],
])('%s opens the course through the login', async (_, url, title, msv) => {
  const kept = new Map<string, string>()
  const app = launch({ sandboxUrl: academy.url, stored: kept, url })
  await app.page.find(/^登录后开始学习/)
  expect(kept.get('msv')).toBe(msv)
  await logIn(app)
  await app.page.find(title)
  expect(app.stack()).toEqual(['pages/course/show'])
})

test('a friend’s link that is pressed in the running app opens its page, and who sent it is told at once', async () => {
  const app = launch({ sandboxUrl: academy.url, stored: new Map(stored) })
  await app.page.find('本周好课')
  await app.page.until(() => app.callsTo('GET /api/v2/member/detail').length > 0, 'the member')
  app.open(`/pages/webview/webview?url=${encodeURIComponent(`${academy.url}/?msv=2#/packageA/book/show?id=1`)}`)
  await app.page.find(entryOf('bookShow').learner)
  await app.page.until(() => bindings(app).length > 0, 'the referrer being told')
  expect(bindings(app).map(({ body }) => body)).toEqual([{ msv: 2 }])
  app.close()
})

describe('an ordinary code, which WeChat opens as home with its link', () => {
  const home = '/pages/index/index'
  const book = '/packageA/book/show?id=1'
  const scanned = (link: string, time = 1) => `${home}?q=${encodeURIComponent(link)}&scancode_time=${time}`
  const linkTo = (path: string) => `${academy.url}/#${path}`

  test('leads a stranger through the login to the very thing, and keeps the referrer', async () => {
    const kept = new Map<string, string>()
    const app = launch({ sandboxUrl: academy.url, stored: kept, url: scanned(linkTo(`${book}&msv=2`)) })
    await app.page.find(/^登录后开始学习/)
    expect(kept.get('msv')).toBe('2')
    await logIn(app)
    await app.page.find(entryOf('bookShow').learner)
    expect(app.stack()).toEqual(['pages/index/index', 'packageA/book/show'])
    app.close()
  })

  test('opens in the running app; coming back to the app opens nothing anew, another scan does', async () => {
    const app = launch({ sandboxUrl: academy.url, stored: new Map(stored) })
    await app.page.find('本周好课')
    const entry = scanned(linkTo(`${book}&msv=2`))
    app.open(entry)
    await app.page.find(entryOf('bookShow').learner)
    await app.page.until(() => bindings(app).length > 0, 'the referrer being told')
    app.back()
    await app.page.find('本周好课')
    app.show(entry)
    await app.page.untilAt(app.page.url)
    expect(app.stack()).toEqual(['pages/index/index'])
    app.open(scanned(linkTo(`${book}&msv=2`), 2))
    await app.page.find(entryOf('bookShow').learner)
    app.close()
  })

  test('waits for its page, whose fresh stack would clear what it opens before', async () => {
    const app = launch({ sandboxUrl: academy.url, stored: new Map(stored), url: scanned(linkTo(`${book}&msv=2`)) })
    await app.page.until(() => app.page.url.startsWith('/packageA/book/show'), 'the book')
    app.back()
    await app.openSlowly(scanned(linkTo(`${book}&msv=2`), 2))
    await app.page.until(() => app.page.url.startsWith('/packageA/book/show'), 'the book, scanned anew')
    app.close()
  })

  test.each([
    ['of another site', 'https://evil.example/#/packageA/book/show?id=1&msv=2'],
    ['that is a script', 'javascript:alert(1)#/packageA/book/show?id=1&msv=2'],
  ])('%s leads nowhere, and nobody is remembered', async (_, link) => {
    const kept = new Map(stored)
    const app = launch({ sandboxUrl: academy.url, stored: kept, url: scanned(link) })
    await app.page.find('本周好课')
    await app.page.until(() => app.callsTo('GET /api/v2/member/detail').length > 0, 'the member')
    expect([app.stack(), kept.get('msv')]).toEqual([['pages/index/index'], undefined])
    app.close()
  })
})

test('a thing that is gone says so, and leads to the list of its siblings', async () => {
  const app = launch({ sandboxUrl: academy.url, stored: new Map(stored), url: '/packageA/book/show?id=999' })
  await app.page.find('内容不见了')
  await app.page.tap('去看电子书')
  await app.page.find(/^共 \d+ 本$/)
})
