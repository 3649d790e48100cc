import { courseOf } from '../e2e/setup/catalogue'
import { type Academy, type App, launch, learner, openAcademy } from './harness'

const root = '/addons/Snapshot/api/v1'
const course = courseOf('first-web-page')
const [lesson] = course.lessons.map(({ id }) => id)
const url = `/pages/course/video?id=${lesson}`

const running = '学习拍照，摄像头已开启'

/** Photographs while learning; each test goes on where the one before ended. */
describe('a learner who is photographed', () => {
  let academy: Academy
  let token: string
  /** The phone's. */
  let stored: Map<string, string>
  let app: App
  let page: App['page']

  const rules = (snapshot: object) => academy.configure({ sandbox: { snapshot } })
  const images = async () =>
    (
      await academy.ask<{ data: { thumb: string }[] }>(
        `${root}/resource/images?resource_type=vod&resource_id=${lesson}`,
        { token },
      )
    ).data
  const start = (at = url) => {
    app = launch({ sandboxUrl: academy.url, stored, url: at })
    page = app.page
  }
  /** Killed, and opened there. */
  const restart = (at = url) => {
    app.close()
    start(at)
  }
  const camera = () => page.findOne(({ tag }) => tag === 'camera', 'a camera')
  /** WeChat has opened it. */
  const opens = async () => page.raise(await camera(), 'initdone', { maxZoom: 1 })

  beforeAll(async () => {
    academy = await openAcademy()
    const { enabled_addons } = await academy.ask<{ enabled_addons: string[] }>('/sandbox/config')
    await academy.configure({ enabled_addons: [...enabled_addons, 'Snapshot'] })
    await rules({ cycle_time: 1, rate: 100, max_times: 2 })
    token = await academy.login(learner)
    stored = new Map([['token', JSON.stringify(token)]])
    start()
  })

  test('is asked first, then by WeChat; the photographs reach the server, so many and no more', async () => {
    await page.find('谁能看到')
    expect([app.cameraCount(), app.privacy().timesAsked]).toEqual([0, 0])
    await page.tap('同意并开启摄像头')
    expect((await camera()).attribute('device-position')).toBe('front')
    expect(app.privacy().timesAsked).toBe(1)
    await opens()
    await page.find('已经拍够了，摄像头已关闭')
    expect(app.cameraCount()).toBe(0)
    expect(await images()).toHaveLength(2)
    const [upload] = app.callsTo(`POST ${root}/upload/image`)
    expect(upload?.status).toBe(200)
  })

  test('deletes one, and brings along another', async () => {
    await rules({ cycle_time: 600 })
    restart()
    await page.tap('学习照片管理')
    await page.tap(/^第 2 张/)
    await page.tap('删除这张照片')
    await page.find('删除后不能恢复，网校也看不到了。')
    await page.tap('删除')
    await page.until(() => app.toasts().includes('删除成功'))
    expect(await images()).toHaveLength(1)
    await page.tap('手动上传学习照片')
    await page.find('第 1 张上传成功')
    expect(await images()).toHaveLength(2)
    await page.tap('返回')
  })

  test('has the camera off behind another page, and on again when back', async () => {
    await rules({ max_times: 9 })
    restart()
    await opens()
    await page.tap('最小化窗口')
    await page.find(running)
    expect(app.cameraCount()).toBe(1)
    await page.tap(new RegExp(course.title))
    await page.untilAt(`/pages/course/show?id=${course.id}`)
    await page.until(() => app.cameraCount() === 0, 'the camera off')
    app.back()
    await opens()
    await page.find(running)
    expect(app.cameraCount()).toBe(1)
  })

  test('learns on when WeChat has no camera, and is led to where that is changed', async () => {
    app.forbid('scope.camera')
    await page.tap(running)
    page.raise(await camera(), 'error')
    await page.find('摄像头未捕捉到画面')
    await page.tap('重新开启')
    await page.until(() => app.timesInSettings() === 1)
    await opens()
    await page.untilGone('摄像头未捕捉到画面')
  })

  const counted = (type: string, id: number) =>
    academy.ask(`${root}/resource/query?resource_type=${type}&resource_id=${id}`, { token })

  test('is photographed while answering a paper; the camera goes off when it is handed in', async () => {
    await rules({ cycle_time: 1, max_times: 1 })
    restart('/packageA/exam/paper/show?id=17')
    await page.tap('立即考试')
    await page.tap('开始考试')
    // Given for the lesson, it does not hold here.
    await page.tap('同意并开启摄像头')
    await opens()
    await page.tap(/^B/)
    await page.find(/^已答 1\//)
    await page.until(() => app.cameraCount() === 0, 'the camera off')
    expect(await counted('paper', 17)).toEqual({ count: 1 })
    await rules({ cycle_time: 600, max_times: 9 })
    restart(page.url)
    await opens()
    expect(app.cameraCount()).toBe(1)
    await page.tap('交卷')
    await page.tap('确认交卷')
    await page.find('考试得分')
    expect(app.cameraCount()).toBe(0)
  })

  test('is photographed while practising', async () => {
    await rules({ cycle_time: 1, max_times: 1 })
    restart('/packageA/exam/play/practice?id=1&chapter=1')
    await page.tap('同意并开启摄像头')
    await opens()
    await page.tap(/^B/)
    await page.find(/^回答(正确|错误)$/)
    await page.until(() => app.cameraCount() === 0, 'the camera off')
    expect(await counted('practice', 1)).toEqual({ count: 1 })
    await rules({ cycle_time: 600, max_times: 9 })
    restart()
    await opens()
  })

  test('has it off once the login is over', async () => {
    await academy.fault({ pattern: `${root}/resource/images`, code: 401, message: '请登录' })
    await page.tap('学习照片管理')
    await page.until(() => app.cameraCount() === 0, 'the camera off')
    await academy.calm()
  })

  test('who does not consent to WeChat’s guideline learns without a camera', async () => {
    stored.set('token', JSON.stringify(token))
    restart()
    app.willConsent(false)
    await page.find('摄像头未捕捉到画面')
    expect(app.cameraCount()).toBe(0)
    await page.find(course.lessons[1]?.title ?? '')
  })
})
