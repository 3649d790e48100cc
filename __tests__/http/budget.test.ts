import { createBudget } from '@/http/budget'

test('background work waits once its share of the minute is used, taps do not', async () => {
  let now = 0
  const budget = createBudget(() => now)
  for (let index = 0; index < 72; index++) await budget.take(true)
  expect(budget.waitMs()).toBe(60_000)
  await budget.take(false)
  now = 30_000
  expect(budget.waitMs()).toBeGreaterThan(0)
  now = 60_000
  expect(budget.waitMs()).toBe(0)
})
