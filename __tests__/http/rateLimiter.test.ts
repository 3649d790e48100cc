import { createRateLimiter } from '@/http/rateLimiter'

test('background work waits once its share of the minute is used, taps do not', async () => {
  let now = 0
  const budget = createRateLimiter(() => now)
  for (let index = 0; index < 30; index++) await budget.acquire(true)
  expect(budget.waitMs()).toBe(60_000)
  await budget.acquire(false)
  now = 30_000
  expect(budget.waitMs()).toBeGreaterThan(0)
  now = 60_000
  expect(budget.waitMs()).toBe(0)
})

test('once the server has had too much, background work rests for a minute', async () => {
  let now = 5_000
  const budget = createRateLimiter(() => now)
  budget.rest()
  expect(budget.waitMs()).toBe(60_000)
  now = 64_999
  expect(budget.waitMs()).toBe(1)
  now = 65_000
  expect(budget.waitMs()).toBe(0)
})

test('a learner who taps a lot keeps no report back', async () => {
  const budget = createRateLimiter(() => 0)
  for (let index = 0; index < 100; index++) await budget.acquire(false)
  expect(budget.waitMs()).toBe(0)
})

test.each([
  ['a day', 24 * 60 * 60_000],
  ['less than a minute', 59_000],
])('a phone whose clock is put back by %s waits no longer than a minute', async (_, backMs) => {
  let now = 2 * backMs
  const budget = createRateLimiter(() => now)
  for (let index = 0; index < 30; index++) await budget.acquire(true)
  budget.rest()
  now = backMs
  expect(budget.waitMs()).toBeLessThanOrEqual(60_000)
  now = backMs + 60_000
  expect(budget.waitMs()).toBe(0)
})
