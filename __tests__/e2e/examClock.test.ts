import { Academy } from './setup/academy'
import type { Phone } from './setup/phone'

/** Four questions. */
const paper = 13
const api = `/addons/Paper/api/v1/paper/${paper}`

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open()
})
afterEach(() => academy.rest())
afterAll(() => academy.close())

/** The phone's clock can be moved, and is by so much from the start. */
const moveClock = (phone: Phone, ms: number) =>
  phone.page.addInitScript((startMs) => {
    const now = Date.now.bind(Date)
    Object.assign(window, { wrongByMs: startMs })
    Date.now = () => now() + Number(Reflect.get(window, 'wrongByMs'))
  }, ms)

interface Wrong {
  /** From the start, and from the middle on. */
  byMs?: number
  laterByMs?: number
  zone?: string
}

/** Of calls that match: since when the browser has asked, by the clock of this machine. */
const askedAt = (phone: Phone, method: string, pattern: RegExp) =>
  phone.calls(method, pattern).map((call) => call.timing().startTime)

test.each<[string, Wrong]>([
  ['is right', {}],
  ['is a day fast', { byMs: 86_400_000 }],
  ['is an hour slow', { byMs: -3_600_000 }],
  ['is put forward by a day meanwhile', { laterByMs: 86_400_000 }],
  ['is put back by an hour meanwhile', { laterByMs: -3_600_000 }],
  ['lives eight hours behind Greenwich', { zone: 'America/Los_Angeles' }],
])('a phone whose clock %s: it ends not early, and not two seconds late', async (_, { byMs = 0, laterByMs, zone }) => {
  const mobile = academy.member()
  const phone = await academy.visitAs(mobile, zone ? { timezoneId: zone } : {})
  await moveClock(phone, byMs)
  const { record_id: record } = await academy.call<{ record_id: number }>(mobile, `${api}/join`)
  const { deadlineAt } = await academy.control<{ deadlineAt: number }>(`paper/record/${record}/deadline`, { inSec: 12 })
  // Learners are told whole seconds.
  const endMs = Math.floor(deadlineAt / 1000) * 1000
  await phone.go(`/packageA/exam/play/paper?id=${paper}&record=${record}`)
  await phone.see(/^00:00:(0\d|1[0-2])$/)
  if (laterByMs !== undefined) {
    await phone.page.evaluate((ms) => void Object.assign(window, { wrongByMs: ms }), laterByMs)
  }
  await phone.press(/^B/)
  await phone.see('已保存')
  await phone.see(/^00:00:0\d$/)
  expect(Date.now()).toBeLessThan(endMs)
  await phone.see('考试得分')
  expect(Date.now()).toBeGreaterThanOrEqual(endMs)

  const handedIn = askedAt(phone, 'POST', /submit\/all/)
  expect(handedIn.filter((ms) => ms < endMs)).toEqual([])
  const asked = askedAt(phone, 'GET', new RegExp(`/join/${record}`))
  const lateMs = Math.min(...[...handedIn, ...asked].filter((ms) => ms >= endMs)) - endMs
  process.stdout.write(`clock: ended ${lateMs.toFixed(0)} ms after the deadline\n`)
  expect(lateMs).toBeLessThan(2_000)
  const { answers } = await academy.control<{ answers: { answer: string }[] }>(`paper/record/${record}`)
  expect(answers.map(({ answer }) => answer)).toEqual(['option2'])
})
