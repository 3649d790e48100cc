import { eventually } from '../e2e/setup/eventually'
import { type Academy, type App, launch, learner, openAcademy } from './harness'

/** On air for ten hours, with a long chat; of the same course, one that is over and has a recording. */
const onAir = 67
const recorded = 66

test('a list: what is on air looks so and comes first; who has not bought finds the way on', async () => {
  const academy = await openAcademy()
  const { page, open, close } = launch({ sandboxUrl: academy.url, stored: await academy.phoneOf('13800000002') })
  open('/packageA/live/index')
  await page.find('直播中')
  await page.find('进入')
  const words = page.text()
  expect(words.indexOf('直播中')).toBeLessThan(words.indexOf('待开课'))
  expect(words).not.toMatch(/直播中[^¥费]*待讲师开播/)
  open(`/packageA/live/video?id=${onAir}`)
  await page.find('请购买课程')
  await page.tap('去看直播课')
  await page.untilAt('/packageA/live/index')
  close()
})

/** The learner in a live room, on a phone with a login; each test goes on where the one before ended. */
describe('a learner in a live room', () => {
  let academy: Academy
  let app: App
  let page: App['page']
  let stored: Map<string, string>

  const event = (t: string, params?: object) =>
    academy.ask(`/sandbox/live/${onAir}/event`, { body: { t, ...(params && { params }) } })
  const say = (content: string) => event('message', { content, nick_name: '陈一', role: 'student' })
  const status = (body: object) => academy.ask(`/sandbox/live/${onAir}/status`, { body })
  /** Calls that say something. */
  const sends = () => app.requests().filter(({ call }) => call.endsWith('/chat/send'))
  /** What was told of how long, or how far, it was watched. */
  const reports = (name: string) =>
    app.requests().flatMap(({ call, body }) => (call.endsWith(`/${name}`) ? [body] : []))
  /** The picture moves for so long. */
  async function play(fromSec: number, sec: number): Promise<void> {
    const video = await page.findOne(({ tag }) => tag === 'video', 'a video')
    for (let passed = 0; passed <= sec; passed += 0.5)
      page.raise(video, 'timeupdate', { currentTime: fromSec + passed })
  }
  /** How often these words are on screen. */
  const count = (words: string) => page.text().split(words).length - 1
  const messages = async () =>
    (
      await academy.ask<{ messages: { chat_id: number; content: string; isDeleted: boolean }[] }>(
        `/sandbox/live/${onAir}`,
      )
    ).messages
  const messageId = async (words: string) => (await messages()).find(({ content }) => content === words)?.chat_id
  /** What a learner reads in the chat, by the ids of its lines; of a long one its end. */
  const read = () =>
    page
      .findAll('view')
      .flatMap(({ id, children }) => (/^chat-m\d+$/.test(id) ? [`${id} ${children.at(-1)?.text}`] : []))

  beforeAll(async () => {
    academy = await openAcademy()
  })

  /** On the phone as it was left. */
  function openAgain(lessonId: number): void {
    app = launch({ sandboxUrl: academy.url, stored, url: `/packageA/live/video?id=${lessonId}` })
    page = app.page
  }

  async function open(lessonId: number): Promise<void> {
    stored = await academy.phoneOf(learner)
    openAgain(lessonId)
  }

  test('before its time the room says so', async () => {
    await status({ status: 0, startsInSec: 600 })
    await open(onAir)
    await page.find('到时间会自动开始，不用刷新')
    app.close()
  })

  test('its time has come, and then its teacher', async () => {
    await status({ status: 0, startsInSec: -60 })
    await open(onAir)
    await page.find('待讲师开播')
    expect(page.findAll('video')).toEqual([])
    await status({ status: 1 })
    await page.tap('刷新')
  })

  test('it plays, and what was said is there', async () => {
    await page.find('已加入聊天室')
    await page.findOne(({ tag }) => tag === 'video', 'a video')
    expect(app.socketCount()).toBe(1)
  })

  const newestIsSeen = () => {
    const lines = page.findAll('view').filter(({ id }) => id.startsWith('chat-'))
    return lines.length > 1 && app.isInBox('live-chat', lines.at(-1)?.id ?? '')
  }

  test('the chat opens at its newest line, and stays there', async () => {
    expect((await messages()).length).toBeGreaterThan(20)
    await page.until(newestIsSeen, 'the newest line')
    await say('一句比较长的话，要占三行：'.repeat(4))
    await page.find('一句比较长的话，要占三行：'.repeat(4))
    await page.until(newestIsSeen, 'the newest line')
  })

  /** Whether the row to write in stands so much higher. */
  const isRaised = (px: number) =>
    page.findAll('input').some(({ parent }) => parent?.style.includes(`margin-bottom: calc(${px}px`) === true)

  test('the keyboard pushes nothing off the screen: the chat ends above it, at its newest line', async () => {
    const field = await page.find('说点什么')
    expect(field.attribute('adjust-position')).toBe(false)
    page.raise(field, 'keyboardheightchange', { height: 300 })
    await page.until(() => isRaised(300), 'the row above the keyboard')
    await page.until(newestIsSeen, 'the newest line')
    page.raise(field, 'keyboardheightchange', { height: 0 })
    await page.until(() => !isRaised(300), 'the row at the foot')
  })

  test('whoever leaves with the keyboard open comes back to a room without it', async () => {
    page.raise(await page.find('说点什么'), 'keyboardheightchange', { height: 300 })
    await page.until(() => isRaised(300), 'the row above the keyboard')
    app.background()
    app.foreground()
    await page.until(() => !isRaised(300), 'the row at the foot')
  })

  const isSeen = (words: string) =>
    page.findAll('view').some(({ id, text }) => text.endsWith(words) && app.isInBox('live-chat', id))

  test('a learner who reads backwards stays there until they go back to the end', async () => {
    const up = { scrollTop: 100, scrollHeight: 2_000, deltaY: 30 }
    await page.until(() => {
      const chat = page.findAll('scroll-view').find(({ id }) => id === 'live-chat')
      if (chat) page.raise(chat, 'scroll', up)
      return page.has('回到最新')
    })
    await say('有人在后面说话')
    await page.find('1 条新消息')
    expect(isSeen('有人在后面说话')).toBe(false)
    await page.tap('1 条新消息')
    await page.until(() => isSeen('有人在后面说话'), 'the newest line')
  })

  test('with the screen off it is heard', async () => {
    const video = await page.findOne(({ tag }) => tag === 'video', 'a video')
    page.raise(video, 'play')
    await page.until(() => app.videoCalls().includes('requestBackgroundPlayback'))
  })

  test('so long as it is watched is told every ten seconds', async () => {
    await play(5_000, 11)
    await page.until(() => reports('liveWatchRecord').length > 0)
    expect(reports('liveWatchRecord')).toEqual([{ duration: 10 }])
  })

  test.each([
    ['nothing', ''],
    ['blanks', '   '],
  ])('%s is not sent', async (_, words) => {
    const before = sends().length
    await page.input('说点什么', words)
    await page.tap('发送')
    expect(sends()).toHaveLength(before)
  })

  test('what is too long is refused with the reason, and its words come back', async () => {
    const tooLong = '长'.repeat(5_000)
    await page.input('说点什么', tooLong)
    await page.tap('发送')
    await page.find('发言不能超过200字')
    await page.tap('修改')
    await page.untilGone('发言不能超过200字')
    const field = await page.findOne((element) => element.attribute('value') === tooLong, 'the words in the field')
    expect(field.tag).toBe('input')
  })

  test('what I say is there once, what others say too, and a recall takes that line alone', async () => {
    const before = sends().length
    await page.input('说点什么', '我有个问题')
    // Twice: the second press finds nothing to send.
    await page.tap('发送')
    await page.tap('发送')
    await page.find('我有个问题')
    await say('第一句')
    await say('第二句')
    await page.find('第二句')
    expect([count('我有个问题'), count('第一句')]).toEqual([1, 1])
    await event('message-deleted', { ids: [await messageId('第一句')] })
    await page.untilGone('第一句')
    expect(page.has('第二句')).toBe(true)
    expect(sends()).toHaveLength(before + 1)
  })

  test('muted with the reason, and no more', async () => {
    await event('room-ban')
    await page.find('全员已禁言')
    await event('room-un-ban')
    await page.untilGone('全员已禁言')
  })

  test('what the room says before its socket is open is asked for', async () => {
    await event('room-ban')
    app.close()
    app = launch({ sandboxUrl: academy.url, stored })
    page = app.page
    const release = app.holdSockets()
    app.open(`/packageA/live/video?id=${onAir}`)
    await page.find('全员已禁言')
    await page.until(() => app.socketCount() === 1)
    await event('room-un-ban')
    release()
    await page.untilGone('全员已禁言')
  })

  test('signing in', async () => {
    await event('sign-in-created', { seconds: 30 })
    await page.find('大家快来签到啦')
    await page.tap('点击签到')
    await page.untilGone('大家快来签到啦')
    expect(app.toasts()).toContain('签到成功')
  })

  test('cut off and back: nothing is missing, nothing is there twice', async () => {
    app.connect(false)
    await page.find('已断开连接，正在重新连接')
    const before = (await messages()).length
    await academy.ask(`/sandbox/live/${onAir}/robots`, { body: { perSec: 30, forSec: 1 } })
    await eventually(async () => expect((await messages()).length).toBe(before + 30))
    await say('隧道里的话')
    app.connect(true)
    await page.find('隧道里的话')
    await say('出来以后的话')
    await page.find('出来以后的话')
    const log = (await messages()).filter(({ isDeleted }) => !isDeleted)
    const here = read()
    expect(here.length).toBeGreaterThan(32)
    expect(here).toEqual(log.slice(-here.length).map(({ chat_id, content }) => `chat-m${chat_id} ${content}`))
  })

  test('what was not sent is there again after a kill, and is sent', async () => {
    app.connect(false)
    await page.input('说点什么', '没有网时说的')
    await page.tap('发送')
    await page.find('重发')
    app.close()
    openAgain(onAir)
    await page.find('没有网时说的')
    await page.tap('重发')
    await eventually(async () => expect((await messages()).at(-1)?.content).toBe('没有网时说的'))
    await page.until(() => count('没有网时说的') === 1 && !page.has('没有发送成功'))
  })

  test('two hundred a second: few changes of the page, none of them large', async () => {
    const before = app.setDataTotals().calls
    const beganMs = performance.now()
    const [last = NaN] = (await messages()).map(({ chat_id }) => chat_id).slice(-1)
    await academy.ask(`/sandbox/live/${onAir}/robots`, { body: { perSec: 200, forSec: 3 } })
    await page.until(() => page.findAll('view').some(({ id }) => id === `chat-m${last + 600}`))
    const calls = app.setDataTotals().calls - before
    const sec = (performance.now() - beganMs) / 1_000
    const { bytes } = app.largestSetData()
    process.stdout.write(`flood: ${calls} setData in ${sec.toFixed(1)} s, largest ${bytes} bytes\n`)
    // The first comes at once, another with each quarter of a second.
    expect(calls).toBeLessThanOrEqual(1 + 4 * sec)
    expect(bytes).toBeLessThan(32 * 1024)
  })

  test('over: said, then without a socket', async () => {
    await event('room-over', { recording: 'ready' })
    await page.find('看回放')
    await page.until(() => app.toasts().includes('当前直播已结束'), 'the word of the end')
    await page.until(() => app.socketCount() === 0)
  })

  test('the recording goes on where it was left, after a kill', async () => {
    app.close()
    await open(recorded)
    await page.tap('看回放')
    await play(0, 43)
    page.raise(await page.findOne(({ tag }) => tag === 'video', 'a video'), 'pause')
    await page.until(() => reports('vodWatchRecord').length > 1)
    expect(reports('vodWatchRecord')).toEqual([{ duration: 10 }, { duration: 43 }])
    app.close()
    await open(recorded)
    await page.find('从 00:40 接着看')
    await page.tap('看回放')
    const video = await page.findOne(({ tag }) => tag === 'video', 'a video')
    expect(Number(video.attribute('initial-time'))).toBe(40)
    app.close()
  })
})
