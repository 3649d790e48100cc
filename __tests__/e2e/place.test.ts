import { Academy } from './setup/academy'
import { courseOf } from './setup/catalogue'
import { eventually } from './setup/eventually'
import { give, jump, pressControl, secondOf, watch } from './setup/flows'
import type { Phone } from './setup/phone'

const free = courseOf('first-web-page')
const [first, second] = free.lessons.map(({ id }) => id)

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open()
})
afterEach(() => academy.rest())
afterAll(() => academy.close())

const lessonPath = (id: number | undefined) => `/pages/course/video?id=${id}`

/** Seconds that the server has of a lesson. */
async function savedSec(mobile: string, lessonId: number | undefined): Promise<number> {
  const lesson = await academy.call<{ video_watched_progress: Record<string, { watch_seconds: number }> }>(
    mobile,
    `/api/v2/video/${lessonId}`,
  )
  return lesson.video_watched_progress[String(lessonId)]?.watch_seconds ?? 0
}

/** Waits until the page has told the server at least this second. */
const untilSaved = (mobile: string, lessonId: number | undefined, sec: number) =>
  eventually(async () => expect(await savedSec(mobile, lessonId)).toBeGreaterThanOrEqual(sec))

async function atLesson(mobile: string, lessonId: number | undefined, lessonPhone?: Phone): Promise<Phone> {
  const phone = lessonPhone ?? (await academy.visitAs(mobile))
  await phone.go(lessonPath(lessonId))
  await watch(phone, 0.5)
  return phone
}

/** Watched to the second 50 while no report got through, until the app was killed: the phone that is left. */
async function killedUnheard() {
  const mobile = academy.member()
  const phone = await atLesson(mobile, first)
  await academy.fault({ pattern: '/record$', drop: true })
  await jump(phone, 50)
  await watch(phone, 3)
  const memory = await phone.kill()
  expect(await savedSec(mobile, first)).toBeLessThan(50)
  await academy.calm()
  return { mobile, memory }
}

describe('the place in a lesson', () => {
  it('is found again on another phone, three seconds earlier; going back has not lowered it', async () => {
    const mobile = academy.member()
    const phone = await atLesson(mobile, first)
    await jump(phone, 40)
    await watch(phone, 2)
    await untilSaved(mobile, first, 40)
    await jump(phone, 5)
    await watch(phone, 1)
    await phone.kill()

    const other = await academy.visitAs(mobile)
    await other.go(lessonPath(first))
    const note = await other.words(/从 00:\d\d 继续/).innerText()
    const sec = await savedSec(mobile, first)
    expect(sec).toBeGreaterThanOrEqual(40)
    expect(note).toContain(`从 00:${sec - 3} 继续`)
    const resumed = await watch(other, 0.5)
    expect(resumed).toBeGreaterThan(sec - 4)
    expect(resumed).toBeLessThan(sec + 3)
    // What offers it goes by itself: this one has just come.
    await other.page.reload()
    await other.press('从头看')
    expect(await watch(other, 0.5)).toBeLessThan(10)
    expect(await savedSec(mobile, first)).toBeGreaterThanOrEqual(40)
  })

  it('that the server never heard of is kept on the phone, and sent when it can be', async () => {
    const { mobile, memory } = await killedUnheard()
    const again = await academy.visit({ memory })
    await again.go(lessonPath(first))
    // It plays on until the app is dead.
    await again.see(/从 (00:4[7-9]|00:5\d|01:\d\d) 继续/)
    await untilSaved(mobile, first, 50)
  })

  it('that the server never heard of is sent though no lesson is opened: at the next start, and when the network is back', async () => {
    const { mobile, memory } = await killedUnheard()
    const again = await academy.visit({ memory })
    await again.go('/pages/index/index')
    await untilSaved(mobile, first, 50)

    await again.go(`/pages/course/show?id=${free.id}`)
    await again.press(new RegExp(free.lessons[1]?.title ?? ''))
    await again.at('/pages/course/video')
    await watch(again, 0.5)
    await again.page.context().setOffline(true)
    await jump(again, 20)
    await watch(again, 2)
    await again.page.goBack()
    await again.at('/pages/course/show')
    await again.page.context().setOffline(false)
    await untilSaved(mobile, second, 20)
  })

  it('made without a network is merged with what another phone has reached: the largest wins', async () => {
    const mobile = academy.member()
    const phone = await atLesson(mobile, first)
    await phone.page.context().setOffline(true)
    await jump(phone, 30)
    await watch(phone, 2.5)
    await academy.call(mobile, `/api/v2/video/${first}/record`, { duration: 60 })
    await phone.page.context().setOffline(false)
    const again = await academy.visit({ memory: await phone.kill() })
    await again.go(lessonPath(first))
    await again.see('从 00:57 继续')
    expect(await watch(again, 1)).toBeGreaterThan(56)
    expect(await savedSec(mobile, first)).toBeGreaterThanOrEqual(60)
  })
})

describe('the end', () => {
  it('offers the next lesson and starts it after five seconds', async () => {
    const mobile = academy.member()
    const phone = await atLesson(mobile, first)
    await jump(phone, 73.5)
    await Promise.all([phone.see(`下一课：${free.lessons[1]?.title}`), phone.see(/[1-5] 秒后播放/)])
    await phone.page.waitForURL((url) => url.hash.includes(`id=${second}`))
    expect(await watch(phone, 1)).toBeLessThan(10)
    await phone.see('已看完')
    expect(await savedSec(mobile, first)).toBeGreaterThanOrEqual(75)
  })

  it('stays when the learner does not want the next one', async () => {
    const mobile = academy.member()
    const phone = await academy.visitAs(mobile)
    await academy.takeClock(phone)
    await atLesson(mobile, second, phone)
    await jump(phone, 73.5)
    await phone.press('取消')
    await phone.see('这一课看完了')
    await phone.page.clock.runFor(10_000)
    await phone.settled()
    expect(phone.page.url()).toContain(`id=${second}`)
    await phone.press('再看一遍')
    expect(await watch(phone, 1)).toBeLessThan(10)
  })

  it('of a trial is at its second and becomes an offer in place', async () => {
    const typescript = courseOf('typescript')
    const phone = await atLesson(academy.member(), typescript.lessons[0]?.id)
    await phone.see('试看 00:20')
    await jump(phone, 18)
    await phone.see('试看到这里')
    expect(await secondOf(phone)).toBeLessThan(21)
    await phone.press('再看一遍试看')
    expect(await watch(phone, 1)).toBeLessThan(10)
    await jump(phone, 60)
    await phone.see('试看到这里')
    await phone.press('购买课程 ¥129')
    await phone.at('/pages/order/order')
  })
})

describe('a trial that is over', () => {
  /** Past its twenty seconds, in the small window where there is one. */
  async function overTrial(): Promise<Phone> {
    const phone = await academy.visitAs(academy.member())
    // A computer in a test has no keys for media: what they would call is kept.
    await phone.page.addInitScript(() => {
      const keys: Record<string, unknown> = {}
      Reflect.set(window, '__keys', keys)
      navigator.mediaSession.setActionHandler = (name, handler) => void (keys[name] = handler)
    })
    await atLesson('', courseOf('typescript').lessons[0]?.id, phone)
    await phone.page.locator('video').evaluate((video: HTMLVideoElement) => {
      const floating: Partial<PictureInPictureWindow> = {}
      video.requestPictureInPicture = async () => floating as PictureInPictureWindow
      Object.defineProperty(document, 'pictureInPictureElement', { configurable: true, get: () => video })
      document.exitPictureInPicture = async () => void Reflect.set(window, '__left', true)
    })
    await jump(phone, 18.5)
    await phone.see('试看到这里')
    return phone
  }
  const second = (phone: Phone) => phone.page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
  /** For as long as a picture would need to move on. */
  const staysAt = async (phone: Phone, sec: number) => {
    await phone.page.locator('video').evaluate(async (video: HTMLVideoElement) => {
      for (let frame = 0; frame < 60; frame++) await new Promise(requestAnimationFrame)
      return video.paused
    })
    expect(await second(phone)).toBeLessThan(sec)
    expect(await phone.page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  }

  it('is not begun again by the small window, a seek in it, a headset or the lock screen', async () => {
    const phone = await overTrial()
    expect(await phone.page.evaluate(() => Reflect.get(window, '__left'))).toBe(true)
    const endSec = await second(phone)
    expect(endSec).toBeLessThan(21)

    const video = phone.page.locator('video')
    await video.evaluate((element: HTMLVideoElement) => element.play().catch(() => undefined))
    await staysAt(phone, endSec + 0.5)
    await video.evaluate((element: HTMLVideoElement) => {
      element.currentTime = 57
      return element.play().catch(() => undefined)
    })
    await staysAt(phone, endSec + 0.5)
    await jump(phone, 2)
    await video.evaluate((element: HTMLVideoElement) => element.play().catch(() => undefined))
    await staysAt(phone, 3)
    for (const name of ['play', 'seekforward', 'seekto'] as const) {
      await phone.page.evaluate((action) => {
        const keys = Reflect.get(window, '__keys') as Record<string, MediaSessionActionHandler | undefined>
        keys[action]?.({ action, seekTime: 50 })
      }, name)
      await staysAt(phone, endSec + 0.5)
    }
    await phone.see('试看到这里')
  })
})

describe('a lesson that must be seen in order', () => {
  it('undoes a jump ahead and keeps the speed, and lets go back', async () => {
    const mobile = academy.member()
    const sounds = courseOf('english-sounds')
    await give(academy, mobile, sounds.id)
    const phone = await atLesson(mobile, sounds.lessons[1]?.id)
    await watch(phone, 3)
    await jump(phone, 50)
    await phone.told(/还没看到的部分不能跳过/)
    await eventually(async () => expect(await secondOf(phone)).toBeLessThan(15))
    await phone.page.getByRole('slider', { name: '播放进度' }).press('End')
    // The element says a moment later that it was made to jump.
    await eventually(async () => expect(await secondOf(phone)).toBeLessThan(15))
    await jump(phone, 1)
    expect(await watch(phone, 0.5)).toBeLessThan(4)
    await pressControl(phone, '倍速 1x')
    await phone.told(/只能用 1 倍速看/)
  })
})

describe('addresses', () => {
  it('that have expired are fetched again and play on at the same second', async () => {
    const phone = await atLesson(academy.member(), first)
    await jump(phone, 30)
    await watch(phone, 0.5)
    await academy.control('clock', { advanceSec: 4 * 3_600 })
    await pressControl(phone, '清晰度 高清')
    await phone.press('流畅')
    expect(await watch(phone, 2)).toBeGreaterThan(30)
    expect(phone.calls('GET', /playinfo/)).toHaveLength(2)
  })

  it.each([
    ['the browser', false],
    ['our script', true],
  ])('are fetched again when segments are refused, where %s plays HLS', async (_, byScript) => {
    const mobile = academy.member()
    const accounting = courseOf('accounting')
    await give(academy, mobile, accounting.id)
    const phone = await academy.visitAs(mobile)
    if (byScript) await phone.page.addInitScript(() => (HTMLMediaElement.prototype.canPlayType = () => ''))
    // Six seconds each; the last ones are asked for after the jump.
    const isFresh = () => phone.calls('GET', /playinfo/).length > 1
    await phone.page.route(/\/(09|1\d)\.mpegts/, (route) =>
      isFresh() ? route.continue() : route.fulfill({ status: 403, body: 'expired' }),
    )
    await atLesson(mobile, accounting.lessons[2]?.id, phone)
    await watch(phone, 0.5)
    await jump(phone, 66)
    expect(await watch(phone, 2)).toBeGreaterThan(65)
    expect(phone.calls('GET', /playinfo/)).toHaveLength(2)
  })

  it('of which one is dead give way to the next at the same second; all dead are waited for', async () => {
    const phone = await atLesson(academy.member(), first)
    await jump(phone, 20)
    await watch(phone, 0.5)
    await academy.fault({ pattern: 'media/clock-360', status: 404 })
    await pressControl(phone, '清晰度 高清')
    await phone.press('流畅')
    expect(await watch(phone, 1)).toBeGreaterThan(19)

    await academy.fault({ pattern: 'media/clock-720', status: 404 })
    await phone.go(lessonPath(first))
    await phone.see('正在重新连接')
    await academy.calm()
    expect(await watch(phone, 1)).toBeGreaterThan(0)
  })

  it('that are none are named, without a black box', async () => {
    const mobile = academy.member()
    const design = courseOf('system-design')
    await give(academy, mobile, design.id)
    const phone = await academy.visitAs(mobile)
    const recording = design.lessons.find(({ title }) => title.includes('录制中'))
    await phone.go(lessonPath(recording?.id))
    await phone.see('这节课还没有视频')
  })

  it('of another site play in a frame that cannot reach the app', async () => {
    const phone = await academy.visitAs(academy.member())
    const url = '<iframe src="https://player.example/1"></iframe>'
    const data = { urls: [{ url, format: 'iframe', name: '默认', duration: 0 }] }
    const body = JSON.stringify({ code: 0, message: '', data })
    await academy.fault({ pattern: 'playinfo', body, contentType: 'application/json' })
    const page = '<p>embedded</p><script>window.top.__xss = 1</script>'
    await phone.page.route('https://player.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: page }),
    )
    await phone.go(lessonPath(first))
    const frame = phone.page.locator('iframe')
    await phone.page.frameLocator('iframe').getByText('embedded').waitFor()
    expect(await frame.getAttribute('sandbox')).not.toContain('allow-top-navigation')
    expect(await phone.page.evaluate(() => Reflect.get(window, '__xss'))).toBeUndefined()
    await phone.press('返回')
    await phone.at('/pages/course/show')
  })
})
