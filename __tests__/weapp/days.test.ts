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
    const { page, seen } = app
    app.open('/packageA/member/calendar')
    await page.find(/^今天/)
    expect(page.has(/^全部加到手机日历/)).toBe(false)
    await page.tap(/^把「/)
    await page.until(() => seen.appointments.length > 0, 'an appointment')
    expect(seen.appointments).toMatchObject([{ alarmOffset: 15 * 60 }])
    await page.until(() => app.toasts().includes('已加入手机日历'), 'the word about it')
  })

  test.each(['android', 'ios'] as const)(
    '%s: whoever has refused it allows it, and presses again',
    async (platform) => {
      const url = '/packageA/member/calendar'
      const { page, ...phone } = launch({ sandboxUrl: academy.url, stored: new Map(stored), platform, url })
      phone.forbid('scope.addPhoneCalendar')
      await page.tap(/^把「/)
      await page.tap('去设置')
      await page.until(() => phone.toasts().includes('已允许，请再点一次提醒'), 'the way on')
      expect([phone.timesInSettings(), phone.seen.appointments.length]).toEqual([1, 0])
      await page.tap(/^把「/)
      await page.until(() => phone.seen.appointments.length === 1, 'the appointment')
      await page.until(() => phone.toasts().includes('已加入手机日历'), 'the word about it')
    },
  )

  test('where the phone refuses what WeChat’s settings allow, the next press names the way', async () => {
    const url = '/packageA/member/calendar'
    const { page, ...phone } = launch({ sandboxUrl: academy.url, stored: new Map(stored), url })
    phone.block()
    await page.tap(/^把「/)
    await page.tap('去设置')
    await page.until(() => phone.timesInSettings() === 1, 'the settings')
    await page.untilGone('去设置')
    await page.until(() => phone.toasts().length === 1, 'the way on')
    await page.tap(/^把「/)
    await page.until(() => phone.toasts().includes('请在手机的设置里允许微信使用日历'), 'the way')
    expect([page.has('没有日历权限'), phone.timesInSettings()]).toEqual([false, 1])
  })

  test('WeChat on a computer, which reaches no calendar, offers none', async () => {
    const desk = launch({ sandboxUrl: academy.url, stored: new Map(stored), platform: 'windows' })
    desk.open('/packageA/member/calendar')
    await desk.page.find(/^今天/)
    await desk.page.find(/直播课/)
    expect([desk.page.has(/^把「/), desk.page.has('复制链接')]).toEqual([false, false])
    const url = '/packageA/live/index'
    const phone = launch({ sandboxUrl: academy.url, stored: new Map(stored), url })
    await phone.page.find('开播提醒')
    desk.open(url)
    await desk.page.find(/开播/)
    expect(desk.page.has('开播提醒')).toBe(false)
  })

  test('the month shows the day that is pressed', async () => {
    await app.page.tap('月历')
    await app.page.tap(/^\d+ 日，今天/)
    await app.page.find(/^今天没有安排|直播课|拼团|秒杀|考试/)
  })
})
