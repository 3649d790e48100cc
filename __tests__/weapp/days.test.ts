import { type Academy, type App, launch, openAcademy } from './harness'

const learner = '13800000001'

/** What the learner sets out to do, and what waits with a date. */
describe('days', () => {
  let academy: Academy
  let app: App
  let stored: Map<string, string>

  beforeAll(async () => {
    academy = await openAcademy()
    stored = await academy.phoneOf(learner)
    app = launch({ sandboxUrl: academy.url, stored })
    await app.page.find('本周好课')
  })

  test('a goal is picked on Study, and is there after a kill', async () => {
    app.tab('学习')
    await app.page.tap('定个目标')
    await app.page.tap('30 分钟')
    await app.page.find(/^今天再学 30 分钟/)
    const later = launch({ sandboxUrl: academy.url, stored })
    await later.page.find('本周好课')
    later.tab('学习')
    await later.page.find(/^今天再学 30 分钟/)
    await later.page.find('每天 30 分钟')
  })

  test('what has a date is added to the phone’s calendar, one at a time', async () => {
    app.open('/packageA/member/calendar')
    await app.page.find(/会员到期$/)
    await app.page.tap(/^把「年度会员（会员到期）」/)
    await app.page.find(/会员到期$/)
    expect(app.seen.appointments).toMatchObject([{ title: '年度会员（会员到期）', alarmOffset: 24 * 60 * 60 }])
    expect(app.toasts()).toContain('已加入手机日历')
  })

  test('whoever has refused it is led to WeChat’s settings', async () => {
    app.refuse('addPhoneCalendar', 'auth deny')
    app.willTakeBack(true)
    await app.page.tap(/^把「年度会员（会员到期）」/)
    await app.page.tap('去设置')
    await app.page.find(/会员到期$/)
    expect(app.timesInSettings()).toBe(1)
  })

  test('the month shows the day that is pressed', async () => {
    await app.page.tap('月历')
    await app.page.tap(/^\d+ 日，今天/)
    await app.page.find(/^今天没有安排|直播课|拼团|秒杀|考试/)
  })
})
