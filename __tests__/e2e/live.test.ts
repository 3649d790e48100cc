import { Academy } from './setup/academy'
import { eventually } from './setup/eventually'
import { jump, pressControl, watch, watchUntapped } from './setup/flows'
import type { Phone } from './setup/phone'

/** Of a course that is free. */
const lesson = 13
const roomPath = `/packageA/live/video?id=${lesson}`
const field = '说点什么'

interface ServerRoom {
  messages: { chat_id: number; content: string; isDeleted: boolean }[]
  signedIn: number[]
  /** Members, one for every socket. */
  seats: number[]
}

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open()
})
beforeEach(async () => {
  await academy.control(`live/${lesson}/status`, { status: 1, stream: 'on', startsInSec: -600 })
  await event('sign-in-closed')
  await socketIs({})
})
afterEach(() => academy.rest())
afterAll(() => academy.close())

const serverRoom = () => academy.control<ServerRoom>(`live/${lesson}`)
const event = (t: string, params?: object) => academy.control(`live/${lesson}/event`, { t, params })
const socketIs = (faults: object) => academy.control(`live/${lesson}/socket`, faults)
const say = (content: string) => event('message', { content, nick_name: '陈一', role: 'student' })
const memberId = async (mobile: string) => (await academy.call<{ id: number }>(mobile, '/api/v2/member/detail')).id

/** What the server has of the chat, in its order. */
const said = async () => (await serverRoom()).messages.filter(({ isDeleted }) => !isDeleted).map((one) => one.content)

const chatOf = (phone: Phone) => phone.page.getByRole('log', { name: '聊天消息' })

/** What a learner reads in the chat, line by line, without its grey notes and names; of a long one a piece. */
const readPiece = (phone: Phone): Promise<{ id: string; text: string }[]> =>
  chatOf(phone)
    .locator('[id^="chat-"]')
    .filter({ has: phone.page.locator(':scope > *') })
    .evaluateAll((lines) =>
      lines.map(({ id, lastElementChild }) => ({ id, text: lastElementChild?.textContent ?? '' })),
    )

const read = async (phone: Phone): Promise<string[]> => (await readPiece(phone)).map(({ text }) => text)

/** Waits until the screen says what the server has: nothing is missing, nothing is there twice. */
const readsAll = (phone: Phone) =>
  eventually(async () => {
    const [all, here] = [await said(), await read(phone)]
    expect(here).toEqual(all.slice(-Math.max(1, here.length)))
  })

/** The same of every line, in scrolling from the end to the beginning. */
async function readsWhole(phone: Phone): Promise<void> {
  await readsAll(phone)
  let lines = await readPiece(phone)
  const all = await said()
  while (lines.length < all.length) {
    const earlier = await eventually(async () => {
      await chatOf(phone).evaluate((box) => box.scrollTo(0, 0))
      const piece = await readPiece(phone)
      const overlap = piece.findIndex(({ id }) => id === lines[0]?.id)
      expect(overlap).toBeGreaterThan(0)
      return piece.slice(0, overlap)
    })
    lines = [...earlier, ...lines]
  }
  expect(lines.map(({ text }) => text)).toEqual(all)
}

const isShut = (phone: Phone, isIt: boolean) =>
  eventually(async () => expect(await phone.field(field).isDisabled()).toBe(isIt))

async function enter(mobile: string, phone?: Phone): Promise<Phone> {
  const entered = phone ?? (await academy.visitAs(mobile))
  await entered.go(roomPath)
  await entered.see('已加入聊天室')
  return entered
}

async function speak(phone: Phone, text: string): Promise<void> {
  await phone.fill(field, text)
  await phone.press('发送')
}

/** Phones begin with sound after a tap only; here what a test evaluates counts as one. */
function silentUntilTapped(): void {
  let isTapped = false
  window.addEventListener('pointerdown', () => (isTapped = true), { capture: true })
  const play = HTMLMediaElement.prototype.play
  HTMLMediaElement.prototype.play = function () {
    if (this.muted || isTapped) return play.call(this)
    return Promise.reject(new DOMException('', 'NotAllowedError'))
  }
}

/** Second by second. The page's clock, which counts, also runs by itself. */
async function passSlowly(phone: Phone, seconds: number, look?: () => Promise<void>): Promise<void> {
  const pageMs = () => phone.page.evaluate(() => Date.now())
  for (const endMs = (await pageMs()) + seconds * 1_000; (await pageMs()) < endMs;) {
    await phone.pass(1)
    await phone.settled()
    await look?.()
  }
}

/** Its small window would not show it, so there is none. */
const withoutWatermark = () => academy.control('config', { player: { enabled_bullet_secret: '0' } })

describe('a lesson', () => {
  it('that is waited for begins without a tap', async () => {
    await academy.control(`live/${lesson}/status`, { status: 0, startsInSec: 600 })
    const phone = await academy.visitAs(academy.member())
    await phone.page.addInitScript(silentUntilTapped)
    await academy.takeClock(phone)
    await phone.go(roomPath)
    await phone.see('到时间会自动开始，不用刷新')
    await academy.pass(600, phone)
    await phone.see('待讲师开播')
    await academy.control(`live/${lesson}/status`, { status: 1 })
    await academy.pass(30, phone)
    await phone.see('直播中')
    await watchUntapped(phone)
    const isMuted = () => phone.page.locator('video').evaluate((video: HTMLVideoElement) => video.muted)
    expect(await isMuted()).toBe(true)
    await phone.press('点按开声')
    await phone.gone('点按开声')
    expect(await isMuted()).toBe(false)
    await watchUntapped(phone)
    expect(phone.errors).toEqual([])
  })

  it('is watched in the quality that was chosen, the next time too', async () => {
    const phone = await enter(academy.member())
    await watchUntapped(phone)
    const heights: string[] = []
    phone.page.on('request', (request) => {
      const [, height] = /\/hls\/(\d+)\/\d+\.mpegts/.exec(request.url()) ?? []
      if (height) heights.push(height)
    })
    await pressControl(phone, '清晰度 自动')
    await phone.press('360P')
    const picture = () => phone.page.locator('video').evaluate((video: HTMLVideoElement) => video.videoHeight)
    await eventually(async () => expect(await picture()).toBe(360))

    await phone.go('/pages/index/index')
    heights.length = 0
    await enter('', phone)
    await watchUntapped(phone)
    await phone.pressable('清晰度 360P').waitFor()
    await eventually(async () => expect(heights.length).toBeGreaterThan(2))
    expect(heights.slice(1).every((height) => height === '360')).toBe(true)
    await pressControl(phone, '清晰度 360P')
    await phone.press('720P')
    await eventually(async () => expect(await picture()).toBe(720))
    expect(phone.errors).toEqual([])
  })

  it('is shown in a small window and back again, and the system knows its name while it plays', async () => {
    await withoutWatermark()
    const phone = await academy.visitAs(academy.member())
    const playing = () => phone.page.evaluate(() => navigator.mediaSession.metadata?.title)
    await phone.go('/packageA/live/show?id=3')
    await phone.press('课表')
    await phone.press(/直播中/)
    await phone.see('已加入聊天室')
    await watch(phone)
    const title = await phone.page.getByRole('heading', { level: 1 }).filter({ visible: true }).innerText()
    expect(await playing()).toBe(title)
    await pressControl(phone, '画中画')
    await phone.page.waitForFunction(() => document.pictureInPictureElement !== null)
    await pressControl(phone, '画中画')
    await phone.page.waitForFunction(() => document.pictureInPictureElement === null)
    await watchUntapped(phone)
    await pressControl(phone, '返回')
    await phone.at('/packageA/live/show')
    await eventually(async () => expect(await playing()).toBe(undefined))
    expect(phone.errors).toEqual([])
  })

  it('whose teacher is away says so, and goes on without a tap', async () => {
    await academy.control(`live/${lesson}/status`, { stream: 'cut' })
    const phone = await academy.visitAs(academy.member())
    await academy.takeClock(phone)
    await enter('', phone)
    await eventually(async () => {
      await phone.settled()
      await phone.pass(1)
      expect(await phone.sees('讲师暂时离开')).toBe(true)
    })
    await academy.control(`live/${lesson}/status`, { stream: 'on' })
    await academy.pass(30, phone)
    await watchUntapped(phone)
    await phone.gone('讲师暂时离开')
  })

  it('whose teacher is away is not asked about all the time', async () => {
    await academy.control(`live/${lesson}/status`, { stream: 'cut' })
    const phone = await academy.visitAs(academy.member())
    await academy.takeClock(phone)
    await enter('', phone)
    await phone.see('讲师暂时离开')
    const asked = () => phone.calls('GET', /\/play$/).length
    const before = asked()
    await passSlowly(phone, 10)
    // Every 15 to 30 s.
    expect(asked() - before).toBeLessThanOrEqual(1)
  })

  it.each(['ended', 'stalled'])('whose stream has %s is not played over and over, and goes on', async (stream) => {
    const phone = await academy.visitAs(academy.member())
    await academy.takeClock(phone)
    /** How often the stream was put in. */
    let attached = 0
    phone.page.on('request', (request) => (attached += Number(request.url().endsWith(`/stream/${lesson}/index.m3u8`))))
    const asked = () => phone.calls('GET', /\/play$/).length
    await enter('', phone)
    await watchUntapped(phone)
    await academy.control(`live/${lesson}/status`, { stream })
    await eventually(async () => {
      await phone.pass(1)
      expect(await phone.sees('讲师暂时离开')).toBe(true)
    })
    const before = { asked: asked(), attached }
    // Asked 15 s after the teacher has gone at the earliest, 30 s at the latest.
    await passSlowly(phone, 8, async () => expect(await phone.sees('讲师暂时离开')).toBe(true))
    expect([asked(), attached]).toEqual([before.asked, before.attached])

    await phone.pass(25)
    await eventually(async () => expect([asked(), attached]).toEqual([before.asked + 1, before.attached + 2]))
    expect(await phone.sees('讲师暂时离开')).toBe(true)
    await academy.control(`live/${lesson}/status`, { stream: 'on' })
    await academy.pass(30, phone)
    await watchUntapped(phone)
    await phone.gone('讲师暂时离开')
    await watchUntapped(phone)
    expect(attached).toBeLessThanOrEqual(before.attached + 3)
    expect(phone.errors).toEqual([])
  })

  it('ends while one watches, and its recording goes on at the second after a kill', async () => {
    const phone = await enter(academy.member())
    await watch(phone)
    await event('room-over', { recording: 'ready' })
    await phone.told('当前直播已结束')
    await phone.press('看回放')
    await watch(phone)
    await jump(phone, 40)
    const leftSec = await watch(phone, 2)

    const again = await academy.visit({ memory: await phone.kill() })
    await again.go(roomPath)
    await again.see(/从 00:(3[6-9]|4[0-4]) 接着看/)
    await again.press('看回放')
    const resumedSec = await watch(again, 0.5)
    expect(resumedSec).toBeGreaterThan(leftSec - 6)
    expect(resumedSec).toBeLessThan(leftSec + 4)
    await readsAll(again)
    expect((await serverRoom()).seats).toEqual([])
  })
})

describe('the chat', () => {
  it('has my line once and those of others; a recall takes that line alone', async () => {
    const phone = await enter(academy.member())
    await readsAll(phone)
    await speak(phone, '我有个问题')
    await say('第一句')
    await say('第二句')
    await phone.see('第二句')
    await readsAll(phone)
    expect((await read(phone)).slice(-3).sort()).toEqual(['我有个问题', '第一句', '第二句'].sort())
    const first = (await serverRoom()).messages.find(({ content }) => content === '第一句')
    await event('message-deleted', { ids: [first?.chat_id] })
    await phone.gone('第一句')
    await readsAll(phone)
    expect(phone.errors).toEqual([])
  })

  it('lies over the picture in full screen, its last lines', async () => {
    const phone = await enter(academy.member())
    await watch(phone)
    await pressControl(phone, '全屏')
    await phone.page.waitForFunction(() => document.fullscreenElement !== null)
    await say('全屏时说的')
    const over = phone.page.getByRole('region').getByText('陈一：全屏时说的')
    await over.waitFor()
    await pressControl(phone, '退出全屏')
    await over.waitFor({ state: 'detached' })
    await phone.see('全屏时说的')
  })

  it('says who is muted, and gives back what was typed', async () => {
    const mobile = academy.member()
    const phone = await enter(mobile)
    await phone.fill(field, '还没说完的话')
    const id = await memberId(mobile)
    await event('room-ban')
    await phone.see('全员已禁言')
    await isShut(phone, true)
    await event('room-un-ban')
    await phone.gone('全员已禁言')
    await phone.reads(field, '还没说完的话')

    await event('room-user-ban', [id])
    await phone.see('你已被禁言')
    // Also to who comes back.
    await phone.page.reload()
    await phone.see('你已被禁言')
    await event('room-user-un-ban', [id])
    await phone.gone('你已被禁言')
    await phone.reads(field, '还没说完的话')
    await phone.press('发送')
    await phone.see('还没说完的话')
    await readsAll(phone)
  })

  it('takes nothing that is empty, and keeps what is too long', async () => {
    const phone = await enter(academy.member())
    const before = await said()
    await phone.press('发送')
    await speak(phone, '   ')
    expect(phone.calls('POST', /chat\/send/)).toEqual([])
    const tooLong = '长'.repeat(5_000)
    await speak(phone, tooLong)
    await phone.see('发言不能超过200字')
    await phone.press('修改')
    await phone.reads(field, tooLong)
    await speak(phone, '短一点 😀 <b>http://a.example</b>')
    await phone.see('短一点 😀 <b>http://a.example</b>')
    await phone.gone('发言不能超过200字')
    // From right to left, with a sign that would turn what follows.
    await speak(phone, 'مرحبا \u202Eabc')
    await phone.see('مرحبا')
    await readsAll(phone)
    expect(await said()).toEqual([...before, '短一点 😀 <b>http://a.example</b>', 'مرحبا \u202Eabc'])
  })

  it('tapped twice, says it once; without a network it keeps the words', async () => {
    const phone = await enter(academy.member())
    const before = await said()
    await phone.fill(field, '连点两下')
    await phone.pressable('发送').dblclick()
    await phone.see('连点两下')
    await phone.page.context().setOffline(true)
    await speak(phone, '没有网')
    await phone.see('重发')
    await phone.see('没有网')
    await phone.page.context().setOffline(false)
    await phone.press('重发')
    await eventually(async () => expect(await said()).toEqual([...before, '连点两下', '没有网']))
    await readsAll(phone)
  })

  it('keeps what was not sent when the page is closed', async () => {
    const phone = await enter(academy.member())
    const before = await said()
    await phone.page.context().setOffline(true)
    await speak(phone, '没有网时说的')
    await phone.see('重发')
    const again = await academy.visit({ memory: await phone.kill() })
    await enter('', again)
    await again.see('没有网时说的')
    await again.see('没有发送成功')
    await again.press('重发')
    await eventually(async () => expect(await said()).toEqual([...before, '没有网时说的']))
    await readsAll(again)
    await again.page.reload()
    await again.see('已加入聊天室')
    await readsAll(again)
    expect(again.errors).toEqual([])
  })

  it('knows what was told while its socket was gone: who may talk, a round of signing in', async () => {
    const phone = await enter(academy.member())
    await event('room-ban')
    await phone.see('全员已禁言')
    await socketIs({ refuse: true })
    await academy.control(`live/${lesson}/cut`, {})
    await phone.see('已断开连接，正在重新连接')
    await event('room-un-ban')
    await event('sign-in-created', { seconds: 600 })
    await phone.see('全员已禁言')
    await socketIs({})
    await phone.see('大家快来签到啦')
    await phone.press('点击签到')
    await phone.told('签到成功')
    await phone.gone('全员已禁言')
    await isShut(phone, false)
  })

  it('has missed nothing, and has nothing twice, where frames come twice, spoilt and out of order', async () => {
    const phone = await enter(academy.member())
    const count = (await said()).length
    await socketIs({ duplicate: true, malformed: true, reorder: true })
    await academy.control(`live/${lesson}/robots`, { perSec: 60, forSec: 1 })
    await speak(phone, '我也说一句')
    await eventually(async () => expect((await said()).length).toBe(count + 61))
    await say('最后一句')
    const recalled = (await serverRoom()).messages.slice(-5)[0]
    await event('message-deleted', { ids: [recalled?.chat_id] })
    await phone.see('最后一句')
    await readsAll(phone)
    await event('room-ban')
    await phone.see('全员已禁言')
    await event('room-un-ban')
    await phone.gone('全员已禁言')
    await readsWhole(phone)
    expect(phone.errors).toEqual([])
  })

  it('has missed nothing after thirty seconds without a network, and has nothing twice', async () => {
    const phone = await academy.visitAs(academy.member())
    await academy.takeClock(phone)
    await enter('', phone)
    await speak(phone, '进隧道前')
    await readsAll(phone)
    const count = (await said()).length

    await phone.page.context().setOffline(true)
    await academy.control(`live/${lesson}/cut`, {})
    await phone.see('已断开连接，正在重新连接')
    await speak(phone, '隧道里说的')
    await phone.press('重发')
    // More than a page of the history.
    await academy.control(`live/${lesson}/robots`, { perSec: 120, forSec: 1 })
    await eventually(async () => expect((await said()).length).toBeGreaterThan(count + 100))
    await say('隧道里的最后一句')
    await academy.pass(30, phone)
    await phone.gone('隧道里的最后一句')

    await phone.page.context().setOffline(false)
    // 已重新连接 is said before all that was missed, which may leave no time to see it.
    await phone.see('隧道里的最后一句')
    await phone.press('重发')
    await eventually(async () => expect(await said()).toContain('隧道里说的'))
    await say('出来以后')
    await phone.see('出来以后')
    await readsWhole(phone)
    expect(phone.errors).toEqual([])
  })
})

it('ten minutes of a network that goes every half minute: nothing is lost, nothing is there twice', async () => {
  const phone = await academy.visitAs(academy.member())
  await academy.takeClock(phone)
  await enter('', phone)
  for (let drop = 1; drop <= 20; drop++) {
    await academy.control(`live/${lesson}/cut`, {})
    await say(`断开时的第 ${drop} 句`)
    await academy.pass(30, phone)
    await phone.see(`断开时的第 ${drop} 句`)
    await say(`回来后的第 ${drop} 句`)
  }
  await readsWhole(phone)
  expect(phone.errors).toEqual([])
})

describe('courseware', () => {
  const zipBody = 'z'.repeat(400_000)

  async function openCourseware(name: string, extension: string, body: string): Promise<Phone> {
    // An operator's policy lets https in; here everything is plain.
    const phone = await academy.visitAs(academy.member(), { bypassCSP: true })
    await enter('', phone)
    await phone.press('课件')
    await event('attach-updated', { name, extension, body })
    await phone.see(name)
    return phone
  }

  it('comes with its progress, under its own name', async () => {
    const phone = await openCourseware('数据', 'zip', zipBody)
    const network = await phone.page.context().newCDPSession(phone.page)
    const speed = { offline: false, latency: 0, downloadThroughput: 100_000, uploadThroughput: -1 }
    await network.send('Network.emulateNetworkConditions', speed)
    const download = phone.page.waitForEvent('download')
    await phone.press(/^数据/)
    await phone.see(/[1-9]\d?%/)
    await phone.told('开始下载')
    expect((await download).suggestedFilename()).toBe('数据.zip')
    await phone.gone(/\d%/)
    expect(phone.errors).toEqual([])
  })

  it('that the phone can show is shown over the room, which goes on', async () => {
    const phone = await openCourseware('讲义', 'pdf', '今天的讲义')
    await phone.press(/^讲义/)
    await phone.see('今天的讲义')
    await say('讲义看到了吗')
    await phone.page.goBack()
    await phone.gone('今天的讲义')
    await phone.at('/packageA/live/video')
    await phone.press(/^聊天/)
    await phone.see('讲义看到了吗')
    expect(phone.errors).toEqual([])
  })

  it('in a storage that lets no script read it is saved by the browser, and the room stays', async () => {
    const storage = academy.origin.replace('127.0.0.1', 'localhost')
    await academy.control('config', { sandbox: { courseware_storage: storage } })
    const phone = await openCourseware('板书', 'pdf', '%PDF-1.4')
    const download = phone.page.waitForEvent('download')
    await phone.press(/^板书/)
    await phone.told('开始下载')
    expect((await download).suggestedFilename()).toBe('板书.pdf')
    expect(new URL((await download).url()).origin).toBe(storage)
    await phone.at('/packageA/live/video')
    await say('还在这里')
    await phone.press(/^聊天/)
    await phone.see('还在这里')
  })
})

describe('signing in', () => {
  it('is asked above the full screen too, and done with one call', async () => {
    const mobile = academy.member()
    const phone = await enter(mobile)
    await watch(phone)
    await pressControl(phone, '全屏')
    await phone.page.waitForFunction(() => document.fullscreenElement !== null)
    await event('sign-in-created', { seconds: 600 })
    await phone.see('大家快来签到啦')
    await phone.press('点击签到')
    await phone.told('签到成功')
    await phone.gone('大家快来签到啦')
    expect((await serverRoom()).signedIn).toEqual([await memberId(mobile)])
    expect(phone.calls('POST', /signIn/)).toHaveLength(1)
  })

  it('is asked on the page of who watches in the small window', async () => {
    await withoutWatermark()
    const phone = await enter(academy.member())
    await watch(phone)
    await pressControl(phone, '画中画')
    await phone.page.waitForFunction(() => document.pictureInPictureElement?.tagName === 'VIDEO')
    await event('sign-in-created', { seconds: 600 })
    await phone.page.waitForFunction(() => document.pictureInPictureElement === null)
    await phone.press('点击签到')
    await phone.told('签到成功')
    await watchUntapped(phone)
    expect(phone.errors).toEqual([])
  })

  it('is asked of who comes later, and over when its time is', async () => {
    await event('sign-in-created', { seconds: 600 })
    const phone = await academy.visitAs(academy.member())
    await academy.takeClock(phone)
    await enter('', phone)
    await phone.see('大家快来签到啦')
    await academy.pass(600, phone)
    await phone.gone('大家快来签到啦')
    expect((await serverRoom()).signedIn).toEqual([])
  })
})

describe('the socket', () => {
  const seatsAre = (seats: number[]) => eventually(async () => expect((await serverRoom()).seats).toEqual(seats))

  it('is gone with the page, and with the login', async () => {
    const mobile = academy.member()
    const id = await memberId(mobile)
    const phone = await academy.visitAs(mobile)
    await phone.go('/packageA/live/show?id=3')
    await phone.press('课表')
    await phone.press(/直播中/)
    await phone.see('已加入聊天室')
    await seatsAre([id])
    await phone.press('返回')
    await phone.at('/packageA/live/show')
    await seatsAre([])

    await enter(mobile, phone)
    await seatsAre([id])
    await phone.page.evaluate(() => (location.hash = '#/packageA/member/setting'))
    await phone.at('/packageA/member/setting')
    await phone.press('退出登录')
    await phone.press('退出')
    await phone.told('已安全退出')
    await seatsAre([])
  })
})
