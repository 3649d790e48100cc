import { once } from 'node:events'

import { WebSocket } from 'ws'

import { fetchOnce } from '../setup/fetchOnce'
import { Rooms } from '../../sandbox/live/rooms'
import { loadAcademy } from '../../sandbox/seed'
import { LIVE, LIVE_LESSON } from './liveFixture'
import { LEARNER, makeDataDir, plain, start, VIP, type Answer, type Client } from './support'

let client: Client
let address: string
let learner: string

const open = async (options = {}) => {
  client = await start(options)
  address = await client.listen()
  learner = await client.login(LEARNER)
}
beforeEach(() => open())
afterEach(() => {
  jest.useRealTimers()
  return client.close()
})

/** The sandbox's intervals pass only when a test lets them; sockets and answers go on by themselves. */
const stopIntervals = () =>
  jest.useFakeTimers({
    doNotFake: [
      ...(['Date', 'hrtime', 'nextTick', 'queueMicrotask'] as const),
      ...(['setImmediate', 'clearImmediate', 'setTimeout', 'clearTimeout'] as const),
    ],
  })

const lessonPath = (lessonId: number, courseId = LIVE.running) =>
  `/addons/zhibo/api/v1/course/${courseId}/video/${lessonId}`
const room = lessonPath(LIVE_LESSON.onAir)

interface Ask {
  token?: string
  body?: object
  host?: string
}

/** A call of the second host, by default below the first one's origin. */
async function go<T>(path: string, { token = learner, body, host = `${address}/go` }: Ask = {}): Promise<Answer<T>> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const response = await fetchOnce(host + path, {
    method: body ? 'POST' : 'GET',
    headers,
    body: body && JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  return (await response.json()) as Answer<T>
}

const said = async (content: unknown, ask: Ask & { path?: string } = {}) => {
  const { code, message } = await go(`${ask.path ?? room}/chat/send`, { ...ask, body: { content, duration: 0 } })
  return code === 0 ? 'ok' : `${String(code)} ${message}`
}

const control = <T>(path: string, body?: object, lessonId = LIVE_LESSON.onAir) =>
  client.data<T>(body ? 'POST' : 'GET', `/sandbox/live/${lessonId}${path}`, { body })
const event = (t: string, params?: unknown) => control('/event', { t, ...(params !== undefined && { params }) })

interface ChatRecord {
  id: number
  msg_body: { chat_id: number; content: string; nick_name: string; role: string; id: number }
}

const history = async (query = '', path = room) =>
  (await go<{ data: ChatRecord[]; total: number }>(`${path}/chat/msg${query}`)).data
const texts = async (query?: string) => (await history(query)).data.map(({ msg_body: { content } }) => content)

interface Play {
  chat?: { connect_url: string }
  record_exists: number
  room_is_ban: number
  play_url: string | { name: string; url: string }[]
}

const play = (lessonId = LIVE_LESSON.onAir, token = learner) =>
  client.data<Play>('GET', `/addons/zhibo/api/v1/course/${lessonId}/play`, { token })

describe('the second host', () => {
  it('has a port of its own and is also reached below /go of the first', async () => {
    const own = client.live.server.address()
    const port = typeof own === 'object' ? own?.port : undefined
    expect(address).not.toContain(`:${port}`)
    expect(await said('一', { host: `http://127.0.0.1:${port}` })).toBe('ok')
    expect(await said('二')).toBe('ok')
    expect(await texts()).toEqual(['二', '一'])
  })

  it('is no part of the first', async () => {
    expect(await said('一', { host: address })).toBe('404 路由不存在')
    expect(await client.refusal('GET', `/go${room}/chat/msg`)).toBe('404 路由不存在')
  })

  it('knows the same members, and the same faults', async () => {
    expect(await said('一', { token: 'nobody' })).toBe('401 请登录')
    await client.data('POST', '/sandbox/faults', {
      body: { pattern: 'chat/send', code: 500, message: '坏了', times: 1 },
    })
    expect(await said('一')).toBe('500 坏了')
    expect(await said('一')).toBe('ok')
    await client.data('POST', '/sandbox/faults', { body: { pattern: 'chat/send', drop: true } })
    await expect(said('一')).rejects.toThrow()
  })
})

describe('entering', () => {
  it('on air: a stream, a chat, nothing of a recording', async () => {
    await client.configure({ sandbox: { go_host: 'https://go.academy.test' } })
    expect(await play()).toEqual({
      course: expect.objectContaining({ id: LIVE.running }),
      video: expect.objectContaining({ id: LIVE_LESSON.onAir, course_id: LIVE.running, status: 1 }),
      play_url: `http://academy.test/sandbox/stream/${LIVE_LESSON.onAir}/index.m3u8`,
      web_rtc_play_url: '',
      ali_rts: '',
      record_exists: 0,
      record_duration: 0,
      last_duration: 0,
      chat: {
        channel: `live-${LIVE_LESSON.onAir}`,
        connect_url: 'wss://go.academy.test/ws/live/course/:courseId/video/:videoId/token/:token',
        user: { id: 1, nickname: '林小满', avatar: expect.stringContaining('http://academy.test/') },
      },
      room_is_ban: 0,
      user_is_ban: 0,
      sign_in_record: [],
    })
    await client.configure({ sandbox: { go_host: '', live_chat: false } })
    expect(await play()).not.toHaveProperty('chat')
  })

  it('when it is over: the recording in two qualities, none yet, or none', async () => {
    expect(await play(LIVE_LESSON.over)).toMatchObject({
      record_exists: 1,
      record_duration: 75,
      play_url: [
        { name: '高清', url: expect.stringContaining('clock-720.mp4?expires=') },
        { name: '流畅', url: expect.stringContaining('clock-360.mp4?expires=') },
      ],
    })
    await control('/status', { recording: 'preparing' }, LIVE_LESSON.over)
    expect(await play(LIVE_LESSON.over)).toMatchObject({ record_exists: 1, record_duration: 0, play_url: [] })
    await control('/status', { recording: 'none' }, LIVE_LESSON.over)
    expect(await play(LIVE_LESSON.over)).toMatchObject({ record_exists: 0, play_url: [] })
  })

  it('is for who has bought it, and knows', async () => {
    const refused = (lessonId: number, token?: string) =>
      client.refusal('GET', `/addons/zhibo/api/v1/course/${lessonId}/play`, { token })
    expect(await refused(LIVE_LESSON.onAir)).toBe('401 请登录')
    expect(await refused(LIVE_LESSON.onAir, await client.login(plain(1)))).toBe('1 请购买课程')
    expect(await refused(999, learner)).toBe('404 资源不存在')
  })
})

describe('speaking', () => {
  it.each([
    ['nothing', '', '1 内容不能为空'],
    ['blanks', ' \n　', '1 内容不能为空'],
    ['too much', '好'.repeat(201), '1 发言不能超过200字'],
    ['as much as may be', '😀'.repeat(200), 'ok'],
  ])('%s', async (_, content, answer) => {
    expect(await said(content)).toBe(answer)
  })

  it('is for who may, while it lasts', async () => {
    const bought = { token: await client.login(plain(1)) }
    expect(await said('好', bought)).toBe('1 请购买课程')
    expect(await said('好', { path: lessonPath(LIVE_LESSON.free) })).toBe('404 资源不存在')
    expect(await said('好', { path: lessonPath(LIVE_LESSON.over) })).toBe('1 直播已结束')
    expect(await said('好', { path: lessonPath(LIVE_LESSON.free, LIVE.free) })).toBe('ok')
  })

  it('not while the room or the member is muted', async () => {
    const vip = { token: await client.login(VIP), path: lessonPath(LIVE_LESSON.free, LIVE.free) }
    await event('room-ban')
    expect(await play()).toMatchObject({ room_is_ban: 1, user_is_ban: 0 })
    expect(await said('好')).toBe('1 禁言状态下无法发布消息')
    await event('room-un-ban')
    expect(await said('好')).toBe('ok')
    await event('room-user-ban', [1])
    expect(await play()).toMatchObject({ room_is_ban: 0, user_is_ban: 1 })
    expect(await said('好')).toBe('1 禁言状态下无法发布消息')
    expect(await said('好', vip)).toBe('ok')
    await event('room-user-un-ban', [1])
    expect(await said('好')).toBe('ok')
  })

  it('ten times in ten seconds', async () => {
    await client.data('POST', '/sandbox/clock', { body: { now: Math.ceil(Date.now() / 10_000) * 10_000 } })
    for (let line = 0; line < 10; line += 1) expect(await said(`第 ${line} 句`)).toBe('ok')
    expect(await said('又一句')).toBe('1 发言太快了，请稍后再试')
    await client.advance(10)
    expect(await said('又一句')).toBe('ok')
  })
})

describe('the history', () => {
  it('comes newest first and in pages, without what was recalled', async () => {
    for (const content of ['甲', '乙', '丙', '<b>丁</b> https://a.cn']) await said(content)
    expect(await texts()).toEqual(['<b>丁</b> https://a.cn', '丙', '乙', '甲'])
    expect(await texts('?page=2&size=3')).toEqual(['甲'])
    const { data, total } = await history()
    expect(total).toBe(4)
    const [last] = data
    expect(last?.msg_body).toMatchObject({ nick_name: '林小满', role: 'student', id: 1 })
    expect(last?.msg_body.chat_id).not.toBe(last?.id)
    await event('message-deleted', { ids: data.slice(0, 2).map(({ msg_body }) => msg_body.chat_id) })
    expect(await texts()).toEqual(['乙', '甲'])
  })

  it('stays after the end', async () => {
    await said('再见')
    await event('room-over', { recording: 'preparing' })
    expect(await texts()).toEqual(['再见'])
    expect(await play()).toMatchObject({ video: { status: 2 }, record_exists: 1, play_url: [] })
  })
})

interface Round {
  sign_in_record: { id: number; end_at: string } | []
}

describe('signing in', () => {
  const round = async () =>
    (await client.data<Round>('GET', `/addons/zhibo/api/v1/course/${LIVE_LESSON.onAir}/play`, { token: learner }))
      .sign_in_record
  const sign = async (id: number) => {
    const { code, message } = await go(`${room}/signIn/${id}`, { body: {} })
    return `${String(code)} ${message}`
  }

  it('is possible once, while the round lasts', async () => {
    await event('sign-in-created', { seconds: 30 })
    const open = await round()
    expect(open).toMatchObject({ id: 1, video_id: LIVE_LESSON.onAir, end_at: expect.stringMatching(/^\d{4}-/) })
    expect(await sign(1)).toBe('0 ')
    expect(await round()).toEqual([])
    expect(await sign(1)).toBe('1 您已签到')
    expect(await sign(2)).toBe('404 资源不存在')
    expect(await control('')).toMatchObject({ roundId: 1, signedIn: [1] })
  })

  it.each([
    ['its time has passed', () => client.advance(31)],
    ['the teacher closed it', () => event('sign-in-closed')],
    ['another one began', () => event('sign-in-created')],
  ])('not when %s', async (_, end) => {
    await event('sign-in-created', { seconds: 30 })
    await end()
    expect(await sign(1)).toBe('1 签到已结束')
  })
})

describe('heartbeats', () => {
  const beat = (kind: string, duration: unknown, lessonId = LIVE_LESSON.ahead) =>
    go(`${lessonPath(lessonId)}/${kind}`, { body: { duration } })

  it('count the most that was watched, and what was watched to its end', async () => {
    const learned = async () => {
      const { data } = await client.data<{ data: { course_id: number; learned_count: number; video_id: number }[] }>(
        'GET',
        '/addons/zhibo/api/v1/member/courses/learned',
        { token: learner },
      )
      return data.find(({ course_id }) => course_id === LIVE.running)
    }
    expect(await learned()).toMatchObject({ learned_count: 1 })
    await beat('liveWatchRecord', 3600)
    expect(await learned()).toMatchObject({ learned_count: 2, video_id: LIVE_LESSON.ahead })
    await beat('liveWatchRecord', 10)
    expect(await learned()).toMatchObject({ learned_count: 2 })
  })

  it('keep the furthest place in a recording', async () => {
    await beat('vodWatchRecord', 40, LIVE_LESSON.over)
    await beat('vodWatchRecord', 21, LIVE_LESSON.over)
    await beat('liveWatchRecord', 99, LIVE_LESSON.over)
    expect(await play(LIVE_LESSON.over)).toMatchObject({ last_duration: 40 })
  })

  it.each(['x', -1, 1.5])('take no %s', async (duration) => {
    expect((await beat('liveWatchRecord', duration)).message).toBe('参数错误')
  })
})

it('lists the courseware, as it is at this moment', async () => {
  expect((await go(`${room}/attach/index`)).data).toEqual({ data: [], total: 0 })
  await event('attach-updated', { name: '讲义', extension: 'md', body: '# 讲义' })
  expect((await go(`${room}/attach/index`)).data).toMatchObject({ total: 1, data: [{ name: '讲义', extension: 'md' }] })
})

/** A socket in the room, with what it has been told. */
async function enter(token = learner, { path = '', lessonId = LIVE_LESSON.onAir, courseId = LIVE.running } = {}) {
  const { chat } = await client.data<Play>('GET', `/addons/zhibo/api/v1/course/${LIVE_LESSON.onAir}/play`, {
    token: learner,
    headers: { host: new URL(address).host },
  })
  const url = (path || chat?.connect_url || '')
    .replace(':courseId', String(courseId))
    .replace(':videoId', String(lessonId))
    .replace(':token', token)
  const socket = new WebSocket(url)
  const frames: string[] = []
  socket.on('message', (data) => frames.push(String(data)))
  const closed = new Promise<string>((resolve) => {
    socket.on('close', (code, reason) => resolve(`${code} ${String(reason)}`))
  })
  await once(socket, 'open')
  const framesUntil = async (count: number) => {
    while (frames.length < count) await once(socket, 'message')
    return frames
  }
  const told = async (count: number) =>
    (await framesUntil(count)).map((frame) => JSON.parse(frame) as { t: string; v?: string; params?: unknown })
  return { socket, frames, framesUntil, closed, told }
}

const contentOf = ({ v = '{}' }: { v?: string }) => (JSON.parse(v) as { content: string }).content

describe('the socket', () => {
  it('brings what anybody says to everybody, also the speaker, in both tabs', async () => {
    const first = await enter()
    await first.told(1)
    const second = await enter()
    await second.told(1)
    expect(await first.told(2)).toEqual([
      { t: 'connect', u: { id: 1, nickname: '林小满', avatar: expect.stringContaining(address) } },
      { t: 'connect', u: expect.objectContaining({ id: 1 }) },
    ])
    expect(await control('')).toMatchObject({ seats: [1, 1] })
    await said('大家好')
    const [, , heard] = await first.told(3)
    const [{ msg_body }] = (await history()).data as [ChatRecord]
    expect(JSON.parse(heard?.v ?? '')).toEqual(msg_body)
    expect((await second.told(2))[1]).toEqual(heard)
    second.socket.send('ping')
    second.socket.close()
    await second.closed
    await said('还在')
    expect(contentOf((await first.told(4))[3] ?? {})).toBe('还在')
    expect(await control('')).toMatchObject({ seats: [1] })
  })

  it('brings every event of the teacher', async () => {
    const { told } = await enter()
    await told(1)
    await event('message', { content: '开始了', role: 'assistant', nick_name: '助教阿岚' })
    await event('connect', { nickname: '小鱼' })
    await event('room-ban')
    await event('room-un-ban')
    await event('room-user-ban', [1])
    await event('room-user-un-ban', [1])
    await event('sign-in-created', { seconds: 9 })
    await event('sign-in-closed')
    await event('message-deleted', { ids: [1000001, 5] })
    await event('attach-updated', { name: '讲义', extension: 'md', body: '' })
    await event('room-over')
    const [, message, ...others] = await told(12)
    expect(JSON.parse(message?.v ?? '')).toEqual({
      chat_id: 1000001,
      content: '开始了',
      nick_name: '助教阿岚',
      role: 'assistant',
      id: 0,
    })
    const round = { id: 1, course_id: LIVE.running, video_id: LIVE_LESSON.onAir }
    expect(others).toEqual([
      { t: 'connect', u: { nickname: '小鱼' } },
      { t: 'room-ban' },
      { t: 'room-un-ban' },
      { t: 'room-user-ban', params: [1] },
      { t: 'room-user-un-ban', params: [1] },
      { t: 'sign-in-created', params: expect.objectContaining(round) },
      { t: 'sign-in-closed' },
      { t: 'message-deleted', params: { ids: [1000001, 5] } },
      { t: 'attach-updated' },
      { t: 'room-over' },
    ])
  })

  it('keeps no seat for who has left before being let in', async () => {
    const { socket, closed } = await enter()
    const rooms = new Rooms()
    rooms.enter(1, { memberId: 1, socket })
    expect(rooms.of(1).seats.size).toBe(1)
    socket.terminate()
    await closed
    expect(rooms.of(1).seats.size).toBe(0)
    rooms.enter(1, { memberId: 1, socket })
    expect(rooms.of(1).seats.size).toBe(0)
  })

  it('tells nothing of another room, and nothing that was refused', async () => {
    const { told, frames } = await enter()
    await told(1)
    await control('/event', { t: 'room-ban' }, LIVE_LESSON.ahead)
    await said('')
    await said('听见了')
    await told(2)
    expect(frames).toHaveLength(2)
  })

  it.each([
    ['a token that is none', () => enter('nobody'), '4401 请登录'],
    ['who has not bought it', async () => enter(await client.login(plain(1))), '4403 请购买课程'],
    ['a lesson of another course', () => enter(learner, { courseId: LIVE.free }), '4404 资源不存在'],
    ['a lesson that is over', () => enter(learner, { lessonId: LIVE_LESSON.over }), '4410 直播已结束'],
  ])('sends off %s', async (_, knock, answer) => {
    expect(await (await knock()).closed).toBe(answer)
  })

  it('with one device at a time: sends off the older login, and only then', async () => {
    const both = await enter()
    await both.told(1)
    await client.login(LEARNER)
    await said('还在')
    await both.told(2)
    await client.configure({ sandbox: { single_device: 3 } })
    const old = learner
    await client.login(LEARNER)
    expect(await both.closed).toBe('4409 异地登录')
    expect(await (await enter(old)).closed).toMatch(/^4401 /)
  })

  it('is not there under another address', async () => {
    const none = new WebSocket(`${address.replace('http', 'ws')}/go/ws/live`)
    await expect(once(none, 'open')).rejects.toThrow('404')
    await expect(enter('%E0%A4%A')).rejects.toThrow('404')
    const foreign = new WebSocket(`${address.replace('http', 'ws')}/ws/live`)
    await expect(once(foreign, 'open')).rejects.toThrow()
  })

  it('closes when the server does, and on a reset', async () => {
    const { closed } = await enter()
    await client.data('POST', '/sandbox/reset')
    expect(await closed).toMatch(/^100[156] /)
  })
})

describe('a bad network', () => {
  const spoil = (faults: object) => control('/socket', faults)

  it('cuts everybody off, once or again and again', async () => {
    const once = await enter()
    await control('/cut', {})
    expect(await once.closed).toBe('1006 ')
    stopIntervals()
    await spoil({ dropEverySec: 60 })
    for (let time = 0; time < 2; time++) {
      const { told, closed } = await enter()
      await told(1)
      jest.advanceTimersByTime(60_000)
      expect(await closed).toBe('1006 ')
    }
    await spoil({})
    const { told, closed } = await enter()
    await told(1)
    jest.advanceTimersByTime(120_000)
    await said('还在')
    expect(await Promise.race([closed, told(2)])).toEqual([
      expect.objectContaining({ t: 'connect' }),
      expect.objectContaining({ t: 'message' }),
    ])
  })

  it('lets nobody in', async () => {
    await spoil({ refuse: true })
    await expect(enter()).rejects.toThrow('503')
  })

  it('says everything twice, puts nonsense before it, changes the order', async () => {
    const { told, framesUntil } = await enter()
    await told(1)
    await spoil({ duplicate: true })
    await said('甲')
    expect((await told(3)).slice(1).map(contentOf)).toEqual(['甲', '甲'])
    await spoil({ malformed: true })
    await said('乙')
    const [nonsense = '', line] = (await framesUntil(5)).slice(3)
    expect(() => JSON.parse(nonsense) as unknown).toThrow()
    expect(line).toContain('乙')
    await spoil({ reorder: true })
    for (const content of ['丙', '丁', '戊']) await said(content)
    const reordered = (await framesUntil(8)).slice(5)
    expect(reordered.map((frame) => contentOf(JSON.parse(frame) as object))).toEqual(['丁', '丙', '戊'])
  })
})

it('robots chat like a class: as many lines as were asked for, each once, and all of them in the history', async () => {
  const { told } = await enter()
  await told(1)
  stopIntervals()
  await control('/robots', { perSec: 400, forSec: 0.25 })
  jest.advanceTimersByTime(250)
  await told(101)
  jest.advanceTimersByTime(1_000)
  // One more line of theirs would come before this.
  await said('说完了')
  const heard = (await told(102)).slice(1)
  expect(contentOf(heard.at(-1) ?? {})).toBe('说完了')
  const ids = heard.map(({ v = '' }) => (JSON.parse(v) as { chat_id: number }).chat_id)
  const { messages } = await control<{ messages: { chat_id: number; nick_name: string }[] }>('')
  expect(messages.map(({ chat_id }) => chat_id)).toEqual(ids)
  expect(new Set(ids).size).toBe(101)
  expect(new Set(messages.map(({ nick_name }) => nick_name)).size).toBeGreaterThan(3)
})

it('everything but the seats survives a restart', async () => {
  await client.close()
  const dataDir = makeDataDir()
  await open({ dataDir })
  await said('留下的话')
  await event('room-ban')
  await event('room-user-ban', [1])
  await event('sign-in-created', { seconds: 600 })
  await go(`${room}/signIn/1`, { body: {} })
  await control('/status', { stream: 'cut' })
  const before = await control('')
  await client.close()
  await open({ dataDir })
  expect(await control('')).toEqual(before)
  expect(before).toMatchObject({ isMuted: true, mutedMembers: [1], signedIn: [1], stream: 'cut' })
})

it('the seeded academy has a room in every state for its learner', async () => {
  await client.close()
  await open({ academy: loadAcademy() })
  interface Lesson {
    id: number
    status: number
    published_at: string
  }
  const mine = await client.data<{ data: { course_id: number }[] }>('GET', '/addons/zhibo/api/v1/member/courses', {
    token: learner,
  })
  const states = new Set<string>()
  for (const { course_id } of mine.data) {
    const path = `/addons/zhibo/api/v1/course/${course_id}`
    const { videos } = await client.data<{ videos: Record<string, Lesson[]> }>('GET', path)
    for (const { id, status, published_at } of Object.values(videos).flat()) {
      const { play_url, record_exists, room_is_ban } = await play(id)
      const isTime = new Date(`${published_at.replace(' ', 'T')}+08:00`).getTime() <= Date.now()
      const over = record_exists ? (play_url.length > 0 ? 'recording' : 'recording to come') : 'no recording'
      states.add([isTime ? 'late' : 'waiting', room_is_ban ? 'muted' : 'on air', over][status] ?? '')
    }
  }
  expect([...states].sort()).toEqual([
    'late',
    'muted',
    'no recording',
    'on air',
    'recording',
    'recording to come',
    'waiting',
  ])
})
