import { LEARNER, plain, start, type Client } from './support'

const root = '/addons/DaySignIn/api/v1'

let client: Client
let token: string
beforeAll(async () => {
  client = await start()
})
afterAll(() => client.close())

/** Logins end long before. */
async function at(now: string): Promise<void> {
  await client.data('POST', '/sandbox/clock', { body: { now } })
  token = await client.login(LEARNER)
}
const state = () => client.data<Record<string, unknown>>('GET', `${root}/user`, { token })
const signIn = () => client.data('POST', `${root}/signIn`, { token, body: {} })
const points = async () => (await client.data<{ credit1: number }>('GET', '/api/v2/member/detail', { token })).credit1

it('gives points once a day, more for days in a row, a new day from midnight in China', async () => {
  // 23:59 in China.
  await at('2031-03-09T15:59:00Z')
  const before = await points()
  expect(await state()).toMatchObject({ is_submit: 0, continuous_days: 0, today_reward: 1 })
  expect(await signIn()).toEqual({ reward: 1 })
  expect(await signIn()).toEqual({ reward: false })
  expect(await state()).toMatchObject({ is_submit: 1, continuous_days: 1, today_reward: 1 })
  await at('2031-03-09T16:00:00Z')
  expect(await state()).toMatchObject({ is_submit: 0, continuous_days: 1, today_reward: 2 })
  expect(await signIn()).toEqual({ reward: 2 })
  expect(await points()).toBe(before + 3)
  const records = await client.data<{ data: object[] }>('GET', '/api/v2/member/credit1Records', { token })
  expect(records.data[0]).toMatchObject({ sum: 2, remark: '每日签到' })
})

it('starts again after a day that was left out', async () => {
  await at('2031-03-12T01:00:00Z')
  expect(await state()).toMatchObject({ is_submit: 0, continuous_days: 0, today_reward: 1 })
  expect(await signIn()).toEqual({ reward: 1 })
})

it('goes on with the last reward when the chain is longer than the list', async () => {
  await client.configure({ sandbox: { sign_in_rewards: [1, 7] } })
  await at('2031-03-13T01:00:00Z')
  expect(await signIn()).toEqual({ reward: 7 })
  await at('2031-03-14T01:00:00Z')
  expect(await signIn()).toEqual({ reward: 7 })
  await client.http('DELETE', '/sandbox/config')
})

it('gives one reward for many presses at once', async () => {
  await at('2031-03-15T01:00:00Z')
  const answers = await Promise.all(Array.from({ length: 20 }, signIn))
  expect(answers.filter((answer) => (answer as { reward: unknown }).reward !== false)).toHaveLength(1)
})

it('lists the days of a month, only my own', async () => {
  const days = (month: string, who = token) =>
    client.data<{ days: object[] }>('GET', `${root}/records`, { token: who, query: { month } })
  expect((await days('2031-03')).days.slice(0, 2)).toEqual([
    { date: '2031-03-09', reward: 1 },
    { date: '2031-03-10', reward: 2 },
  ])
  expect(await days('2031-02')).toEqual({ days: [] })
  expect(await days('2031-03', await client.login(plain(1)))).toEqual({ days: [] })
  expect(await client.refusal('GET', `${root}/records`, { token, query: { month: '3' } })).toBe('1 参数错误')
})
