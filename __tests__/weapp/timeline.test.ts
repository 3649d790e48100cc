import { routeSpec } from '../../src/routes/registry'
import { launch } from './harness'
import { readText } from './harness/build'
import { cardsOf, openSender, type Sender, shareable } from './pages/cards'

let sender: Sender
beforeAll(async () => void (sender = await openSender()))

test.each(shareable)('%s in the timeline: title and cover, a way in, and nothing asked of anybody', async (name) => {
  const { timeline } = await cardsOf(sender, name)
  const app = launch({ sandboxUrl: sender.academy.url, url: `/${routeSpec(name).path}?${timeline.query}`, scene: 1154 })
  await app.page.find(timeline.title)
  await app.page.find('点下方「前往小程序」，接着看')
  expect(app.stack()).toEqual([routeSpec(name).path])
  expect(app.requests()).toEqual([])
  app.close()
})

test.each(shareable.filter((name) => routeSpec(name).nav === 'own'))(
  '%s, which has no bar of its own, begins below WeChat’s',
  (name) =>
    expect(JSON.parse(readText(`${routeSpec(name).path}.json`))).toMatchObject({
      singlePage: { navigationBarFit: 'squeezed' },
    }),
)
