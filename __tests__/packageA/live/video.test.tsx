// First: the budget of calls takes the clock that it finds.
import { pass } from '../../setup/clock'

import Taro from '@tarojs/taro'
import { act } from 'react'

import { logout } from '@/features/shared/session/logout'
import { configureHttp, httpContext } from '@/http/client'
import LiveVideo from '@/packageA/live/video'
import { serverClock } from '@/lib/serverClock'
import { formatAppointment } from '@/lib/time'
import { clipboard } from '@/platform/clipboard'
import { calendar } from '@/platform/calendar'
import { downloader } from '@/platform/download'
import { shareAdapter } from '@/platform/share'
import { useSession } from '@/stores/session'
import { boughtFrom } from '@/stores/boughtFrom'

import { liveDetailWire, liveWire, messageWire, roomWire } from '../../factories/live'
import { aMember } from '../../factories/member'
import { fakeBackend, held, noNetwork, ok, refusal } from '../../setup/backend'
import { covers, ofRole, pressLink, settle, turn, type, typed } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen, type ScreenOptions } from '../../setup/openScreen'
import { shown } from '../../setup/shown'

const playCall = 'GET /addons/zhibo/api/v1/course/12/play'
const below = '/addons/zhibo/api/v1/course/3/video/12'
const sendCall = `POST ${below}/chat/send`
const signCall = `POST ${below}/signIn/4`

/** The room's sockets, the newest last. */
let sockets: FakeSocket[] = []

class FakeSocket extends EventTarget {
  isClosed = false
  constructor(readonly url: string) {
    super()
    sockets.push(this)
  }
  close(): void {
    this.isClosed = true
  }
  send(): void {}
}

const tell = (event: Event) => act(async () => void sockets[sockets.length - 1]?.dispatchEvent(event))
/** The room is asked once more: what it told before reached nobody. */
const opened = async () => {
  await tell(new Event('open'))
  await settle(300)
}
const ended = (code: number) => tell(Object.assign(new Event('close'), { code }))
const heard = async (t: string, rest: object = {}) => {
  await tell(new MessageEvent('message', { data: JSON.stringify({ t, ...rest }) }))
  await settle(300)
}
const said = (id: number, over: object = {}) => heard('message', { v: JSON.stringify(messageWire(id, over)) })

const history = (...ids: number[]) =>
  ok({ data: ids.map((id) => ({ id, msg_body: messageWire(id), created_at: '' })), total: ids.length })

const serverText = (date: Date) => new Date(date.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

/** The time of a lesson that its teacher should have begun by now. */
const lateLesson = () => ({ status: 0, published_at: serverText(new Date(Date.now() - 60_000)) })

function backendWith(room: object, more: Parameters<typeof fakeBackend>[0] = {}) {
  return fakeBackend({ [playCall]: ok(room), [`GET ${below}/chat/msg`]: history(2, 1), [sendCall]: ok(), ...more })
}

const open = (more: ScreenOptions = {}) =>
  openScreen(LiveVideo, {
    params: { id: '12' },
    user: aMember({ id: 7 }),
    addons: ['Zhibo'],
    pages: ['/packageA/live/video?id=12'],
    ...more,
  })

beforeEach(async () => {
  await pass(60_000)
  serverClock.learn(new Date().toISOString())
  Taro.clearStorageSync()
  sockets = []
  Object.assign(globalThis, { WebSocket: FakeSocket })
  Object.assign(HTMLMediaElement.prototype, {
    play: () => Promise.resolve(),
    pause: () => undefined,
    load: () => undefined,
    canPlayType: () => 'maybe',
  })
})

const toasted = async (words: string) => {
  await settle(100)
  expect(shown()).toContain(words)
}

const overRoom = (over: object) => roomWire({ status: 2 }, { chat: null, play_url: [], ...over })
const recording = { record_exists: 1, record_duration: 75, play_url: [{ name: '', url: 'https://cdn.x/a.mp4' }] }

test.each([
  ['ahead', roomWire({ status: 0, published_at: '2099-05-01 19:30:00' }), '到时间会自动开始，不用刷新'],
  ['late', roomWire(lateLesson()), '待讲师开播'],
  ['never begun', roomWire({ status: 0 }), '没有开播原定 2020-01-02 19:30看课表'],
  ['on air', roomWire(), '直播中'],
  ['over, recorded', overRoom(recording), '直播已结束回放 01:15看回放'],
  ['over, left in the middle', overRoom({ ...recording, last_duration: 40 }), '从 00:37 接着看'],
  ['over, being made', overRoom({ record_exists: 1 }), '回放正在准备，过一会儿再来'],
  ['over, without one', overRoom({}), '这节课没有回放'],
])('%s: says so', async (_, room, words) => {
  backendWith(room)
  const screen = await open()
  await screen.see(words)
  expect(screen.find('聊天')).toBeDefined()
})

test.each([
  [5_400, '21:00'],
  [0, '20:30'],
])('the room before a lesson of %d s puts it into the calendar, until %s', async (estimate_duration, until) => {
  const add = jest.spyOn(calendar, 'add').mockResolvedValue('handedOut')
  backendWith(roomWire({ status: 0, published_at: '2099-05-01 19:30:00', estimate_duration }))
  const screen = await open()
  await screen.see('距开播')
  await screen.press('开播提醒')
  expect(add).toHaveBeenCalledWith(
    expect.objectContaining({
      title: '大模型应用实战营：评测',
      url: expect.stringMatching(/packageA\/live\/video\?id=12&course=3$/),
      startsAt: new Date('2099-05-01T19:30:00+08:00'),
      endsAt: new Date(`2099-05-01T${until}:00+08:00`),
    }),
  )
  add.mockRestore()
})

const courseUrl = '/packageA/live/show?id=3'

test('the room’s course is opened in its place', async () => {
  backendWith(roomWire())
  const screen = await open()
  await screen.see('直播中')
  await pressLink('大模型应用实战营')
  expect(navigation.replaced()).toEqual([courseUrl])
})

test.each(['', '&tab=2', '&tab=3'])('the page behind is the room’s course (%s): back to it', async (tab) => {
  backendWith(roomWire())
  const screen = await open({ pages: [`${courseUrl}${tab}`, '/packageA/live/video?id=12'] })
  await screen.see('直播中')
  await pressLink('大模型应用实战营')
  expect([navigation.replaced(), navigation.pushed()]).toEqual([[], []])
})

test('a recording that was watched to its end leads to the others', async () => {
  backendWith(overRoom(recording))
  const screen = await open()
  await screen.press('看回放')
  await settle(100)
  expect(screen.find('看课表')).toBeUndefined()
  await act(async () => void document.querySelector('video')?.dispatchEvent(new Event('ended')))
  await screen.see('再看一遍')
  await screen.press('看课表')
  expect(navigation.replaced()).toEqual([courseUrl])
})

test.each([
  ['after the lesson', overRoom(recording), true],
  ['while it is on air the chat is there for it', roomWire(), false],
])('a question to the teacher: %s', async (_, room, isOffered) => {
  backendWith(room)
  const screen = await openScreen(LiveVideo, {
    params: { id: '12' },
    user: aMember({ id: 7 }),
    addons: ['Zhibo', 'Wenda'],
    pages: ['/packageA/live/video?id=12'],
  })
  await screen.see('聊天')
  expect(screen.find('向老师提问') !== undefined).toBe(isOffered)
  if (!isOffered) return
  await screen.press('向老师提问')
  await settle()
  expect(navigation.pushed().map(decodeURIComponent)).toEqual([
    expect.stringMatching(/^\/packageA\/qa\/create\?about=直播课：.+\n课时：.+&from=liveVideo\?id=12$/),
  ])
})

const courseCall = 'GET /addons/zhibo/api/v1/course/3'
const ofCourse = { params: { id: '12', course: '3' }, pages: ['/packageA/live/video?id=12&course=3'] }

test('not mine: why, what the course is, its price and the one button', async () => {
  backendWith({}, { [playCall]: refusal('请购买课程'), [courseCall]: ok(liveDetailWire()) })
  const screen = await open(ofCourse)
  await screen.see('请购买课程')
  await screen.see('大模型应用实战营')
  expect(screen.text()).toContain('¥299')
  expect(screen.text()).not.toMatch(/重试|没有打开/)
  await screen.press('立即购买')
  expect(navigation.pushed()).toEqual(['/pages/order/order?type=live&id=3'])
  // After the payment it goes on in this room.
  expect(boughtFrom.get({ type: 'live', id: 3 })).toBe('liveVideo?id=12&course=3')
  expect(sockets).toEqual([])
})

describe('not mine, but members have it free', () => {
  const vipFree = { [playCall]: refusal('请购买课程'), [courseCall]: ok(liveDetailWire({ vip_can_view: 1 })) }
  const leads = '会员免费听这门课'

  test('the way to the membership, which opens this room', async () => {
    backendWith({}, { ...vipFree, 'GET /api/v2/roles': ok([]) })
    const screen = await open(ofCourse)
    await screen.see(leads)
    await screen.press(leads)
    expect(navigation.pushed()).toEqual(['/pages/role/role'])
    expect(boughtFrom.get({ type: 'plan' })).toBe('liveVideo?id=12&course=3')
  })

  test('where nothing may be sold, no word of it', async () => {
    backendWith({}, vipFree)
    const screen = await open({ ...ofCourse, selling: 'hidden' })
    await screen.see('大模型应用实战营')
    expect(screen.text()).not.toContain('会员')
  })

  test('a lesson that was cancelled is opened by no membership', async () => {
    backendWith({}, { ...vipFree, [playCall]: refusal('资源不存在', 404) })
    const screen = await open(ofCourse)
    await screen.see('大模型应用实战营')
    expect(screen.text()).not.toContain(leads)
  })
})

test('not mine, where nothing may be sold: neither price nor a word of buying', async () => {
  backendWith({}, { [playCall]: refusal('请购买课程'), [courseCall]: ok(liveDetailWire()) })
  const screen = await open({ ...ofCourse, selling: 'hidden' })
  await screen.see('这门课还没有开通')
  await screen.see('大模型应用实战营')
  expect(screen.text()).not.toMatch(/购买|¥/)
  await screen.press('看这门课')
  expect(navigation.top()).toBe('/packageA/live/show?id=3')
})

test('not mine, and nobody knows of which course: why, more live courses, and 重试 in small', async () => {
  const backend = backendWith({}, { [playCall]: refusal('请购买课程') })
  const screen = await open()
  await screen.see('请购买课程')
  expect(screen.find('去看直播课')).toBeDefined()
  backend.reply(playCall, ok(roomWire()))
  await screen.press('重试')
  await screen.see('直播中')
})

test('bought on another phone: the room opens with a press', async () => {
  const bought = ok(liveDetailWire({}, { is_buy: 1 }))
  const backend = backendWith({}, { [playCall]: refusal('请购买课程'), [courseCall]: bought })
  const screen = await open(ofCourse)
  await screen.see('大模型应用实战营')
  backend.reply(playCall, ok(roomWire()))
  await screen.press('进入直播间')
  await screen.see('直播中')
})

test('a lesson that is cancelled while one waits says so and leads to its course', async () => {
  const backend = backendWith(roomWire(lateLesson()), { [courseCall]: ok(liveDetailWire({}, { is_buy: 1 })) })
  const screen = await open()
  await screen.see('待讲师开播')
  backend.reply(playCall, refusal('资源不存在', 404))
  await pass(31_000)
  await screen.see('这节课已取消')
  await screen.see('看这门课')
  expect(screen.text()).not.toMatch(/待讲师开播|重试|可能已下架/)
  await screen.press('看这门课')
  expect(navigation.top()).toBe('/packageA/live/show?id=3')
})

test('a purchase that is taken back while one watches: picture and socket end', async () => {
  const backend = backendWith(roomWire(), { [courseCall]: ok(liveDetailWire()) })
  const screen = await open()
  await opened()
  backend.reply(playCall, refusal('请购买课程'))
  await ended(1006)
  await pass(1_300)
  await tell(new Event('open'))
  await screen.see('请购买课程')
  await screen.see('立即购买')
  await settle()
  expect(sockets.every(({ isClosed }) => isClosed)).toBe(true)
})

test.each([
  ['nothing is new', () => ok(roomWire(lateLesson()))(), '讲师还没有开播'],
  ['it failed', noNetwork, '网络不可用，请检查网络后重试'],
])('刷新 pressed by hand is answered: %s', async (_, reply, words) => {
  const backend = backendWith(roomWire(lateLesson()))
  const screen = await open()
  await screen.see('待讲师开播')
  const answer = held(reply)
  backend.reply(playCall, answer)
  await screen.press('刷新')
  const busy = () => screen.find('刷新')?.getAttribute('aria-busy')
  expect(busy()).toBe('true')
  answer.release()
  await pass(5_000)
  await toasted(words)
  expect(busy()).not.toBe('true')
})

test('late: its time, its picture and the one next step', async () => {
  const startsAt = new Date(Date.now() - 60_000)
  const lesson = { status: 0, published_at: serverText(startsAt) }
  backendWith(roomWire(lesson, { course: liveWire(3, { poster: 'https://cdn.x/room.jpg' }) }))
  const screen = await open()
  await screen.see(`原定 ${formatAppointment(startsAt, Date.now())}，讲师开播后会自动开始`)
  expect(document.querySelector('.poster')?.outerHTML).toContain('https://cdn.x/room.jpg')
})

test('what never began leads to the timetable, and still begins by itself', async () => {
  const backend = backendWith(roomWire({ status: 0 }))
  const screen = await open()
  await screen.see('没有开播')
  expect(screen.find('刷新')).toBeUndefined()
  await screen.press('看课表')
  expect(navigation.top()).toBe(courseUrl)
  backend.reply(playCall, ok(roomWire()))
  await pass(31_000)
  await screen.see('直播中')
})

test.each([
  ['the operator’s for all rooms', { playerCover: 'https://cdn.x/all.jpg' }, 'https://cdn.x/all.jpg'],
  ['the cover of the course', {}, 'https://cdn.x/cover.jpg'],
])('a course without a picture for its room has %s', async (_, config, picture) => {
  backendWith(roomWire(lateLesson(), { course: liveWire(3, { poster: '', thumb: 'https://cdn.x/cover.jpg' }) }))
  const screen = await open({ config })
  await screen.see('讲师开播后会自动开始')
  expect(document.querySelector('.poster')?.outerHTML).toContain(picture)
})

test('what the room told between being read and the first opening of its socket is asked for', async () => {
  const backend = backendWith(roomWire({}, { room_is_ban: 1 }))
  const screen = await open()
  await screen.see('全员已禁言')
  const round = { id: 4, end_at: serverText(new Date(Date.now() + 20_000)) }
  backend.reply(playCall, ok(roomWire({}, { sign_in_record: round })))
  await opened()
  await screen.see('大家快来签到啦')
  expect(screen.text()).not.toContain('全员已禁言')
})

test('a socket that is open and silent is checked by a quiet look at the history, and given up when it was deaf', async () => {
  const backend = backendWith(roomWire())
  const screen = await open()
  await opened()
  await screen.see('第 2 句')
  backend.reply(`GET ${below}/chat/msg`, history(3, 2, 1))
  await pass(120_000)
  await screen.see('第 3 句')
  await pass(5_000)
  expect([sockets.length > 1, sockets[0]?.isClosed]).toEqual([true, true])
})

test('a lesson that starts while one waits begins without a tap', async () => {
  const startsAt = new Date(Date.now() + 10_000)
  const waiting = { status: 0, published_at: serverText(startsAt) }
  const backend = backendWith(roomWire(waiting))
  const screen = await open()
  await screen.see(`开播时间 ${formatAppointment(startsAt, Date.now())}`)
  await pass(11_000)
  await screen.see('待讲师开播')
  backend.reply(playCall, ok(roomWire({ ...waiting, status: 1 })))
  await pass(30_000)
  await screen.see('直播中')
  expect(document.querySelector('video')?.src).toBe('https://cdn.x/live.m3u8')
})

test('a phone that lets nothing speak unasked: it plays silently, and one button gives it a voice', async () => {
  const refused = new DOMException('user gesture', 'NotAllowedError')
  const play = jest.fn().mockRejectedValueOnce(refused).mockResolvedValue(undefined)
  Object.assign(HTMLMediaElement.prototype, { play })
  backendWith(roomWire())
  const screen = await open()
  await screen.see('直播中')
  const video = document.querySelector('video')
  await act(async () => void video?.dispatchEvent(new Event('loadedmetadata')))
  await screen.see('点按开声')
  expect([video?.muted, play.mock.calls.length]).toEqual([true, 2])
  await screen.press('点按开声')
  expect(video?.muted).toBe(false)
  expect(screen.text()).not.toContain('点按开声')
})

const busy = () => new Response('', { status: 429 })
const video = () => document.querySelector('video') as HTMLVideoElement
const happen = (name: string) => act(async () => void video().dispatchEvent(new Event(name)))

/** What is in the element does not play; with nothing in it, it says nothing. */
async function breaks(): Promise<void> {
  if (video().hasAttribute('src')) await happen('error')
  await settle()
}

/** The picture moves, as an element tells it. */
async function plays(fromSec: number, toSec: number): Promise<void> {
  Object.defineProperty(video(), 'paused', { configurable: true, value: false })
  for (let sec = fromSec; sec <= toSec; sec += 0.5) {
    video().currentTime = sec
    await happen('timeupdate')
  }
}

test('a stream that ends: the teacher stays away until something new is played, in the stream that was put in then', async () => {
  const backend = backendWith(roomWire())
  const put = jest.spyOn(HTMLMediaElement.prototype, 'load')
  const screen = await open()
  await screen.see('直播中')
  await settle()
  await opened()
  const asked = backend.sentTo(playCall).length
  await plays(100, 108)
  await happen('ended')
  await screen.see('讲师暂时离开')
  // The last second is told once more.
  await happen('timeupdate')
  await pass(10_000)
  expect([screen.text().includes('讲师暂时离开'), backend.sentTo(playCall).length]).toEqual([true, asked])
  await pass(20_000)
  expect(backend.sentTo(playCall)).toHaveLength(asked + 1)
  const before = put.mock.calls.length
  // What was there before it ended, then more.
  await plays(100, 108)
  expect(screen.text()).toContain('讲师暂时离开')
  await plays(108, 114)
  expect(screen.text()).not.toContain('讲师暂时离开')
  await pass(60_000)
  expect([put.mock.calls.length - before, backend.sentTo(playCall).length]).toEqual([0, asked + 1])
})

test('a stream that breaks while the server is too busy is asked about again by itself', async () => {
  const backend = backendWith(roomWire())
  const screen = await open()
  await screen.see('直播中')
  await settle()
  backend.reply(playCall, busy)
  await breaks()
  await breaks()
  await screen.see('讲师暂时离开也可能是你的网络太慢，恢复后会自动继续')
  const asked = backend.sentTo(playCall).length
  // The server has asked for a minute of quiet.
  await pass(90_000)
  expect(backend.sentTo(playCall).length).toBeGreaterThan(asked)
})

test('the lesson ends while the server is too busy to say so: it is asked again', async () => {
  const backend = backendWith(roomWire())
  const screen = await open()
  await opened()
  backend.reply(playCall, busy)
  await heard('room-over')
  await pass(3_600)
  expect(backend.sentTo(playCall)).toHaveLength(3)
  backend.reply(playCall, ok(roomWire({ status: 2 }, recording)))
  await pass(90_000)
  await screen.see('看回放')
})

test('the teacher starts it again after the end: it is not asked about any more', async () => {
  const backend = backendWith(roomWire())
  await open()
  await opened()
  await heard('room-over')
  await pass(3_600)
  const asked = backend.sentTo(playCall).length
  expect(asked).toBeGreaterThan(1)
  await pass(90_000)
  expect(backend.sentTo(playCall)).toHaveLength(asked)
})

test('who presses does not wait behind what the app asks by itself', async () => {
  const backend = backendWith(roomWire(lateLesson()))
  const screen = await open()
  await screen.see('待讲师开播')
  await opened()
  const asked = backend.sentTo(playCall).length
  backend.reply(playCall, busy)
  await screen.press('刷新')
  await settle()
  // Due, and held back for a minute.
  await pass(32_000)
  expect(backend.sentTo(playCall)).toHaveLength(asked + 1)
  backend.reply(playCall, ok(roomWire()))
  await screen.press('刷新')
  await screen.see('直播中')
  await pass(90_000)
  expect(backend.sentTo(playCall)).toHaveLength(asked + 2)
})

test('hidden, it does not ask', async () => {
  const backend = backendWith(roomWire(lateLesson()))
  await open()
  await turn('hidden')
  await pass(120_000)
  expect(backend.sentTo(playCall)).toHaveLength(1)
  await turn('visible')
  await pass(40_000)
  expect(backend.sentTo(playCall).length).toBeGreaterThan(1)
})

test('talking: what others say, what I say, and who they are', async () => {
  const backend = backendWith(roomWire())
  const screen = await open()
  await opened()
  await screen.see('陈一第 1 句陈一第 2 句')
  expect(sockets[0]?.url).toMatch(/^wss:\/\/go\.x\/ws\/course\/3\/video\/12\/token\//)
  await said(3, { role: 'teacher', nick_name: '顾远', content: '<b>看这里</b>' })
  await screen.see('讲师顾远<b>看这里</b>')
  await type('说点什么', '  老师好 ')
  await screen.press('发送')
  await screen.press('发送')
  await screen.see('我老师好')
  expect(backend.sentTo(sendCall).map(({ body }) => body)).toEqual([{ content: '老师好', duration: 0 }])
  await said(4, { id: 7, nick_name: '林小满', content: '老师好' })
  expect(screen.text().match(/老师好/g)).toHaveLength(1)
  await heard('message-deleted', { params: { ids: [3] } })
  expect(screen.text()).not.toContain('看这里')
})

test('refused: the reason stands there, the words can be changed', async () => {
  backendWith(roomWire(), { [sendCall]: refusal('发言不能超过200字') })
  const screen = await open()
  await opened()
  await type('说点什么', '很长')
  await screen.press('发送')
  await screen.see('发言不能超过200字')
  await screen.press('修改')
  await settle()
  expect(await typed('说点什么')).toBe('很长')
  expect(screen.text()).not.toContain('发言不能超过200字')
})

test('muted: the reason, no field; what was typed is there again afterwards, and after a reload', async () => {
  backendWith(roomWire())
  const screen = await open()
  await opened()
  await type('说点什么', '想问')
  await heard('room-ban')
  await screen.see('全员已禁言')
  const field = () => document.querySelector<HTMLInputElement>('input')
  expect(field()?.disabled).toBe(true)
  expect(field()?.placeholder).toBe('禁言状态下无法发布消息')
  // As browsers do with a field that is shut while it has the focus.
  await act(async () => void field()?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  await act(async () => void field()?.dispatchEvent(new FocusEvent('blur')))
  await heard('room-user-ban', { params: [7] })
  await heard('room-un-ban')
  await screen.see('你已被禁言')
  await heard('room-user-un-ban', { params: [7] })
  expect(field()?.disabled).toBe(false)
  expect(field()?.value).toBe('想问')
  await open()
  await settle()
  expect(field()?.value).toBe('想问')
})

const unsentOnce = async (words: string) => {
  const screen = await open()
  await opened()
  await type('说点什么', words)
  await screen.press('发送')
  return screen
}

test('what was not sent goes back into the field, before what is being typed there', async () => {
  backendWith(roomWire(), { [sendCall]: refusal('发言太快了') })
  const screen = await unsentOnce('第一句')
  await screen.see('发言太快了')
  await type('说点什么', '第二句写了一半')
  await screen.press('修改')
  expect(await typed('说点什么')).toBe('第一句 第二句写了一半')
})

test('what was not sent outlives the page, and is looked for before it is sent again', async () => {
  const backend = backendWith(roomWire(), { [sendCall]: noNetwork })
  const first = await unsentOnce('断网时说的')
  await first.see('重发')
  first.close()
  const again = await open()
  await opened()
  await again.see('断网时说的没有发送成功重发修改')
  backend.reply(sendCall, ok())
  const before = backend.sentTo(sendCall).length
  await again.press('重发')
  await settle(100)
  expect(backend.sentTo(sendCall).length).toBe(before + 1)
  await said(3, { id: 7, nick_name: '林小满', content: '断网时说的' })
  again.close()
  const last = await open()
  await last.see('陈一第 2 句')
  expect(last.text()).not.toContain('没有发送成功')
})

test('what was on its way when the page was closed, and had got there, is there once', async () => {
  const answer = held(ok())
  const backend = backendWith(roomWire(), { [sendCall]: answer })
  const first = await unsentOnce('关页面前说的')
  await first.see('关页面前说的')
  first.close()
  answer.release()
  const said = messageWire(3, { id: 7, nick_name: '林小满', content: '关页面前说的' })
  backend.reply(`GET ${below}/chat/msg`, ok({ data: [{ id: 3, msg_body: said, created_at: '' }], total: 1 }))
  const again = await open()
  await opened()
  await again.see('林小满关页面前说的')
  expect(again.text().match(/关页面前说的/g)).toHaveLength(1)
})

test('what the server had when the app was killed, before any socket brought it, has not failed', async () => {
  backendWith(roomWire())
  const first = await unsentOnce('刚发出去的')
  await first.see('刚发出去的')
  await settle(100)
  const left = Object.entries(localStorage)
  first.close()
  localStorage.clear()
  for (const [key, value] of left) localStorage.setItem(key, value)
  const again = await open()
  await opened()
  await again.see('陈一第 2 句')
  expect(again.text()).not.toMatch(/刚发出去的|没有发送成功/)
})

test('what was not sent is gone with the lesson', async () => {
  const backend = backendWith(roomWire(), { [sendCall]: noNetwork })
  const first = await unsentOnce('没来得及发的')
  await first.see('重发')
  first.close()
  backend.reply(playCall, ok(overRoom(recording)))
  const over = await open()
  await over.see('看回放')
  over.close()
  backend.reply(playCall, ok(roomWire()))
  const again = await open()
  await again.see('陈一第 2 句')
  expect(again.text()).not.toContain('没来得及发的')
})

test('what was not sent waits for its member, also where it was the sending that ended the login', async () => {
  useSession.getState().signIn('token')
  const endLogin: typeof noNetwork = () => {
    useSession.getState().signOut()
    return noNetwork()
  }
  backendWith(roomWire(), { [sendCall]: endLogin })
  const first = await unsentOnce('不给别人看的')
  await settle(100)
  expect(useSession.getState().isLogin).toBe(false)
  first.close()
  const other = await open({ user: aMember({ id: 8 }) })
  await other.see('陈一第 2 句')
  expect(other.text()).not.toContain('不给别人看的')
  other.close()
  const again = await open()
  await again.see('不给别人看的没有发送成功重发修改')
  again.close()
  useSession.setState({ isLogin: true, user: aMember({ id: 7 }) })
  logout()
  const after = await open()
  await after.see('陈一第 2 句')
  expect(after.text()).not.toContain('不给别人看的')
})

test('one host of two that hangs: the lesson plays, and the chat has a way on', async () => {
  const answer = held(history(2, 1))
  const backend = backendWith(roomWire(), { [`GET ${below}/chat/msg`]: answer })
  const screen = await open()
  await opened()
  await screen.see('直播中')
  await settle(2_000)
  expect(screen.text()).toContain('正在加载')
  expect(backend.sentTo(`GET ${below}/chat/msg`)).toHaveLength(1)
  await type('说点什么', '照样能说')
  await screen.press('发送')
  await screen.see('照样能说')
  await pass(60_000)
  await screen.see('没有加载出来，点这里重试')
  expect(screen.text()).toContain('直播中')
  backend.reply(`GET ${below}/chat/msg`, history(2, 1))
  await screen.press('没有加载出来，点这里重试')
  await screen.see('陈一第 2 句')
})

const round = (sec: number) => ({ id: 4, end_at: serverText(new Date(Date.now() + sec * 1000)) })

test('signing in: once, until its time is over', async () => {
  const backend = backendWith(roomWire(), { [signCall]: ok() })
  const screen = await open()
  await opened()
  await heard('sign-in-created', { params: round(20) })
  await screen.see('大家快来签到啦')
  await screen.press('点击签到')
  await toasted('签到成功')
  await settle()
  expect(backend.sentTo(signCall)).toHaveLength(1)
  expect(screen.text()).not.toContain('大家快来签到啦')
})

test.each([
  ['before its time', '2099-05-01 19:30:00'],
  ['late', lateLesson().published_at],
])('a sign-in called before the room knows that its lesson began is asked for at once: %s', async (_, published_at) => {
  const waiting = { status: 0, published_at }
  const backend = backendWith(roomWire(waiting))
  const screen = await open()
  await opened()
  const round = { id: 4, end_at: serverText(new Date(Date.now() + 30_000)) }
  backend.reply(playCall, ok(roomWire({ ...waiting, status: 1 }, { sign_in_record: round })))
  await heard('sign-in-created', { params: round })
  await pass(3_000)
  await screen.see('大家快来签到啦')
  await screen.see('直播中')
  expect(backend.sentTo(playCall)).toHaveLength(3)
})

test('on a phone whose clock is ten minutes slow a lesson and a sign-in have the time of the server', async () => {
  const aheadMs = 600_000
  const now = jest.spyOn(serverClock, 'now').mockImplementation(() => Date.now() + aheadMs)
  const at = (sec: number) => serverText(new Date(Date.now() + aheadMs + sec * 1000))
  const backend = backendWith(roomWire({ status: 0, published_at: at(90) }))
  const screen = await open()
  await screen.see('距开播00:01:2')
  await pass(100_000)
  await screen.see('待讲师开播')
  backend.reply(playCall, ok(roomWire({}, { sign_in_record: { id: 4, end_at: at(20) } })))
  await screen.press('刷新')
  await screen.see('大家快来签到啦')
  const left = document.querySelector('[role=timer][aria-label*="还剩"]')?.getAttribute('aria-label')
  expect(['还剩 20 秒', '还剩 19 秒']).toContain(left)
  await pass(21_000)
  expect(screen.text()).not.toContain('大家快来签到啦')
  now.mockRestore()
})

test('on a phone whose clock is fast, and where the server does not tell its time, a sign-in is open until it is closed', async () => {
  const known = jest.spyOn(serverClock, 'isKnown').mockReturnValue(false)
  const backend = backendWith(roomWire(), { [signCall]: ok() })
  const screen = await open()
  await opened()
  await heard('sign-in-created', { params: round(-90) })
  await screen.see('大家快来签到啦')
  expect(document.querySelector('[role=timer][aria-label*="还剩"]')).toBeNull()
  await pass(5_000)
  await heard('sign-in-closed')
  expect(screen.text()).not.toContain('大家快来签到啦')
  await heard('sign-in-created', { params: round(-90) })
  await screen.press('点击签到')
  await toasted('签到成功')
  expect(backend.sentTo(signCall)).toHaveLength(1)
  // Nobody tells of its end either.
  await heard('sign-in-created', { params: { ...round(-90), id: 5 } })
  await screen.see('大家快来签到啦')
  await pass(590_000)
  expect(screen.text()).toContain('大家快来签到啦')
  await pass(15_000)
  expect(screen.text()).not.toContain('大家快来签到啦')
  known.mockRestore()
})

test('a server whose answers name another address each time: one chat, one socket', async () => {
  let count = 0
  const varying = () =>
    ok(roomWire({}, { chat: { ...Object(roomWire().chat), connect_url: `ws://x/?t=${++count}` } }))()
  const backend = backendWith(roomWire(), { [playCall]: varying })
  const screen = await open()
  await opened()
  await screen.see('陈一第 2 句')
  await pass(30_000)
  expect(sockets).toHaveLength(1)
  expect(backend.sentTo(playCall)).toHaveLength(2)
  // The newest address is the one that is good.
  await ended(1006)
  await pass(1_300)
  expect(sockets.map(({ url }) => url)).toEqual(['ws://x/?t=1', 'ws://x/?t=2'])
  expect(screen.text().match(/已加入聊天室/g)).toHaveLength(1)
})

test('a room that was read before the sign-in and answers after it does not ask again', async () => {
  const asking = ok(roomWire({}, { sign_in_record: round(60) }))
  const backend = backendWith(roomWire({}, { sign_in_record: round(60) }), { [signCall]: ok() })
  const screen = await open()
  await screen.see('大家快来签到啦')
  const slow = held(asking)
  backend.reply(playCall, slow)
  await opened()
  await screen.press('点击签到')
  await toasted('签到成功')
  slow.release()
  await settle(300)
  expect(screen.text()).not.toContain('大家快来签到啦')
})

test('a sign-in whose answer was lost is pressed again: the server has it, and the room is free', async () => {
  const backend = backendWith(roomWire({}, { sign_in_record: round(600) }), { [signCall]: noNetwork })
  const screen = await open()
  await screen.press('点击签到')
  await settle(100)
  await screen.see('大家快来签到啦')
  backend.reply(signCall, refusal('您已签到'))
  await screen.press('点击签到')
  await toasted('您已签到')
  expect(screen.text()).not.toContain('大家快来签到啦')
})

test('signing in too late is explained, and the question goes', async () => {
  backendWith(roomWire({}, { sign_in_record: round(8) }), { [signCall]: refusal('签到已结束') })
  const screen = await open()
  await screen.see('大家快来签到啦')
  await screen.press('点击签到')
  await toasted('签到已结束')
  expect(screen.text()).not.toContain('大家快来签到啦')
})

test('the lesson ends while a sign-in is asked for: the question goes, and none comes after it', async () => {
  backendWith(roomWire())
  const screen = await open()
  await opened()
  await heard('sign-in-created', { params: round(60) })
  await screen.see('签到')
  await heard('room-over')
  await toasted('当前直播已结束')
  expect(ofRole('timer')).toEqual([])
  await heard('sign-in-created', { params: { ...round(60), id: 5 } })
  expect(ofRole('timer')).toEqual([])
})

test('who is not let in stays out, whatever the phone does', async () => {
  backendWith(roomWire())
  const screen = await open()
  await ended(4403)
  await pass(60_000)
  for (const name of ['offline', 'online']) await act(async () => void window.dispatchEvent(new Event(name)))
  await pass(60_000)
  expect(sockets).toHaveLength(1)
  screen.close()
})

test.each(covers)('where a recording is watched is told when it goes behind %s', async (_, leave) => {
  const watchedCall = `POST ${below}/vodWatchRecord`
  const backend = backendWith(overRoom(recording), { [watchedCall]: ok() })
  const screen = await open()
  await screen.press('看回放')
  await settle(100)
  Object.defineProperty(video(), 'paused', { configurable: true, value: false })
  for (const sec of [0, 1, 2, 3, 4]) {
    video().currentTime = sec
    await happen('timeupdate')
  }
  expect(backend.sentTo(watchedCall)).toEqual([])
  await leave()
  await settle(100)
  expect(backend.sentTo(watchedCall).map(({ body }) => body)).toEqual([{ duration: 4 }])
  await turn('visible')
})

test('it is told again on the return, where WeChat has ended the calls of an app in the background', async () => {
  const watchedCall = `POST ${below}/vodWatchRecord`
  const backend = backendWith(overRoom(recording), { [watchedCall]: noNetwork })
  const screen = await open()
  await screen.press('看回放')
  await settle(100)
  Object.defineProperty(video(), 'paused', { configurable: true, value: false })
  for (const sec of [0, 1, 2, 3, 4]) {
    video().currentTime = sec
    await happen('timeupdate')
  }
  await turn('hidden')
  await settle(1_000)
  const cut = backend.sentTo(watchedCall).length
  backend.reply(watchedCall, ok())
  await turn('visible')
  await settle(100)
  expect(backend.sentTo(watchedCall).slice(cut)).toMatchObject([{ body: { duration: 4 } }])
})

test('a line that would fill the chat is folded, and read on in its place', async () => {
  backendWith(roomWire())
  const screen = await open()
  await opened()
  const long = '长'.repeat(400)
  await said(3, { content: long })
  await screen.see('展开')
  expect(screen.text()).not.toContain(long)
  await screen.press('展开')
  expect(screen.text()).toContain(long)
})

test('behind the courseware the chat counts what comes, until it is seen', async () => {
  backendWith(roomWire(), { [`GET ${below}/attach/index`]: ok({ data: [], total: 0 }) })
  const screen = await open()
  await opened()
  const chatTab = () => ofRole('tab')[0]?.textContent
  await screen.press('课件')
  expect(chatTab()).toBe('聊天')
  await said(3)
  await said(4)
  expect(chatTab()).toBe('聊天2')
  await screen.press('课件')
  await said(5)
  await screen.press('聊天3')
  await settle(100)
  expect(chatTab()).toBe('聊天')
  expect(screen.text()).not.toMatch(/新消息|回到最新/)
})

test('what was told while the socket was gone is asked for: mutes, a round, courseware', async () => {
  const attachCall = `GET ${below}/attach/index`
  const files = (name: string) => ok({ data: [{ id: 1, name, size: 2048 }], total: 1 })
  // A room whose answer does not change: what the socket has said since is undone all the same.
  const backend = backendWith(roomWire({ published_at: '' }), { [attachCall]: files('讲义.pdf') })
  const screen = await open()
  await opened()
  await screen.press('课件')
  await screen.see('讲义.pdf')
  await screen.press('聊天')
  await heard('room-ban')
  await screen.see('全员已禁言')
  await ended(1006)
  backend.reply(attachCall, files('新讲义.pdf'))
  await pass(1_300)
  expect(sockets).toHaveLength(2)
  await opened()
  await settle(100)
  expect(screen.text()).not.toContain('全员已禁言')
  expect(document.querySelector<HTMLInputElement>('input')?.disabled).toBe(false)
  await screen.press('课件')
  await screen.see('新讲义.pdf')

  await ended(1006)
  backend.reply(playCall, ok(roomWire({}, { sign_in_record: round(20) })))
  // It was open only for a moment.
  await pass(2_600)
  await opened()
  await screen.see('大家快来签到啦')
})

test('what was told while the socket was gone is asked for until there is an answer', async () => {
  const backend = backendWith(roomWire())
  const screen = await open()
  await opened()
  await ended(1006)
  backend.reply(playCall, busy)
  await pass(1_300)
  await opened()
  await settle(100)
  backend.reply(playCall, ok(roomWire({}, { sign_in_record: round(200) })))
  // An answer of 429 silences what the app asks by itself for a minute.
  await pass(95_000)
  await screen.see('大家快来签到啦')
})

describe('no socket at all', () => {
  test.each([
    ['it is blocked', roomWire()],
    ['the room has no chat', roomWire({}, { chat: [] })],
  ])('%s: a sign-in round is seen by reading, which is not done often', async (_, room) => {
    const backend = backendWith(room)
    const screen = await open()
    await screen.see('直播中')
    const asked = backend.sentTo(playCall).length
    await pass(300_000)
    expect(backend.sentTo(playCall).length - asked).toBeLessThan(16)
    backend.reply(playCall, ok({ ...room, sign_in_record: round(100) }))
    await pass(42_000)
    await screen.see('大家快来签到啦')
  })

  async function letIn(): Promise<void> {
    await opened()
    await ended(4409)
  }

  test.each([
    ['it never opened', async () => undefined],
    ['it ended for good after having been open', letIn],
  ])('%s: the chat goes on by reading', async (_, begin) => {
    const backend = backendWith(roomWire())
    const screen = await open()
    await begin()
    await screen.see('陈一第 2 句')
    backend.reply(`GET ${below}/chat/msg`, history(3, 2, 1))
    await pass(80_000)
    await screen.see('陈一第 3 句')
  })
})

test('an answer that is older than what the room has told since does not undo it; the room is asked again', async () => {
  const backend = backendWith(roomWire())
  const screen = await open()
  await opened()
  const late = held(ok(roomWire({ last_duration: 1 })))
  backend.reply(playCall, late)
  await ended(1006)
  await pass(1_300)
  await opened()
  expect(backend.sentTo(playCall)).toHaveLength(3)
  await heard('room-ban')
  await heard('room-over')
  const next = held(ok(roomWire({ status: 2 }, recording)))
  backend.reply(playCall, next)
  late.release()
  await settle(100)
  expect(document.querySelector<HTMLInputElement>('input')?.disabled).toBe(true)
  expect(backend.sentTo(playCall)).toHaveLength(4)
  next.release()
  await screen.see('看回放')
})

test('refused since the lesson is over: the room is read anew', async () => {
  const backend = backendWith(roomWire())
  const screen = await open()
  await opened()
  await ended(1006)
  backend.reply(playCall, ok(overRoom(recording)))
  await pass(1_300)
  await ended(4410)
  await screen.see('看回放')
})

test.each([
  ['as before', recording],
  ['without its chat', { ...recording, chat: [] }],
])('the lesson ends: said, then the room is what it is now (%s), without a socket', async (_, over) => {
  const backend = backendWith(roomWire(), { [sendCall]: refusal('发言太快了，请稍后再试') })
  const screen = await open()
  await opened()
  await type('说点什么', '还有一问')
  await screen.press('发送')
  await screen.see('重发')
  backend.reply(playCall, ok(roomWire({ status: 2 }, over)))
  await heard('room-over')
  await toasted('当前直播已结束')
  await pass(3_600)
  await screen.see('看回放')
  expect(sockets.every(({ isClosed }) => isClosed)).toBe(true)
  expect(document.querySelector('input')).toBeNull()
  // What was not sent can still be read.
  await screen.see('还有一问')
  expect(screen.text()).not.toMatch(/重发|修改/)
})

test.each([
  ['leaving', async (screen: { close: () => void }) => screen.close()],
  ['logging out', async () => act(async () => useSession.getState().signOut())],
  ['another account', async () => act(async () => useSession.getState().signIn('other'))],
])('nothing of the socket is left after %s', async (_, leave) => {
  useSession.getState().signIn('token')
  backendWith(roomWire())
  const screen = await open()
  await opened()
  await leave(screen)
  await settle(100)
  const first = sockets[0]
  expect(first?.isClosed).toBe(true)
  await pass(30_000)
  // Another member may be in the room by now, with a socket of their own.
  expect(sockets.slice(1).filter(({ url }) => !url.endsWith('/other'))).toEqual([])
})

test('back: to where one came from, else to the timetable', async () => {
  backendWith(roomWire())
  const screen = await open()
  await screen.see('直播中')
  await screen.press('返回')
  expect(navigation.top()).toBe(courseUrl)
})

test('courseware: what there is, and again when the room says so', async () => {
  const attachCall = `GET ${below}/attach/index`
  const files = (...names: string[]) =>
    ok({ data: names.map((name, id) => ({ id: id + 1, name, size: 2048 })), total: 1 })
  const backend = backendWith(roomWire(), { [attachCall]: files('讲义.pdf') })
  const screen = await open()
  await opened()
  await screen.press('课件')
  await screen.see('讲义.pdfPDF · 2 KB预览')
  backend.reply(attachCall, files('讲义.pdf', '数据.zip'))
  await heard('attach-updated')
  await screen.see('数据.zipZIP · 2 KB下载')

  await screen.press('刷新课件列表')
  await toasted('没有新课件')
  backend.reply(attachCall, files('讲义.pdf', '数据.zip', '答案.pdf'))
  await screen.press('刷新课件列表')
  await toasted('新增 1 个课件')
  backend.reply(attachCall, refusal('请购买课程'))
  await screen.press('刷新课件列表')
  await toasted('请购买课程')

  // The network goes while the answer is on its way.
  backend.reply(attachCall, () => new Promise(() => undefined))
  await screen.press('刷新课件列表')
  await act(async () => void window.dispatchEvent(new Event('offline')))
  await toasted('网络不可用，请检查网络后重试')
  await act(async () => void window.dispatchEvent(new Event('online')))
})

test('an ended login in place of a file of courseware ends it here, too', async () => {
  const onUnauthorized = jest.fn()
  configureHttp({ ...httpContext(), onUnauthorized })
  const answer = { code: 401, message: '请登录', data: [] }
  jest.spyOn(downloader, 'show').mockResolvedValue({ answer })
  const files = ok({ data: [{ id: 1, name: '数据.zip', size: 2048 }], total: 1 })
  backendWith(roomWire(), { [`GET ${below}/attach/index`]: files })
  const screen = await open()
  await screen.press('课件')
  await screen.see('数据.zipZIP · 2 KB下载')
  await screen.press('数据.zipZIP · 2 KB下载')
  await settle(100)
  expect(onUnauthorized).toHaveBeenCalledTimes(1)
})

test('courseware where nothing can be downloaded and the web address is unknown: it says so, and copies nothing', async () => {
  jest.spyOn(downloader, 'show').mockResolvedValue('refused')
  const site = jest.spyOn(shareAdapter, 'webLinkOf').mockReturnValue('')
  const files = ok({ data: [{ id: 1, name: '数据.zip', size: 2048 }], total: 1 })
  backendWith(roomWire(), { [`GET ${below}/attach/index`]: files })
  const screen = await open()
  await screen.press('课件')
  await screen.see('数据.zipZIP · 2 KB下载')
  await screen.press('数据.zipZIP · 2 KB下载')
  await toasted('这里不能下载文件')
  expect(screen.find('复制地址')).toBeUndefined()
  site.mockRestore()
})

test('courseware where nothing can be downloaded: the room’s address is copied, and not the one that lets anybody in', async () => {
  useSession.getState().signIn('a.secret.token')
  jest.spyOn(downloader, 'show').mockResolvedValue('refused')
  const copy = jest.spyOn(clipboard, 'copy').mockResolvedValue()
  const files = ok({ data: [{ id: 1, name: '数据.zip', size: 2048 }], total: 1 })
  backendWith(roomWire(), { [`GET ${below}/attach/index`]: files })
  const screen = await open()
  await opened()
  await screen.press('课件')
  await screen.see('数据.zipZIP · 2 KB下载')
  await screen.press('数据.zipZIP · 2 KB下载')
  await screen.press('复制地址')
  await toasted('地址已复制，去浏览器打开')
  expect(copy).toHaveBeenCalledWith(expect.stringMatching(/packageA\/live\/video\?id=12/))
  expect(JSON.stringify(copy.mock.calls)).not.toContain('secret')
})
