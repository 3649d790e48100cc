import { courseOf } from '../e2e/setup/catalogue'
import { type App, launch, learner, openAcademy } from './harness'

const free = courseOf('first-web-page')
const noted = courseOf('algorithms')

/** Of a course that the learner has. */
const lessonUrl = '/pages/course/video?id=40'

/** Each test goes on where the one before ended. */
describe('notes in a lesson', () => {
  let stored: Map<string, string>
  let academyUrl = ''
  let app: App
  let page: App['page']

  /** As after a kill: nothing but the phone's storage is left. */
  const restart = (url: string) => {
    stored = new Map(stored)
    app = launch({ sandboxUrl: academyUrl, stored, url })
    page = app.page
  }
  const playTo = async (currentTime: number) => {
    const video = await page.find('lesson-video')
    page.raise(video, 'play')
    page.raise(video, 'timeupdate', { currentTime, duration: 75 })
  }

  beforeAll(async () => {
    const academy = await openAcademy()
    academyUrl = academy.url
    stored = await academy.phoneOf(learner)
    restart(lessonUrl)
  })

  test('one is written while the lesson plays on', async () => {
    await playTo(31)
    await page.tap('笔记')
    await page.find('还没有笔记')
    await page.input('写下这里的要点、疑问或想法', '先看这里')
    await playTo(35)
    await page.tap('保存')
    await page.find('先看这里')
    await page.find('跳到 00:31')
  })

  test('its time leads there', async () => {
    await page.tap('跳到 00:31')
    expect(app.videoCalls().slice(-2)).toEqual(['seek 31', 'play'])
  })

  test('it is still there after a kill, among all', async () => {
    restart('/packageA/member/notes')
    await page.find('先看这里')
    await page.find(/^1 条笔记，只存在这台设备上/)
  })

  test('they go to a chat as a file, which comes back in', async () => {
    await page.tap('导出')
    await page.tap('作为文件发到聊天')
    await page.until(() => app.sentToChat.size === 1, 'the file')
    const [file = ''] = app.sentToChat.values()
    expect(file).toContain('> 先看这里')

    await page.tap(/的笔记：编辑或删除/)
    await page.tap('删除')
    await page.find('笔记已删除')
    restart('/packageA/member/notes')
    await page.find('还没有笔记')
    app.putInChat(file)
    await page.tap('导入')
    await page.find('先看这里')
  })

  test('the search inside its course finds it, beside a lesson', async () => {
    restart(`/pages/search/search?course=${noted.id}`)
    await page.input('找课时、笔记、字幕里的话', '先看')
    await page.tap(/：先看这里$/)
    await page.until(() => page.url.includes('at=31'), 'the second of the note')
    app.back()
    await page.input('找课时、笔记、字幕里的话', noted.lessons[1]?.title ?? '')
    await page.find('课时')
    restart('/packageA/member/notes')
  })

  test('one leads to its lesson, at its second', async () => {
    await page.tap(/^打开《.+》，从 00:31 看$/)
    await page.until(() => page.url.startsWith('/pages/course/video?id=40&'), 'the lesson')
    expect((await page.find('lesson-video')).attribute('initial-time')).toBe(31)
  })
})

describe('subtitles', () => {
  test('are fetched once they are switched on, and the transcript leads to where something is said', async () => {
    const academy = await openAcademy()
    const app = launch({
      sandboxUrl: academy.url,
      stored: await academy.phoneOf(learner),
      url: `/pages/course/video?id=${free.lessons[0]?.id}`,
    })
    const { page } = app
    const attachCalls = () => app.requests().filter(({ call }) => /\/attach\/\d+$/.test(call))
    const video = await page.find('lesson-video')
    await page.find('字幕 关')
    expect(attachCalls()).toEqual([])
    await page.tap('字幕 关')
    await page.find('大')
    // They lie in the same place: one at a time.
    await page.tap('倍速 1x')
    await page.find('1.5x')
    // WeChat's video has no 0.75.
    await page.find('0.8x')
    await page.untilGone('小')
    await page.tap('字幕 关')
    await page.tap('大')
    page.raise(video, 'play')
    page.raise(video, 'timeupdate', { currentTime: 34, duration: 75 })
    await page.find(/你好，世界/)
    expect(attachCalls()).toHaveLength(1)

    await page.tap('文稿')
    await page.input('在文稿里找', '拖进浏览器')
    await page.tap(/拖进浏览器/)
    expect(app.videoCalls().slice(-1)).toEqual(['play'])
    expect(app.videoCalls().slice(-2)[0]).toMatch(/^seek \d/)
    expect(attachCalls()).toHaveLength(1)
  })
})

describe('notes on an article', () => {
  test('a paragraph that is held down can be noted, and is led back to', async () => {
    const academy = await openAcademy()
    const stored = await academy.phoneOf(learner)
    const app = launch({ sandboxUrl: academy.url, stored, url: '/packageA/topic/show?id=1' })
    const { page } = app
    page.raise(await page.findOne((element) => element.hears('longpress'), 'a paragraph'), 'longpress')
    await page.tap('写笔记')
    await page.input('写下这里的要点、疑问或想法', '回头再读')
    await page.tap('保存')
    await page.find('我的笔记')
    await page.find('回头再读')

    const later = launch({ sandboxUrl: academy.url, stored: new Map(stored), url: '/packageA/member/notes' })
    await later.page.find('回头再读')
    await later.page.tap(/^打开《.+》，到“/)
    await later.page.until(() => /show\?id=1&note=article1-/.test(later.page.url), 'the article')
    await later.page.find('回头再读')
  })
})
