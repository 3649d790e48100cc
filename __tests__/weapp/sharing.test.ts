import { type RouteName, routeSpec } from '../../src/routes/registry'
import { readCode } from '../setup/readCode'
import { type App, launch } from './harness'
import {
  addressOf,
  bindings,
  type Card,
  cardsOf,
  entryOf,
  logIn,
  openSender,
  type Sender,
  shareable,
} from './pages/cards'

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

let sender: Sender
beforeAll(async () => void (sender = await openSender()))

test.each(shareable)(
  '%s: a card with title, picture and referrer, which leads a stranger to the very thing',
  async (name) => {
    const { friend, timeline } = await cardsOf(sender, name)
    const hasPicture = !withoutPicture.includes(name)
    expect(friend.title).not.toBe('')
    expect(friend.path).toMatch(
      new RegExp(`^${(entries[name] ?? addressOf(name)).replace(/[?]/g, '\\?')}[?&]msv=${sender.memberId}$`),
    )
    expect(friend.imageUrl !== undefined).toBe(hasPicture)
    expect(timeline).toMatchObject({ title: friend.title, imageUrl: friend.imageUrl })
    const query = new URLSearchParams(timeline.query)
    expect(Object.fromEntries(query)).toMatchObject({ msv: String(sender.memberId), title: friend.title })
    if (drawn.includes(name)) expect(query.get('thumb')).toMatch(/^http/)
    else expect(query.get('thumb') ?? undefined).toBe(friend.imageUrl)

    const visitor = launch({ sandboxUrl: sender.academy.url, url: friend.path })
    if (!routeSpec(name).isPublic) await logIn(visitor)
    await visitor.page.find(entryOf(name).learner)
    expect(visitor.page.url.split('?')[0]).toBe(`/${routeSpec(name).path}`)
    if (!routeSpec(name).isPublic) {
      await visitor.page.until(() => bindings(visitor).length > 0, 'the referrer being told')
      expect(bindings(visitor).map(({ body }) => body)).toEqual([{ msv: sender.memberId }])
    }
    visitor.close()
  },
)

describe('an upright cover', () => {
  const open = () =>
    launch({ sandboxUrl: sender.academy.url, stored: new Map(sender.stored), url: '/packageA/book/show?id=1' })
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
