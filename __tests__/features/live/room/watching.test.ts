import { getLiveRoom, type LiveRoom } from '@/api/liveRoom'
import { replaySecOf, watchReplay, watchStream } from '@/features/live/room/watching'
import { storeSec, storedSec, liveSeconds } from '@/features/shared/outbox/liveSeconds'
import { isOwedBy } from '@/features/shared/outbox/owed'
import { createPlayClock } from '@/features/shared/player/rules'
import { tokenKey, useSession } from '@/stores/session'

import { roomWire } from '../../../factories/live'
import { aMember } from '../../../factories/member'
import { fakeBackend, noNetwork, ok, refusal } from '../../../setup/backend'

const sendKept = () => liveSeconds.sendWaiting(useSession.getState().user?.id ?? 0)

const below = 'POST /addons/zhibo/api/v1/course/3/video/12'
const liveCall = `${below}/liveWatchRecord`
const replayCall = `${below}/vodWatchRecord`
const playCall = 'GET /addons/zhibo/api/v1/course/12/play'

const settle = () => new Promise((resolve) => setTimeout(resolve))

async function roomOf(wire: object): Promise<LiveRoom> {
  fakeBackend({ [playCall]: ok(wire) })
  return getLiveRoom(12, false)
}
const onAir = () => roomOf(roomWire())
const recorded = (over: object = {}) =>
  roomOf(
    roomWire(
      { status: 2 },
      { record_exists: 1, record_duration: 75, play_url: [{ name: '', url: 'https://x' }], ...over },
    ),
  )
const load = async () => []

beforeEach(() => {
  localStorage.clear()
  useSession.setState({ user: aMember(), isLogin: true })
})

/** Plays, a report every quarter of a second, as players do. */
async function play({ onProgress }: { onProgress: (sec: number) => void }, fromSec: number, toSec: number) {
  for (let sec = fromSec; sec <= toSec; sec += 0.25) {
    onProgress(sec)
    await Promise.resolve()
  }
  await settle()
}

test('the clock counts what was played, not where the stream stands', () => {
  const clock = createPlayClock()
  ;[5_000, 5_001, 5_002, 5_060, 5_061, 100, 101].forEach(clock.pass)
  expect(clock.playedSec()).toBe(4)
})

test('on air: every ten seconds of this player', async () => {
  const room = await onAir()
  const backend = fakeBackend({ [liveCall]: ok() })
  await play(watchStream(room, load), 5_000, 5_034)
  expect(backend.sent.map(({ body }) => body)).toEqual([{ duration: 10 }, { duration: 20 }, { duration: 30 }])
})

test('a recording: its position, with a counter of its own, and its end', async () => {
  const room = await recorded()
  const backend = fakeBackend({ [liveCall]: ok(), [replayCall]: ok() })
  await play(watchStream(await onAir(), load), 0, 8)
  const again = fakeBackend({ [replayCall]: ok() })
  const watching = watchReplay(room, load, false)
  await play(watching, 0, 12)
  watching.onEnd()
  await settle()
  expect(backend.sent).toEqual([])
  expect(again.sent.map(({ body }) => body)).toEqual([{ duration: 10 }, { duration: 75 }])
  expect(replaySecOf(room)).toBe(0)
})

test('without a network both are kept, and sent when it is back', async () => {
  const [live, replay] = [await onAir(), await recorded()]
  fakeBackend({ [liveCall]: noNetwork, [replayCall]: noNetwork })
  await play(watchStream(live, load), 0, 24)
  await play(watchReplay(replay, load, false), 0, 33)
  expect([storedSec('stream', 12), storedSec('replay', 12)]).toEqual([24, 32])
  const backend = fakeBackend({ [liveCall]: ok(), [replayCall]: ok() })
  await sendKept()
  expect(backend.sent.map(({ call, body }) => [call, body])).toEqual(
    expect.arrayContaining([
      [liveCall, { duration: 24 }],
      [replayCall, { duration: 32 }],
    ]),
  )
  expect(backend.sent).toHaveLength(2)
  await sendKept()
  expect(backend.sent).toHaveLength(2)
})

test('the recording goes on where it was left, here or elsewhere', async () => {
  fakeBackend({ [replayCall]: ok() })
  const room = await recorded()
  fakeBackend({ [replayCall]: ok() })
  const watching = watchReplay(room, load, false)
  await play(watching, 0, 40)
  await watching.onPause()
  // Three seconds before, from a server that keeps no position ...
  expect(watchReplay(await recorded(), load, false).item.startSec).toBe(37)
  // ... and from one that knows of another device.
  expect(watchReplay(await recorded({ last_duration: 60 }), load, false).item.startSec).toBe(57)
  expect(watchReplay(await recorded({ last_duration: 20 }), load, false).item.startSec).toBe(37)
  expect(watchReplay(await recorded(), load, true).item.startSec).toBe(0)
})

test('a recording that was watched to its end goes on where the second viewing was left', async () => {
  fakeBackend({ [replayCall]: ok() })
  const room = await recorded({ last_duration: 75 })
  const watching = watchReplay(room, load, false)
  expect(watching.item.startSec).toBe(0)
  await play(watching, 0, 40)
  expect(watchReplay(room, load, false).item.startSec).toBe(37)
  watching.onEnd()
  expect(watchReplay(room, load, false).item.startSec).toBe(0)
})

test('so does one that was a little longer than the server says', async () => {
  const again = () => recorded({ record_duration: 72 })
  const first = watchReplay(await again(), load, false)
  fakeBackend({ [replayCall]: ok() })
  await play(first, 60, 75.5)
  first.onEnd()
  await settle()
  const second = watchReplay(await again(), load, false)
  expect(second.item.startSec).toBe(0)
  await play(second, 0, 40)
  expect(watchReplay(await again(), load, false).item.startSec).toBe(37)
})

test('a recording that is longer than the server says is not over there', async () => {
  const room = await recorded({ record_duration: 30, last_duration: 60 })
  expect(watchReplay(room, load, false).item.startSec).toBe(57)
})

test('another member goes on somewhere else', async () => {
  const room = await recorded()
  fakeBackend({ [replayCall]: noNetwork })
  await play(watchReplay(room, load, false), 0, 30)
  useSession.setState({ user: aMember({ id: 99 }), isLogin: true })
  expect(replaySecOf(room)).toBe(0)
  const backend = fakeBackend({})
  await sendKept()
  expect(backend.sent).toEqual([])
})

test('another login in another tab: nothing of mine is told about them', async () => {
  const session = useSession.getState()
  session.signIn('mine')
  session.setUser(aMember({ id: 1 }))
  const [room, live] = [await recorded(), await onAir()]
  const [replay, stream] = [watchReplay(room, load, false), watchStream(live, load)]
  await play(replay, 0, 9)
  await play(stream, 0, 9)
  localStorage.setItem(tokenKey, 'theirs')
  const backend = fakeBackend({ [liveCall]: ok(), [replayCall]: ok() })
  // Not noticed yet, then noticed.
  await play(replay, 9, 12)
  session.follow()
  session.setUser(aMember({ id: 2 }))
  await play(replay, 12, 30)
  await play(stream, 9, 30)
  await replay.onPause()
  expect(backend.sent).toEqual([])
  expect([storedSec('stream', 12), storedSec('replay', 12)]).toEqual([0, 0])
})

test('what is kept is not sent on for who logs in meanwhile', async () => {
  const session = useSession.getState()
  session.signIn('mine')
  session.setUser(aMember({ id: 1 }))
  storeSec('replay', { courseId: 3, lessonId: 12 }, 33)
  storeSec('stream', { courseId: 3, lessonId: 12 }, 24)
  const takeOver = () => {
    localStorage.setItem(tokenKey, 'theirs')
    return ok()()
  }
  const backend = fakeBackend({ [liveCall]: takeOver, [replayCall]: takeOver })
  await sendKept()
  expect(backend.sent).toHaveLength(1)
})

test('what the academy refuses is kept, and told once it is taken', async () => {
  const room = await onAir()
  fakeBackend({ [liveCall]: refusal('资源不存在', 404) })
  await play(watchStream(room, load), 0, 11)
  const kept = storedSec('stream', 12)
  expect(kept).toBeGreaterThan(9)
  // Watched from the start once more: still refused, so no logout warns of it.
  storeSec('stream', { courseId: 3, lessonId: 12 }, 4)
  expect(isOwedBy(useSession.getState().user?.id ?? 0)).toBe(false)
  const backend = fakeBackend({ [liveCall]: ok() })
  await sendKept()
  expect(backend.sentTo(liveCall).map(({ body }) => body)).toEqual([{ duration: kept }])
  expect(storedSec('stream', 12)).toBe(0)
})
