import { createServerClock } from '@/lib/serverClock'

const header = (ms: number) => new Date(ms).toUTCString()
const truth = Date.UTC(2024, 4, 1, 2, 30, 0)

/** A phone whose clock is off by `errorMs`; `at` moves real time on. */
function phone(errorMs: number) {
  let realMs = truth
  let offMs = errorMs
  const clock = createServerClock(() => realMs + offMs)
  return {
    clock,
    at: (sec: number) => void (realMs = truth + sec * 1000),
    setOff: (ms: number) => void (offMs = ms),
    errorMs: () => clock.now() - realMs,
  }
}

test('answers without a time say nothing of it; one with a time is enough', () => {
  const { clock } = phone(0)
  expect([clock.isKnown(), clock.isHidden()]).toEqual([false, false])
  clock.observe(undefined)
  expect([clock.isKnown(), clock.isHidden()]).toEqual([false, true])
  clock.observe(header(truth))
  expect([clock.isKnown(), clock.isHidden()]).toEqual([true, false])
})

test('what was learned elsewhere does not outlive a moved phone clock, what answers tell does', () => {
  const { clock, errorMs } = phone(90_000)
  clock.observe(undefined)
  clock.learn(header(truth))
  expect([clock.isKnown(), clock.isHidden(), errorMs()]).toEqual([true, true, 0])
  clock.phoneMoved()
  expect(clock.isKnown()).toBe(false)
  clock.observe(header(truth))
  clock.phoneMoved()
  expect(clock.isKnown()).toBe(true)
})

test('before the first answer the phone is believed', () => expect(phone(90_000).errorMs()).toBe(90_000))

test.each([0, 3 * 3600_000, -5 * 86_400_000])('a phone that is %d ms off is put right', (errorMs) => {
  const { clock, errorMs: error } = phone(errorMs)
  clock.observe(header(truth))
  expect(error()).toBe(0)
})

test('a slow answer does not set the clock back', () => {
  const { clock, at, errorMs } = phone(7_000)
  clock.observe(header(truth))
  at(40)
  clock.observe(header(truth + 10_000))
  expect(errorMs()).toBe(0)
})

test('a later, quicker answer comes nearer', () => {
  const { clock, at, errorMs } = phone(0)
  at(5)
  clock.observe(header(truth))
  expect(errorMs()).toBe(-5_000)
  at(6)
  clock.observe(header(truth + 6_000))
  expect(errorMs()).toBe(0)
})

test.each([3600_000, -3600_000])('moving the phone clock by %d ms in between holds until the next answer', (moveMs) => {
  const { clock, at, setOff, errorMs } = phone(0)
  clock.observe(header(truth))
  setOff(moveMs)
  at(10)
  clock.observe(header(truth + 10_000))
  expect(errorMs()).toBe(0)
})

test.each([undefined, '', 'soon'])('header %j changes nothing', (text) => {
  const { clock, errorMs } = phone(1_000)
  clock.observe(text)
  expect(errorMs()).toBe(1_000)
})
