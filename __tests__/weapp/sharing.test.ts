import { type RouteName, routeNames, routeSpec } from '../../src/routes/registry'
import { readCode } from '../setup/readCode'
import { type Academy, type App, launch, learner, openAcademy } from './harness'
import { type PageEntry, pages } from './pages/table'

interface Card {
  /** WeChat takes what comes of it within three seconds. */
  promise?: Promise<Card>
  title: string
  path?: string
  imageUrl?: string
  query?: string
}

/** Which addresses are not the page's own: those that other clients of the platform know. */
const entries: Partial<Record<RouteName, string>> = {
  articleShow: '/pages/webview/webview?course_type=topic&id=1',
  examPaperShow: '/pages/webview/webview?course_type=paperRead&id=1',
  examMockShow: '/pages/webview/webview?course_type=mockRead&id=1',
  examPracticeShow: '/pages/webview/webview?course_type=practiceRead&id=1',
}

/** Without a picture of their own: WeChat takes one of the screen. */
const withoutPicture: RouteName[] = [
  'home',
  'membership',
  'qaShow',
  'examPaperShow',
  'examMockShow',
  'examPracticeShow',
  'flashSales',
  'groupBuys',
]

/** Their upright covers would be cut: they are drawn anew for the card. */
const drawn: RouteName[] = ['bookShow']

const shareable = routeNames.filter((name) => routeSpec(name).share !== undefined || routeSpec(name).isForwarded)

let academy: Academy
let stored: Map<string, string>
let memberId: number

beforeAll(async () => {
  academy = await openAcademy()
  const { enabled_addons } = await academy.ask<{ enabled_addons: string[] }>('/sandbox/config')
  await academy.configure({ enabled_addons: [...enabled_addons, 'MultiLevelShare'] })
  stored = await academy.phoneOf(learner)
  memberId = (await academy.ask<{ id: number }>('/api/v2/member/detail', { token: await academy.login(learner) })).id
})

const entryOf = (name: RouteName): PageEntry => pages[name]
const addressOf = (name: RouteName) =>
  [`/${routeSpec(name).path}`, entryOf(name).query].filter((part) => typeof part === 'string').join('?')

async function cardsOf(name: RouteName): Promise<{ friend: Card; timeline: Card }> {
  const app = launch({ sandboxUrl: academy.url, stored: new Map(stored), url: addressOf(name) })
  await app.page.find(entryOf(name).learner)
  const isReady = () => (app.share() as Card | undefined)?.path?.includes('msv=') === true
  await app.page.until(isReady, 'the card')
  const card = app.share() as Card
  const friend = (await card.promise) ?? card
  const cards = { friend, timeline: app.shareTimeline() as Card }
  app.close()
  return cards
}

const helper = '13800000002'

async function logIn({ page }: App): Promise<void> {
  await page.tap('密码登录')
  await page.input('手机号', helper)
  await page.input('登录密码', 'zhitu123')
  await page.tap('我已阅读并同意')
  await page.tap('登录')
}

const bindings = (app: App) => app.callsTo('POST /addons/MultiLevelShare/api/v1/user/bind')

test.each(shareable)(
  '%s: a card with title, picture and referrer, which leads a stranger to the very thing',
  async (name) => {
    const { friend, timeline } = await cardsOf(name)
    const hasPicture = !withoutPicture.includes(name)
    expect(friend.title).not.toBe('')
    expect(friend.path).toMatch(
      new RegExp(`^${(entries[name] ?? addressOf(name)).replace(/[?]/g, '\\?')}[?&]msv=${memberId}$`),
    )
    expect(friend.imageUrl !== undefined).toBe(hasPicture)
    expect(timeline).toMatchObject({ title: friend.title, imageUrl: friend.imageUrl })
    const query = new URLSearchParams(timeline.query)
    expect(Object.fromEntries(query)).toMatchObject({ msv: String(memberId), title: friend.title })
    if (drawn.includes(name)) expect(query.get('thumb')).toMatch(/^http/)
    else expect(query.get('thumb') ?? undefined).toBe(friend.imageUrl)

    const visitor = launch({ sandboxUrl: academy.url, url: friend.path })
    if (!routeSpec(name).isPublic) await logIn(visitor)
    await visitor.page.find(entryOf(name).learner)
    expect(visitor.page.url.split('?')[0]).toBe(`/${routeSpec(name).path}`)
    if (!routeSpec(name).isPublic) {
      await visitor.page.until(() => bindings(visitor).length > 0, 'the referrer being told')
      expect(bindings(visitor).map(({ body }) => body)).toEqual([{ msv: memberId }])
    }
    visitor.close()
  },
)

describe('an upright cover', () => {
  const open = () => launch({ sandboxUrl: academy.url, stored: new Map(stored), url: '/packageA/book/show?id=1' })
  const cardOf = (app: App) => app.share() as Card

  test('stands whole on a 5:4 picture, which is drawn once', async () => {
    const app = open()
    await app.page.find(entryOf('bookShow').learner)
    await app.page.until(() => /^wxfile:/.test(cardOf(app).imageUrl ?? ''), 'the picture')
    const { width, height, colorAt } = await readCode(app.openFile(cardOf(app).imageUrl))
    expect([width, height]).toEqual([500, 400])
    const ground = colorAt(5, 200)
    expect(ground.every((part, index) => Math.abs(part - ([0xee, 0xf0, 0xf3][index] ?? 0)) < 4)).toBe(true)
    // The cover's upper edge is on it, between its margins.
    expect(colorAt(250, 24)).not.toEqual(colorAt(250, 5))
    expect(cardOf(app).promise).toBeUndefined()
    app.close()
  })

  test('that cannot be drawn stays what it is', async () => {
    const app = open()
    app.refuse('canvasToTempFilePath', 'create bitmap failed')
    await app.page.find(entryOf('bookShow').learner)
    await app.page.until(() => app.timesRefused() === 1, 'the failure')
    const card = (await cardOf(app).promise) ?? cardOf(app)
    expect(card.imageUrl).toMatch(/^http.*cover|^http.*\.svg/)
    expect(card.path).toMatch(/^\/packageA\/book\/show\?id=1&msv=/)
    app.close()
  })
})

test.each(shareable)('%s in the timeline: title and cover, a way in, and nothing asked of anybody', async (name) => {
  const { timeline } = await cardsOf(name)
  const app = launch({ sandboxUrl: academy.url, url: `/${routeSpec(name).path}?${timeline.query}`, scene: 1154 })
  await app.page.find(timeline.title)
  await app.page.find('点下方「前往小程序」，接着看')
  expect(app.stack()).toEqual([routeSpec(name).path])
  expect(app.requests()).toEqual([])
  app.close()
})

test('a card that opens the running app brings its referrer along, who is told at once', async () => {
  const app = launch({ sandboxUrl: academy.url, stored: new Map(stored) })
  await app.page.find('本周好课')
  await app.page.until(() => app.callsTo('GET /api/v2/member/detail').length > 0, 'the member')
  app.open('/pages/course/show?id=3&msv=2')
  await app.page.find('TypeScript 类型实战：让错误停在编辑器里')
  await app.page.until(() => bindings(app).length > 0, 'the referrer being told')
  expect(bindings(app).map(({ body }) => body)).toEqual([{ msv: 2 }])
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
  await app.page.find('欢迎回来')
  expect(kept.get('msv')).toBe(msv)
  await logIn(app)
  await app.page.find(title)
  expect(app.stack()).toEqual(['pages/course/show'])
})

describe('an ordinary code, which WeChat opens as home with its link', () => {
  const home = '/pages/index/index'
  const book = '/packageA/book/show?id=1'
  const scanned = (link: string, time = 1) => `${home}?q=${encodeURIComponent(link)}&scancode_time=${time}`
  const linkTo = (path: string) => `${academy.url}/#${path}`

  test('leads a stranger through the login to the very thing, and keeps the referrer', async () => {
    const kept = new Map<string, string>()
    const app = launch({ sandboxUrl: academy.url, stored: kept, url: scanned(linkTo(`${book}&msv=2`)) })
    await app.page.find('欢迎回来')
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

test('a thing that is gone says so, and leads to its kin', async () => {
  const app = launch({ sandboxUrl: academy.url, stored: new Map(stored), url: '/packageA/book/show?id=999' })
  await app.page.find('内容不见了')
  await app.page.tap('去看电子书')
  await app.page.find(/^共 \d+ 本$/)
})
