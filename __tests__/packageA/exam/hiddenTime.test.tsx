import { serverClock } from '@/lib/serverClock'
import PaperPlay from '@/packageA/exam/play/paper'

import { judgeWire, paperAttemptWire, rowWire } from '../../factories/attempt'
import { aMember } from '../../factories/member'
import { fakeBackend, noNetwork, ok } from '../../setup/backend'
import { pass } from '../../setup/clock'
import { openScreen } from '../../setup/openScreen'

const v1 = '/addons/Paper/api/v1'
const load = `GET ${v1}/paper/3/join/7`
const save = `POST ${v1}/paper/3/submit/single`
const handIn = `POST ${v1}/paper/3/submit/all`
const site = 'HEAD /config.js'

jest.mock('@/platform/leaving', () => ({ holdPage: () => () => undefined }))

/** How wrong the phone is. */
let offMs = 0
const trueMs = () => Date.now() - offMs

const serverText = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
const running = (endMs: number) => ok(paperAttemptWire({ ended_at: serverText(endMs) }, [rowWire(judgeWire())]))
const siteTime =
  (ageSec = 0) =>
  () =>
    new Response(null, {
      headers: { date: new Date(trueMs() - ageSec * 1000).toUTCString(), ...(ageSec > 0 && { age: String(ageSec) }) },
    })

const open = () => openScreen(PaperPlay, { params: { id: '3', record: '7' }, user: aMember(), addons: ['Paper'] })

beforeEach(() => {
  localStorage.clear()
  offMs = 0
  // Nothing is known at a start.
  serverClock.phoneMoved()
})

/** The API is on another origin: the page cannot read the Date of its answers. */
test.each([
  ['ten minutes fast', 600_000, 0],
  ['ten minutes slow', -600_000, 0],
  ['right, and a CDN answers for the site', 0, 90],
])('a phone that is %s: the time is the site’s', async (_, ms, ageSec) => {
  offMs = ms
  const endMs = trueMs() + 300_000
  const backend = fakeBackend({ [load]: running(endMs), [save]: ok(), [site]: siteTime(ageSec) })
  const screen = await open()
  await screen.see('判断题')
  await pass(2_000)
  await screen.see('00:04:5')
  await pass(60_000)
  await screen.see('00:03:5')
  expect(backend.sentTo(site)).toMatchObject([{ cache: 'no-store' }])
  expect(backend.sentTo(handIn)).toEqual([])
  screen.close()
})

test('the time is unknown and the phone fast: the server is asked now and then, and nothing is handed in', async () => {
  offMs = 600_000
  const endMs = trueMs() + 300_000
  const backend = fakeBackend({ [load]: running(endMs), [save]: ok(), [site]: noNetwork })
  const screen = await open()
  await screen.see('判断题')
  await pass(100_000)
  await screen.see('时间以交卷为准')
  expect(screen.text()).not.toContain('考试时间到')
  expect(backend.sentTo(handIn)).toEqual([])
  const asked = backend.sentTo(load).length
  expect(asked).toBeGreaterThan(2)
  expect(asked).toBeLessThan(7)
  expect(backend.sentTo(site).length).toBeLessThan(7)
  await screen.press('错误')
  await screen.see('已保存')
  // The site is there again.
  backend.reply(site, siteTime())
  await pass(40_000)
  await screen.see('00:02:')
  backend.reply(load, ok(paperAttemptWire({ status: 2, score: 4 }, [rowWire(judgeWire())])))
  await pass(170_000)
  await screen.see('考试得分')
  screen.close()
})

test('the phone’s clock is put forward while the site is away: nothing ends until the time is known again', async () => {
  const backend = fakeBackend({ [load]: running(trueMs() + 300_000), [save]: ok(), [site]: siteTime() })
  const screen = await open()
  await screen.see('判断题')
  await pass(2_000)
  await screen.see('00:04:5')
  backend.reply(site, noNetwork)
  offMs = 86_400_000
  jest.setSystemTime(Date.now() + offMs)
  await pass(10_000)
  await screen.see('时间以交卷为准')
  expect(screen.text()).not.toContain('考试时间到')
  backend.reply(site, siteTime())
  await pass(40_000)
  await screen.see('00:04:0')
  expect(backend.sentTo(handIn)).toEqual([])
  screen.close()
})
