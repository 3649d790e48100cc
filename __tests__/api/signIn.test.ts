import { getSignInState, listSignedDays, signInToday } from '@/api/signIn'

import { fakeBackend, ok } from '../setup/backend'

const root = '/addons/DaySignIn/api/v1'

test.each([
  [
    'all of it',
    { is_submit: 1, continuous_days: 3, today_reward: '5', rules: '每天 5 积分' },
    { isSignedToday: true, streakDays: 3, todayPoints: 5, rules: '每天 5 积分' },
  ],
  [
    'no more than whether',
    { is_submit: 0 },
    { isSignedToday: false, streakDays: undefined, todayPoints: undefined, rules: '' },
  ],
  [
    'nulls',
    { is_submit: '0', continuous_days: null, today_reward: null, rules: null },
    { isSignedToday: false, streakDays: undefined, todayPoints: undefined, rules: '' },
  ],
])('a server tells %s', async (_, answer, state) => {
  fakeBackend({ [`GET ${root}/user`]: ok(answer) })
  await expect(getSignInState()).resolves.toEqual(state)
})

test.each([
  [5, 5],
  ['2', 2],
  [0, 0],
  [false, null],
])('a reward of %j is %j', async (reward, points) => {
  fakeBackend({ [`POST ${root}/signIn`]: ok({ reward }) })
  await expect(signInToday()).resolves.toBe(points)
})

test('the days of a month; what cannot be read is left out', async () => {
  const days = [{ date: '2024-05-01', reward: 1 }, { date: '2024-05-02 08:00:00', reward: '2' }, { reward: 1 }]
  const backend = fakeBackend({ [`GET ${root}/records`]: ok({ days }) })
  await expect(listSignedDays('2024-05')).resolves.toEqual([
    { date: '2024-05-01', points: 1 },
    { date: '2024-05-02', points: 2 },
  ])
  expect(backend.sent[0]?.query).toEqual({ month: '2024-05' })
})
