import { createProgressTracker, dueSec, resumeSec } from '@/features/shared/player/progressTracker'

test.each([
  ['nothing watched', 0, 0],
  ['three seconds before the place', 757, 754],
  ['hardly begun', 2, 0],
  ['a fraction of a second', 12.9, 9],
])('resumes: %s', (_, leftSec, expected) => {
  expect(resumeSec(leftSec)).toBe(expected)
})

test.each([
  ['playing, nine seconds on', 9.9, 0, true, null],
  ['playing, ten seconds on', 10, 0, true, 10],
  ['playing, whole seconds only', 25.7, 10, true, 25],
  ['playing, behind the last report', 40, 300, true, null],
  ['at rest, a second on', 11.2, 10, false, 11],
  ['at rest, less than a second on', 10.9, 10, false, null],
  ['at rest, at the very start', 0.9, 0, false, null],
  ['at rest, behind the last report', 40, 300, false, null],
])('reports: %s', (_, furthestSec, reportedSec, isPlaying, expected) => {
  expect(dueSec(furthestSec, reportedSec, isPlaying)).toBe(expected)
})

/** A server that can be down, and a device that keeps. */
function setUp({ serverSec = 0, localSec = 0 } = {}) {
  const sent: number[] = []
  const kept: number[] = []
  const server = { isDown: false }
  const log = createProgressTracker({
    isTheirs: () => true,
    serverSec,
    localSec,
    store: (sec) => kept.push(sec),
    async send(sec) {
      sent.push(sec)
      if (server.isDown) throw new Error('down')
    },
  })
  /** Four samples a second, as browsers give them. */
  const play = async (fromSec: number, toSec: number) => {
    for (let sec = fromSec; sec <= toSec; sec += 0.25) {
      log.onProgress(sec)
      await Promise.resolve()
      await Promise.resolve()
    }
  }
  return { sent, kept, server, log, play }
}

test('sends every ten seconds of playing, and the rest on pause', async () => {
  const { sent, log, play } = setUp()
  await play(0, 34)
  expect(sent).toEqual([10, 20, 30])
  await log.onPause()
  expect(sent).toEqual([10, 20, 30, 34])
  await log.onPause()
  expect(sent).toHaveLength(4)
})

test('keeps the place every two seconds, so that a kill loses no more', async () => {
  const { kept, play } = setUp()
  await play(0, 9)
  expect(kept).toEqual([2, 4, 6, 8])
})

test('going back neither lowers nor blocks', async () => {
  const { sent, kept, play } = setUp()
  await play(0, 20)
  await play(5, 29)
  expect(sent).toEqual([10, 20])
  await play(29, 30)
  expect(sent).toEqual([10, 20, 30])
  expect(kept).toEqual([...kept].sort((a, b) => a - b))
})

test('says nothing below what the server has', async () => {
  const { sent, kept, log, play } = setUp({ serverSec: 300 })
  await play(0, 60)
  await log.onPause()
  expect(sent).toEqual([])
  expect(kept).toEqual([])
  await play(297, 311)
  expect(sent).toEqual([310])
})

test('what an earlier visit could not send goes first', async () => {
  const { sent, log } = setUp({ serverSec: 60, localSec: 300 })
  await log.onPause()
  expect(sent).toEqual([300])
})

test('a server that is down is asked again ten seconds later, and told all of it at rest', async () => {
  const { sent, server, log, play } = setUp()
  server.isDown = true
  await play(0, 25)
  expect(sent).toEqual([10, 20])
  server.isDown = false
  await log.onPause()
  expect(sent).toEqual([10, 20, 25])
})

test('a rest during a report is not lost', async () => {
  const sent: number[] = []
  let release: () => void = () => undefined
  const log = createProgressTracker({
    isTheirs: () => true,
    serverSec: 0,
    localSec: 0,
    store: () => undefined,
    send: (sec) => {
      sent.push(sec)
      return new Promise((resolve) => (release = resolve))
    },
  })
  log.onProgress(10)
  log.onProgress(14)
  void log.onPause()
  expect(sent).toEqual([10])
  release()
  await Promise.resolve()
  await Promise.resolve()
  expect(sent).toEqual([10, 14])
})
