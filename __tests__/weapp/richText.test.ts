import { fetchOnce } from '../setup/fetchOnce'
import { hostileCorpus } from '../setup/hostileCorpus'
import { type App, launch, startSandbox } from './harness'
import { readText } from './harness/build'
import type { Element } from './harness/element'
import { signIn } from './harness/signIn'

const first = '开头的话'

/** What a rich text may be drawn with. */
const components = ['view', 'text', 'image', 'video', 'slider', 'block']
const webAddress = /^https?:\/\/[\w.-]+(:\d+)?([/?#][^<>"]*)?$/
const styles =
  'width|font-size|text-indent|aspect-ratio|grid-area|grid-template-columns|--(?:tone|ground)-(?:light|dark)'
/** Facts that come from the text, and their form. */
const allowed: Record<string, RegExp> = {
  sid: /^_\w+$/,
  cl: /^[\w\s-]*$/,
  v: /^[\s\S]*$/,
  st: new RegExp(`^(((${styles})): ?[\\w #.,()%/*-]+;? ?)*$`),
  role: /^[a-z]+$/,
  ariaLabel: /^[^<>]*$/,
  ariaExpanded: /^(true|false)$/,
  src: new RegExp(
    `${webAddress.source}|^data:image/(png|jpeg|gif|webp|svg\\+xml);base64,[\\w+/=]+$|^data:image/svg\\+xml[^<>"]*$`,
  ),
  poster: webAddress,
}

/** Facts that are ours, whatever the text says. */
const ours =
  /^(nn|cn|mode|lazyLoad|userSelect|selectable|controls|nativeProps|tabindex|ariaHidden|ariaLevel|decoding|p\d+|uid|id)$/

function strangeFacts({ tag, facts, children }: Element): string[] {
  const own = Object.entries(facts).flatMap(([name, value]) => {
    const form = allowed[name]
    if (form ? form.test(String(value)) : ours.test(name)) return []
    return [`${name}: ${JSON.stringify(value)?.slice(0, 120)}`]
  })
  if (!components.includes(tag)) own.push(`a <${tag}>`)
  return [...own, ...children.flatMap(strangeFacts)]
}

/** The app's own folder on the phone. An app that was killed has left a picture there. */
const savedFiles = new Map([['wxfile://usr/carried/left.png', Buffer.from('left')]])
let app: App
let sandboxUrl: string
const control = (method: string, body?: object) =>
  fetchOnce(`${sandboxUrl}/sandbox/faults`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  })

beforeAll(async () => {
  sandboxUrl = await startSandbox()
  app = launch({ sandboxUrl, savedFiles, url: '/packageA/topic/show?id=1' })
  await signIn(app.page)
  await app.page.untilAt('/packageA/topic/show?id=1')
})

/** The build's name for the class. */
const [, richClass = ''] = /[{,]rich:"([^"]+)"/.exec(readText('common.js') + readText('rest.js')) ?? []

function richText(): Element {
  const rich = app.page.root.all.find((element) => element.hasClass(richClass))
  if (!rich) throw new Error('no rich text on the page')
  return rich
}

let lastId = 1

/** Opens an article that was not open before, with this text in place of its own. */
async function openArticle(html: string): Promise<Element> {
  const id = (lastId += 1)
  const topicPath = `/addons/MeeduTopics/api/v1/topic/${id}`
  const answer = await fetchOnce(sandboxUrl + topicPath, { headers: { accept: 'application/json' } })
  const envelope = (await answer.json()) as { data: { topic: object } }
  const topic = { ...envelope.data.topic, render_content: `<p>${first}${id}</p>${html}` }
  const data = { ...envelope.data, is_buy: true, topic }
  const body = JSON.stringify({ ...envelope, data })
  await control('POST', { path: topicPath, body, contentType: 'application/json' })
  app.open(`/packageA/topic/show?id=${id}`)
  await app.page.find(`${first}${id}`)
  await control('DELETE')
  // A long text comes in steps: it is whole when it has not grown for a while.
  let size = 0
  let looksAlike = 0
  await app.page.until(() => {
    const { length } = richText().all
    looksAlike = length === size ? looksAlike + 1 : 0
    size = length
    return looksAlike > 5
  })
  return richText()
}

test('an article is there with its parts', async () => {
  const rich = await openArticle(
    '<h2>标题</h2><p>即 $x^2$</p><table><tr><th>甲</th></tr></table><pre>code</pre>' +
      '<iframe src="https://v.qq.com/x"></iframe><video src="https://a.example/v.mp4"></video>' +
      '<audio src="https://a.example/s.mp3"></audio><img src="https://a.example/1.png">' +
      '<iframe src="https://player.example/x"></iframe>',
  )
  expect(rich.text).toContain('即 x2')
  expect(rich.text).toContain('打开视频页面 来自 v.qq.com')
  expect(rich.text).toContain('打开视频页面 来自 player.example')
  const videos = app.page.findAll('video').map((video) => video.attribute('src'))
  expect(videos).toEqual(['https://a.example/v.mp4'])
  expect(app.page.findAll('slider')).toHaveLength(1)
  await app.page.find('播放')
})

test('what an author has hidden or folded is not on the page; it unfolds by a tap', async () => {
  const rich = await openArticle(
    '<p style="display:none">答案 B</p><details><summary>参考答案</summary><p>选 C</p></details>',
  )
  expect(rich.text).not.toMatch(/答案 B|选 C/)
  await app.page.tap('参考答案')
  await app.page.find('选 C')
})

test('a telephone is called; a picture by a path is the academy’s; a lost one leaves word', async () => {
  const rich = await openArticle(
    '<p><a href="tel:400-800-1234">打电话</a></p><p><img src="/storage/1.png"></p><p><img src="file:///1.wmf" alt="电路图"></p>',
  )
  await app.page.tap('打电话')
  expect(app.seen.dialled).toEqual(['4008001234'])
  expect(app.page.findAll('image').map((image) => image.attribute('src'))).toContain(
    'https://api.example.com/storage/1.png',
  )
  expect(rich.text).toContain('图片无法显示：电路图')
})

describe('photos that an editor has put into the text', () => {
  // The sandbox takes answers of 1 MB.
  const length = 120_000
  const sources = Array.from('ABCDEF', (letter) => `data:image/png;base64,${letter.repeat(length)}`)
  const article = sources.map((src) => `<p><img src="${src}"></p>`).join('')
  const shown = () => app.page.findAll('image').map((image) => String(image.attribute('src')))
  const carried = () => shown().filter((src) => src.startsWith('wxfile://usr/carried/'))

  test('are drawn from files, because WeChat takes 1 MB at once; the files leave with the page', async () => {
    await openArticle(article)
    await app.page.until(() => carried().length === sources.length, 'the pictures')
    const contents = carried().map((name) => savedFiles.get(name)?.toString('base64'))
    expect(contents).toEqual(sources.map((src) => src.split(',')[1]))
    expect(app.largestSetData().bytes).toBeLessThan(128 * 1024)
    expect(savedFiles.has('wxfile://usr/carried/left.png')).toBe(false)

    await openArticle('<p>没有图片</p>')
    await app.page.until(() => savedFiles.size === 0, 'the files gone')
  })

  test('are named as lost where the phone has no room for them', async () => {
    app.refuse('writeFile', 'the maximum size of the file storage limit is exceeded')
    await openArticle(`<p><img alt="电路图" src="${sources[0]}"></p>`)
    await app.page.find('图片无法显示：电路图')
  })
})

test('a table of a thousand rows is shown to its end, in portions of what WeChat takes at once', async () => {
  const rows = Array.from({ length: 1_000 }, (__, index) => `<tr><td>行 ${index + 1}</td><td>乙</td><td>丙</td></tr>`)
  await openArticle(`<table>${rows.join('')}</table>`)
  await app.page.tap('继续显示')
  await app.page.find('行 1000')
})

test.each(Object.entries(hostileCorpus))('hostile %s: setData gets only what is allowed', async (_, payloads) => {
  // What ends one payload, so that it does not hide the next.
  const seams = '-->"\'></script></style></svg></math></template></textarea></title></table>'
  const rich = await openArticle(payloads.join(seams))
  expect(strangeFacts(rich)).toEqual([])
  expect(rich.all.length).toBeGreaterThan(3)
})
