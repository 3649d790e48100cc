import { loadAcademy } from '../../sandbox/seed'
import { type Academy, type App, launch, openAcademy } from './harness'
import { files, readText } from './harness/build'

const mobile = '13900000001'

/** Words in the text of the first article. */
const inArticle = /<p>([^<]+)<\/p>/.exec(loadAcademy().topics[0]?.html ?? '')?.[1] ?? 'no words'

const styles = files.filter((file) => file.endsWith('.wxss')).map(readText)

/** What the text of the question on screen, or other words, are multiplied with. */
async function readingScale(page: App['page'], words: string | RegExp = /^\d+\. /): Promise<string | undefined> {
  const text = await page.find(words)
  const classes = text.ancestry.flatMap(({ facts }) => (facts.cl ?? '').split(' ').filter(Boolean))
  const scaleOf = (name: string) =>
    styles.flatMap((text) => new RegExp(`\\.${name}\\{--reading-scale:([\\d.]+)`).exec(text)?.[1] ?? [])
  return classes.flatMap(scaleOf)[0]
}

/** A chapter and the wrong-answer book in the mini-program; each test goes on where the one before ended. */
describe('a learner practises', () => {
  let academy: Academy
  let stored: Map<string, string>
  let app: App
  let page: App['page']
  let url = ''

  const start = (at: string, isOffline = false) => {
    app = launch({ sandboxUrl: academy.url, stored, url: at, isOffline })
    page = app.page
  }
  const done = async () => {
    const { has_practice_question_ids: ids } = await academy.ask<{ has_practice_question_ids: number[] }>(
      '/addons/Paper/api/v1/practice/1/join/1',
      { token: await academy.login(mobile) },
    )
    return ids.length
  }

  beforeAll(async () => {
    academy = await openAcademy()
    stored = await academy.phoneOf(mobile)
    start('/packageA/exam/practice/show?id=1')
  })

  test('opens a chapter, and is told at once how it went', async () => {
    await page.tap(/^单选题/)
    await page.find(/^1\. 单选题/)
    url = page.url
    await page.tap(/^A/)
    await page.find(/^回答(正确|错误)$/)
    await page.find(/^答案：/)
    await page.find('已保存')
    expect(await done()).toBe(1)
  })

  test('is killed without a network: the next visit notes what was done, and goes on', async () => {
    await page.tap('下一题')
    await page.find(/^2\. 单选题/)
    app.connect(false)
    await page.tap(/^B/)
    await page.find(/^回答(正确|错误)$/)
    await page.find('待上传 1 题')
    app.close()
    start(url)
    await page.find(/^3\. 单选题/)
    await page.find(/^已练 2\//)
    await page.find('已保存')
    expect(await done()).toBe(2)
  })

  test('is started anew without a network: finds the chapter, practises on, and it is noted later', async () => {
    app.open('/packageA/exam/home')
    await page.tap(/^练习模式/)
    await page.tap(/编程基础天天练/)
    await page.tap(/^单选题/)
    await page.find(/^3\. 单选题/)
    app.close()
    start('/packageA/exam/home', true)
    await page.tap(/^练习模式/)
    await page.tap(/编程基础天天练/)
    await page.tap(/^单选题/)
    await page.find('离线练习，记录联网后上传')
    await page.find(/^3\. 单选题/)
    await page.tap(/^A/)
    await page.find(/^回答(正确|错误)$/)
    await page.find('待上传 1 题')
    app.close()
    start(url, true)
    await page.find(/^已练 3\//)
    expect(await done()).toBe(2)
    app.connect(true)
    await page.find('已保存')
    expect(await done()).toBe(3)
  })

  test('reviews what is due, and sees how practising went', async () => {
    app.open('/packageA/exam/home')
    await page.tap(/^今日复习 \d+ 道题/)
    await page.find('错题和收藏')
    await page.tap(/^A/)
    await page.find(/^回答(正确|错误)$/)
    await page.find('已保存')
    app.open('/packageA/exam/wrongbook/index')
    await page.find('近 14 天的练习')
    await page.find(/^答对 [0-4]\/4$/)
    app.open(url)
    await page.find(/^4\. 单选题/)
  })

  test('chooses a text size: what is read grows with it, in the next visit too', async () => {
    await page.tap('字号：标准')
    await page.tap('特大')
    await page.find('字号：特大')
    expect(await readingScale(page)).toBe('1.3')
    app.close()
    start(url)
    await page.find('字号：特大')
    expect(await readingScale(page)).toBe('1.3')
    app.open('/packageA/topic/show?id=1')
    expect(await readingScale(page, inArticle)).toBe('1.3')
    app.open(url)
    await page.tap('字号：特大')
    await page.tap('标准')
    await page.find('字号：标准')
    expect(await readingScale(page)).toBe('1')
  })

  test('formulas grow with the text: what stands above and below the line too', () => {
    const raised = styles.flatMap((text) => text.match(/\{[^}]*vertical-align:(sub|super)[^}]*\}/g) ?? [])
    expect(raised.length).toBeGreaterThanOrEqual(2)
    expect(raised.filter((rule) => !/font-size:calc\([^;]*--reading-scale/.test(rule))).toEqual([])
  })

  test('collects a question, and finds it in the collection', async () => {
    await page.tap('收藏试题')
    await page.find('已收藏')
    await page.until(() => app.callsTo('POST /addons/Paper/api/v1/collection/action').length > 0, 'it is sent')
    app.close()
    start('/packageA/exam/collection/index')
    await page.tap(/^单选题 ?已收藏1题/)
    await page.find('已收藏')
    app.close()
  })

  test('takes a mistake out of the book', async () => {
    stored = await academy.phoneOf('13800000001')
    start('/packageA/exam/wrongbook/index')
    await page.tap(/^材料题/)
    await page.find('答题卡 1/2')
    // Its stem is longer than what is shown of it.
    await page.find('上下滑动看全文')
    await page.tap('移出错题本')
    await page.tap('移出')
    await page.find('答题卡 1/1')
    await page.tap('对答案')
    await page.find('没有作答')
    app.close()
  })
})
