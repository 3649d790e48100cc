import { Academy } from './setup/academy'
import { sitUntil } from './setup/deadline'

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open()
})
afterEach(() => academy.rest())
afterAll(() => academy.close())

const minute = 60

test.each([
  ['is right', {}],
  ['is a day fast', { byMs: 86_400_000 }],
  ['is an hour slow', { byMs: -3_600_000 }],
  ['is put forward by a day meanwhile', { laterByMs: 86_400_000 }],
  ['is put back by an hour meanwhile', { laterByMs: -3_600_000 }],
  ['is eleven minutes fast, and the answers hide their time', { byMs: 660_000, isTimeHidden: true }],
  ['lives eight hours behind Greenwich', { zone: 'America/Los_Angeles' }],
])('a phone whose clock %s: it ends at the deadline', async (_, wrong) => {
  const { phone, endMs, answers } = await sitUntil(academy, wrong)
  const leftSec = Math.floor((endMs - (await academy.now())) / 1_000)
  await academy.pass(leftSec - minute, phone)
  // A minute: long enough for a busy machine to look, too short to be missed.
  await phone.see(/^00:0[01]:\d\d$/)
  await phone.settled()
  expect(phone.calls('POST', /submit\/all/)).toEqual([])
  await academy.pass(minute, phone)
  await phone.see('考试得分')
  expect(await answers()).toEqual(['option2'])
  expect(phone.errors).toEqual([])
})
