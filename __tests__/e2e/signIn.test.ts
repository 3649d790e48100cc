import { Academy } from './setup/academy'

interface Detail {
  credit1: number
}

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open()
})
afterEach(() => academy.rest())
afterAll(() => academy.close())

const me = '/pages/member/index'
const center = '/packageA/member/signCenter'
const hourMs = 3_600_000

/** The next 23:30 in China. */
async function lateThisEvening(): Promise<number> {
  const dayMs = 24 * hourMs
  const now = await academy.now()
  const intoDayMs = (now + 8 * hourMs) % dayMs
  return now - intoDayMs + dayMs - hourMs / 2
}

it('is one press from 我的, once a day, and open again after midnight in China', async () => {
  const mobile = academy.member()
  const startMs = await lateThisEvening()
  await academy.control('clock', { now: startMs })
  const { credit1: before } = await academy.call<Detail>(mobile, '/api/v2/member/detail')
  const phone = await academy.visitAs(mobile)
  await phone.go(me)
  await phone.press('每日签到，今天还没签到')
  await phone.at(center)
  await phone.press('立即签到 +1')
  await phone.told('签到成功，积分 +1')
  await phone.see('已连续签到 1 天')
  expect((await academy.call<Detail>(mobile, '/api/v2/member/detail')).credit1).toBe(before + 1)
  await phone.press('积分明细')
  await phone.at('/packageA/member/credit1Record')
  await phone.see('每日签到')
  await phone.press('返回')
  await phone.at(center)
  await phone.press('返回')
  await phone.at(me)
  await phone.pressable('每日签到').waitFor()

  await academy.control('clock', { now: startMs + hourMs })
  const later = await academy.visit({ memory: await phone.kill() })
  await later.go(center)
  await later.press('立即签到 +2')
  await later.see('已连续签到 2 天')
  expect(later.errors).toEqual([])
})

it('gives the points of one day however often it is pressed', async () => {
  const mobile = academy.member()
  const { credit1: before } = await academy.call<Detail>(mobile, '/api/v2/member/detail')
  const phone = await academy.visitAs(mobile)
  await academy.fault({ pattern: 'DaySignIn/api/v1/signIn', delayMs: 500 })
  await phone.go(center)
  await phone.pressable(/^立即签到/).dblclick()
  // Shown at once, told when the server has answered.
  await phone.see('今日已签到')
  await phone.told(/^签到成功/)
  expect(phone.calls('POST', /DaySignIn/)).toHaveLength(1)
  expect((await academy.call<Detail>(mobile, '/api/v2/member/detail')).credit1).toBe(before + 1)
})
