import { Academy } from './setup/academy'
import { sitUntil } from './setup/deadline'

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open({ isToday: true })
})
afterAll(() => academy.close())

test.each([
  ['is right', {}],
  ['is a day fast', { byMs: 86_400_000 }],
])(
  'a paper on a phone whose clock %s ends less than two seconds late, by the clock of this machine',
  async (_, wrong) => {
    const { phone, endMs, record } = await sitUntil(academy, wrong, 12)
    const aheadMs = (await academy.now()) - Date.now()
    await phone.see('考试得分')
    const calls = [...phone.calls('POST', /submit\/all/), ...phone.calls('GET', new RegExp(`/join/${record}`))]
    const afterMs = calls.map((call) => call.timing().startTime + aheadMs - endMs)
    const lateMs = Math.min(...afterMs.filter((ms) => ms >= 0))
    process.stdout.write(`clock: ended ${lateMs.toFixed(0)} ms after the deadline\n`)
    expect(lateMs).toBeLessThan(2_000)
    await phone.close()
  },
)
