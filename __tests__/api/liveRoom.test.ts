import {
  chatSocketUrl,
  coursewareUrl,
  createChatMessage,
  getLiveRoom,
  listChatMessages,
  listCourseware,
  signIn,
} from '@/api/liveRoom'
import { updateLiveWatch } from '@/api/liveWatch'

import { aChatMessage, messageWire, roomWire } from '../factories/live'
import { fakeBackend, ok, refusal } from '../setup/backend'
import { connectAs } from '../setup/connect'

const root = '/addons/zhibo/api/v1/course'
const below = `${root}/3/video/12`
const playCall = `GET ${root}/12/play`
const key = { courseId: 3, lessonId: 12 }

test('the room on air, asked by the lesson’s id', async () => {
  fakeBackend({ [playCall]: ok(roomWire()) })
  await expect(getLiveRoom(12, false)).resolves.toEqual({
    courseId: 3,
    courseTitle: '大模型应用实战营',
    poster: '',
    thumb: '',
    lesson: {
      id: 12,
      title: '评测',
      startsAt: new Date('2020-01-02T19:30:00+08:00'),
      state: 'onAir',
      recordingSec: 0,
      plannedSec: 0,
    },
    sources: [{ kind: 'hls', url: 'https://cdn.x/live.m3u8', label: '' }],
    hasRecording: false,
    recordingSec: 0,
    lastSec: 0,
    chat: {
      connectUrl: 'wss://go.x/ws/course/:courseId/video/:videoId/token/:token',
      memberId: 7,
      name: '林小满',
    },
    isRoomMuted: false,
    isMuted: false,
    signIn: null,
  })
})

const qualities = [
  { name: '高清', url: 'https://cdn.x/a.mp4?e=1' },
  { name: '流畅', url: 'https://cdn.x/b.m3u8?e=1' },
]
const recorded = { record_exists: 1, record_duration: 75, last_duration: '33', play_url: qualities }

test.each([
  [
    'over, with its recording',
    roomWire({ status: 2 }, recorded),
    {
      hasRecording: true,
      recordingSec: 75,
      lastSec: 33,
      sources: [
        { kind: 'file', url: qualities[0]?.url, label: '高清' },
        { kind: 'hls', url: qualities[1]?.url, label: '流畅' },
      ],
    },
  ],
  ['a recording being made', roomWire({ status: 2 }, { record_exists: 1, play_url: [] }), { sources: [] }],
  ['a stream of another sort', roomWire({}, { play_url: 'webrtc://x' }), { sources: [] }],
  ['no chat', roomWire({}, { chat: null }), { chat: null }],
  ['a chat as an empty list', roomWire({}, { chat: [] }), { chat: null }],
  ['a chat elsewhere than on a socket', roomWire({}, { chat: { connect_url: 'https://x' } }), { chat: null }],
  ['nobody of its own', roomWire({}, { chat: { connect_url: 'wss://x' } }), { chat: { memberId: 0, name: '' } }],
  ['muted', roomWire({}, { room_is_ban: 1, user_is_ban: '1' }), { isRoomMuted: true, isMuted: true }],
  [
    'a round that is open',
    roomWire({}, { sign_in_record: { id: 4, end_at: '2026-05-01 19:30:00' } }),
    { signIn: { id: 4, endsAt: new Date('2026-05-01T19:30:00+08:00') } },
  ],
])('%s', async (_, wire, expected) => {
  fakeBackend({ [playCall]: ok(wire) })
  await expect(getLiveRoom(12, false)).resolves.toMatchObject(expected)
})

test('a room that is not mine, and one of another shape', async () => {
  fakeBackend({ [playCall]: refusal('请购买课程') })
  await expect(getLiveRoom(12, false)).rejects.toMatchObject({ kind: 'rejected', message: '请购买课程' })
  fakeBackend({ [playCall]: ok({ course: {}, video: [] }) })
  await expect(getLiveRoom(12, false)).rejects.toMatchObject({ name: 'ShapeError' })
})

test('the socket’s address has all three names filled in', () => {
  expect(chatSocketUrl('wss://x/:courseId/:videoId/:token', key, 'a/b')).toBe('wss://x/3/12/a%2Fb')
})

test('talking: what was said, with the newest first, and saying something', async () => {
  const row = { id: 1, msg_body: messageWire(5), created_at: '2026-05-01 19:30:00' }
  const rows = [row, { id: 2, msg_body: [] }]
  const sendCall = `POST ${below}/chat/send`
  const backend = fakeBackend({ [`GET ${below}/chat/msg`]: ok({ data: rows, total: 2 }), [sendCall]: ok() })
  await expect(listChatMessages(key, 1, 100, false)).resolves.toMatchObject({
    items: [aChatMessage(5, { sentAt: new Date('2026-05-01T19:30:00+08:00') })],
    hasMore: false,
  })
  await createChatMessage(key, '老师好', 12.7)
  expect(backend.sent[0]?.query).toEqual({ page: '1', size: '100' })
  expect(backend.sent[1]?.body).toEqual({ content: '老师好', duration: 12 })
})

test('signing in, and the two reports of what was watched', async () => {
  const calls = ['signIn/4', 'liveWatchRecord', 'vodWatchRecord'].map((path) => `POST ${below}/${path}`)
  const backend = fakeBackend(Object.fromEntries(calls.map((call) => [call, ok()])))
  await signIn(key, 4)
  await updateLiveWatch(key, 'stream', 20)
  await updateLiveWatch(key, 'replay', 33)
  expect(backend.sent.map(({ call, body, isKeptAlive }) => [call, body, isKeptAlive])).toEqual([
    [calls[0], {}, false],
    [calls[1], { duration: 20 }, true],
    [calls[2], { duration: 33 }, true],
  ])
})

test('courseware, and the address of a file', async () => {
  const data = [
    { id: 1, name: '讲义', size: 2048, extension: 'PDF' },
    { id: 2, name: '图.png' },
  ]
  fakeBackend({ [`GET ${below}/attach/index`]: ok({ data, total: 2 }) })
  await expect(listCourseware(key)).resolves.toEqual([
    { id: 1, name: '讲义', sizeBytes: 2048, extension: 'pdf' },
    { id: 2, name: '图.png', sizeBytes: 0, extension: 'png' },
  ])
  connectAs(() => 'a b')
  expect(coursewareUrl(key, 2)).toBe(`${below}/attach/2/download?token=a%20b`)
})
