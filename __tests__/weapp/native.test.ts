import { type Academy, type App, launch, learner, openAcademy } from './harness'
import { files, readText } from './harness/build'
import type { Element } from './harness/element'
import { picked } from './harness/wx/places'

const isTakable = ({ tag, text }: Element) => tag === 'text' && /^(预览|下载)$/.test(text)
const isFigure = (element: Element) => String(element.attribute('src')).includes('/art/figure/')

/** Where WeChat's own pages and sheets stand in for ours. */
let academy: Academy
let app: App
let page: App['page']

beforeAll(async () => {
  academy = await openAcademy()
  app = launch({ sandboxUrl: academy.url, stored: await academy.phoneOf(learner) })
  page = app.page
  await page.find('本周好课')
})

describe('places', () => {
  const { name, latitude, longitude } = picked
  const query = `latitude=${latitude}&longitude=${longitude}&name=${encodeURIComponent(name)}`

  test('a place is shown on WeChat’s map at once, and again when asked', async () => {
    app.open(`/open-location?${query}`)
    await page.find(name)
    await page.until(() => app.seen.maps.length === 1, 'the map')
    await page.tap('打开地图')
    await page.until(() => app.seen.maps.length === 2, 'the map again')
    expect(app.seen.maps).toEqual([name, name])
  })

  test('where WeChat has not granted the picking of places, it is not asked, and the way back is there', async () => {
    app.open('/choose-location')
    await page.find('这里不能选择位置')
    await page.tap('返回')
    await page.find('本周好课')
    expect(readText('app.json')).not.toMatch(/chooseLocation|scope\.userLocation/)
    expect(files.filter((file) => file.endsWith('.js') && readText(file).includes('chooseLocation('))).toEqual([])
  })
})

describe('files of a course', () => {
  /** One file is taken at a time. */
  const untilIdle = () => page.until(() => page.root.all.filter(isTakable).length === 6, 'all files at rest')

  beforeAll(async () => {
    app.open('/pages/course/show?id=1')
    await page.tap('附件')
  })

  beforeEach(untilIdle)

  test('a document opens in WeChat', async () => {
    await page.tap('讲义节选')
    await page.until(() => app.seen.documents.length === 1, 'the document')
    expect(app.seen.documents).toEqual(['pdf'])
    expect(app.seen.documentNames).toEqual(['讲义节选.pdf'])
  })

  test('what WeChat cannot show is taken along as an address', async () => {
    await page.tap('递归画图模板')
    await page.tap('复制地址')
    await page.until(() => app.seen.copied.length === 1, 'the address')
    expect(app.seen.copied[0]).toMatch(/^http/)
    expect(app.seen.documents).toHaveLength(1)
  })

  test('the server’s word in place of a file is told, and not opened', async () => {
    const body = JSON.stringify({ code: 1, message: '源文件不存在', data: [] })
    const contentType = 'application/json'
    await academy.fault({ path: '/api/v3/course/attach-download', times: 1, status: 200, body, contentType })
    await page.tap('讲义节选')
    await page.until(() => app.toasts().includes('源文件不存在'), 'the word of the server')
    expect(app.seen.documents).toHaveLength(1)
  })

  test('a page in place of a file is no document: it has failed', async () => {
    const body = '<html><title>登录 Wi-Fi</title></html>'
    await academy.fault({
      path: '/api/v3/course/attach-download',
      times: 1,
      status: 200,
      body,
      contentType: 'text/html',
    })
    await page.tap('讲义节选')
    await page.until(() => app.toasts().includes('下载没有成功，请检查网络后重试'), 'the word of the failure')
    expect(app.seen.documents).toHaveLength(1)
  })

  test('a document on a host that WeChat does not know is taken along as an address', async () => {
    app.refuse('downloadFile', 'url not in domain list')
    await page.tap('讲义节选')
    await page.tap('复制地址')
    await page.until(() => app.seen.copied.length === 2, 'the address')
    expect(app.seen.copied[1]).toMatch(/^http/)
    expect(app.seen.documents).toHaveLength(1)
  })

  test('a loading that fails is said', async () => {
    app.refuse('downloadFile', 'net::ERR_CONNECTION_RESET')
    await page.tap('讲义节选')
    await page.until(() => app.toasts().includes('下载没有成功，请检查网络后重试'), 'the word of failure')
  })
})

test('a picture in a text is shown large', async () => {
  await page.tap('介绍')
  const picture = await page.findOne(isFigure, 'a picture')
  page.raise(picture, 'tap')
  await page.until(() => app.seen.previews.length === 1, 'the large picture')
  expect(app.seen.previews[0]).toBe(picture.attribute('src'))
})

test('the way back from a lesson is light on its black bar', async () => {
  app.open('/pages/course/video?id=1')
  const back = await page.find('返回')
  const styles = files.filter((file) => file.endsWith('.wxss')).map(readText)
  const colorOf = (name: string) =>
    styles.flatMap((text) => new RegExp(`\\.${name}\\{(?:[^}]*;)?color:([^;}]+)`).exec(text)?.[1] ?? [])
  const classes = back.ancestry.flatMap(({ facts }) =>
    String(facts.cl ?? '')
      .split(' ')
      .filter(Boolean),
  )
  expect(classes.flatMap(colorOf)[0]).toBe('var(--color-on-dark)')
})
