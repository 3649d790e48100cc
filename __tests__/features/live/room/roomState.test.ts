import type { LiveRoom } from '@/api/liveRoom'
import { askAgainMs, roomStateOf } from '@/features/live/room/roomState'

import { aLiveLesson } from '../../../factories/live'

const nowMs = new Date('2026-05-01T19:00:00+08:00').getTime()
const source = { kind: 'file', url: 'https://x', label: '' } as const

const roomOf = (lesson: Parameters<typeof aLiveLesson>[1], over: Partial<LiveRoom> = {}): LiveRoom => ({
  courseId: 3,
  courseTitle: '',
  poster: '',
  thumb: '',
  lesson: aLiveLesson(12, lesson),
  sources: [],
  hasRecording: false,
  recordingSec: 0,
  lastSec: 0,
  chat: null,
  isRoomMuted: false,
  isMuted: false,
  signIn: null,
  ...over,
})

test.each([
  ['ahead of its time', roomOf({}), 'waiting'],
  ['its time has come', roomOf({ startsAt: new Date(nowMs) }), 'late'],
  ['nobody knows when', roomOf({ startsAt: null }), 'late'],
  ['on air, before its time too', roomOf({ state: 'onAir' }), 'onAir'],
  ['over, with a recording', roomOf({ state: 'over' }, { hasRecording: true, sources: [source] }), 'recorded'],
  ['over, the recording being made', roomOf({ state: 'over' }, { hasRecording: true }), 'preparing'],
  ['over, with none', roomOf({ state: 'over' }, { sources: [source] }), 'over'],
])('%s', (_, room, state) => {
  expect(roomStateOf(room, nowMs)).toBe(state)
})

test.each([
  ['late', null, [15_000, 30_000]],
  ['onAir', 'stale', [15_000, 30_000]],
  ['onAir', 'deaf', [20_000, 40_000]],
  ['waiting', null, [60_000, 90_000]],
  ['preparing', null, [120_000, 180_000]],
  ['onAir', null, [null, null]],
  ['recorded', null, [null, null]],
  ['over', 'stale', [null, null]],
] as const)('asked again: %s, in doubt: %s', (state, doubt, range) => {
  expect([0, 1].map((random) => askAgainMs(state, doubt, random))).toEqual(range)
})
