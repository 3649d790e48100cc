import { fetchOnce } from '../setup/fetchOnce'
import { hostileCorpus } from '../setup/hostileCorpus'
import { Academy } from './setup/academy'
import { eventually } from './setup/eventually'
import type { Phone } from './setup/phone'

const topicPath = '/addons/MeeduTopics/api/v1/topic/1'
const strangers =
  '#app :is(script,style,svg,math,iframe,frame,object,embed,form,base,meta,link,template,textarea,select),' +
  '[srcdoc],[formaction],[action],[ping],[href^="javascript"]'

/** What ends a payload, whatever it has opened, so that it does not hide the next. */
const seam =
  '-->"\'></script></style></svg></math></template></textarea></title></select></xmp></noembed></noframes>' +
  '</noscript></object></applet></form></video></audio></table>'

let academy: Academy
let phone: Phone
const foreign: string[] = []
const dialogs: string[] = []

beforeAll(async () => {
  academy = await Academy.open()
  // Without the page's policy: the text must be harmless by itself.
  phone = await academy.visitAs(academy.member(), { bypassCSP: true })
  const { page, origin } = phone
  await page.context().route(
    (url) => /^(https?|wss?):/.test(url.protocol) && url.origin !== origin,
    (route) => {
      foreign.push(route.request().url())
      return route.abort()
    },
  )
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('popup', (popup) => foreign.push(popup.url()))
})
afterAll(() => academy.close())

/** Shows these texts one after the other in an article, each with its number behind it. */
async function showAll(payloads: readonly string[]): Promise<void> {
  const parts = payloads.map((payload, index) => `${payload}${seam}<p>第${index}段完</p>`)
  const answer = await fetchOnce(academy.origin + topicPath, { headers: { accept: 'application/json' } })
  const envelope = (await answer.json()) as { data: { topic: object } }
  // The academy's own storage is at hand here: a picture of it may be asked for.
  const picture = `${academy.origin}/favicon.svg`
  const render_content = parts.join('').replace(/https:\/\/good\.example\/x\.svg/g, picture)
  const data = { ...envelope.data, is_buy: true, topic: { ...envelope.data.topic, render_content } }
  await academy.fault({
    method: 'GET',
    path: topicPath,
    body: JSON.stringify({ ...envelope, data }),
    contentType: 'application/json',
  })
  await phone.go('/packageA/topic/show?id=1')
  // The plain text element has no end: what follows it is its text.
  const lastShown = payloads.at(-1)?.startsWith('<plaintext') ? payloads.length - 2 : payloads.length - 1
  for (let index = 0; index <= lastShown; index++) {
    await phone.page.getByText(`第${index}段完`).waitFor({ state: 'attached' })
  }
}

afterEach(() => academy.calm())

const groups = Object.entries(hostileCorpus)

it.each(groups)('%s: nothing runs, nothing leaves, nothing opens', async (_, payloads) => {
  await showAll(payloads)
  const { page } = phone
  // Under the finger and the mouse, too.
  for (const type of ['mouseover', 'pointerenter', 'focus', 'animationend', 'wheel']) {
    await page.locator('.taro_page *').evaluateAll((elements, name) => {
      for (const element of elements) element.dispatchEvent(new Event(name, { bubbles: true }))
    }, type)
  }
  await phone.quiet()
  expect({ dialogs, foreign }).toEqual({ dialogs: [], foreign: [] })
  expect(await page.evaluate(() => Reflect.get(window, '__xss'))).toBeUndefined()
  expect(await page.locator(strangers).count()).toBe(0)
  const handlers = await page
    .locator('.taro_page *')
    .evaluateAll((elements) =>
      elements.flatMap((element) => element.getAttributeNames().filter((name) => name.startsWith('on'))),
    )
  expect(handlers).toEqual([])
  expect(page.url()).toBe(`${phone.origin}/#/packageA/topic/show?id=1`)
  expect(phone.errors.filter((error) => !/ERR_|404/.test(error))).toEqual([])
})

it('the page would notice: the same texts as plain HTML do run and do leave', async () => {
  const noticed = [phone.page.waitForEvent('dialog'), phone.page.waitForRequest('https://evil.example/x.png')]
  await phone.page.evaluate((html) => {
    const box = document.createElement('div')
    document.body.append(box)
    box.innerHTML = html
  }, '<img src="x:x" onerror="alert(1)"><img src="https://evil.example/x.png">')
  await Promise.all(noticed)
  expect(dialogs).toEqual(['1'])
  // The request is told before it is routed.
  await eventually(async () => expect(foreign).toEqual(['https://evil.example/x.png']))
})
