import { LEARNER, plain, start, type Client } from './support'

const root = '/addons/CodeExchanger/api/v2'

interface Offer {
  activity: { name: string; relate_courses: { sign: string; id: number; name: string; is_subscribe: boolean }[] }
}
interface Records {
  data: { activity_id: number; used_at: string; activity: { name: string; relate_data: string } }[]
  total: number
}

let client: Client
let token: string
beforeAll(async () => {
  client = await start()
  token = await client.login(LEARNER)
})
afterAll(() => client.close())

const bodyOf = async (code: string) => ({ code, ...(await client.captcha()) })
const query = async (code: string, who = token) =>
  client.data<Offer>('POST', `${root}/query`, { token: who, body: await bodyOf(code) })
const confirm = async (code: string, who = token) =>
  client.data('POST', `${root}/confirm`, { token: who, body: await bodyOf(code) })
const records = (who = token, ask: Record<string, string> = {}) =>
  client.data<Records>('GET', `${root}/user/records`, { token: who, query: ask })

it('tells what a code opens and what of it is there already; looking uses nothing up', async () => {
  const { activity } = await query('MIXED1')
  expect(activity.name).toBe('活动 mixed')
  expect(activity.relate_courses.map(({ sign, is_subscribe }) => [sign, is_subscribe])).toEqual([
    ['vod', true],
    ['vod', false],
    ['live', false],
    ['book', false],
    ['vip', false],
  ])
  expect(await query('MIXED1')).toEqual({ activity })
})

it('gives what is lacking, once', async () => {
  const who = await client.login(plain(1))
  await confirm('MIXED2', who)
  expect(await client.refusal('POST', `${root}/query`, { token: who, body: await bodyOf('MIXED2') })).toBe(
    '1 兑换码已使用',
  )
  const { activity } = await query('MIXED3', who)
  expect(activity.relate_courses.map(({ is_subscribe }) => is_subscribe)).toEqual([true, true, true, true, false])
  const detail = await client.data<{ role: { name: string } }>('GET', '/api/v2/member/detail', { token: who })
  expect(detail.role.name).toBe('月度会员')
})

it('of two who confirm at once only one gets it', async () => {
  const who = await client.login(plain(3))
  const bodies = [await bodyOf('MIXED3'), await bodyOf('MIXED3')]
  const answers = await Promise.all(
    bodies.map((body) => client.call<unknown>('POST', `${root}/confirm`, { token: who, body })),
  )
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 1])
})

it.each([
  ['NOBODY', '兑换码不存在'],
  ['mixed1', '兑换码不存在'],
  ['USED', '兑换码已使用'],
  ['OVER', '活动已结束'],
  ['SOON', '活动未开始'],
  ['', '请输入兑换码'],
])('refuses %j: %s', async (code, words) => {
  for (const call of ['query', 'confirm']) {
    const body = await bodyOf(code)
    expect(await client.refusal('POST', `${root}/${call}`, { token, body })).toBe(`1 ${words}`)
  }
})

it('takes a captcha once, right or wrong', async () => {
  const { image_key } = await client.captcha()
  const wrong = { code: 'MIXED1', image_key, image_captcha: '????' }
  const { text } = await client.data<{ text: string }>('GET', `/sandbox/captcha/${image_key}`)
  expect(await client.refusal('POST', `${root}/query`, { token, body: wrong })).toBe('1 图形验证码错误')
  const late = { ...wrong, image_captcha: text }
  expect(await client.refusal('POST', `${root}/query`, { token, body: late })).toBe('1 图形验证码错误')
})

it('lists what a member has redeemed, newest first, in pages', async () => {
  const { data, total } = await records()
  expect(total).toBe(1)
  expect(data[0]).toMatchObject({ activity_id: 2, activity: { name: '活动 owned' } })
  expect(data[0]?.used_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  const items = JSON.parse(data[0]?.activity.relate_data ?? '') as { sign: string; name: string }[]
  expect(items.map(({ sign, name }) => `${sign} ${name}`)).toEqual(['vod 课程 flat', 'vod 课程 chapters'])
  await confirm('OWNED')
  expect((await records()).total).toBe(2)
  expect((await records(token, { page: '2', page_size: '1' })).data).toEqual(data)
  expect(await records(token, { page: '3', size: '1' })).toEqual({ data: [], total: 2 })
})
