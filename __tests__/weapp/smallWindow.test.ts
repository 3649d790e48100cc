import { courseOf } from '../e2e/setup/catalogue'
import { type Academy, type App, launch, learner, openAcademy } from './harness'

/** A course that the learner has. */
const course = courseOf('algorithms')
const [first, second] = course.lessons
if (!first || !second) throw new Error('The course has no such lessons')

let academy: Academy
beforeAll(async () => {
  academy = await openAcademy()
  // Over a moving text WeChat opens no small window.
  await academy.configure({ player: { enabled_bullet_secret: '0' } })
})

async function start(url: string): Promise<App> {
  return launch({ sandboxUrl: academy.url, stored: await academy.phoneOf(learner), url })
}

const lessonVideo = ({ page }: App) => page.find('lesson-video')

/** The lesson that is on screen plays. */
async function play(app: App): Promise<void> {
  const video = await lessonVideo(app)
  app.page.raise(video, 'play')
  app.page.raise(video, 'timeupdate', { currentTime: 5, duration: 75 })
}

/** The first lesson plays on in the small window, over the page of its course. */
async function leaveFirst(): Promise<App> {
  const app = await start(`/pages/course/show?id=${course.id}`)
  await app.page.tap(first?.title ?? '')
  await play(app)
  app.backToSmallWindow()
  return app
}

/** With the first one in the small window. */
async function openSecond(app: App): Promise<void> {
  await app.page.tap(second?.title ?? '')
  await lessonVideo(app)
}

test('the small window of one lesson is closed: the one on screen goes on', async () => {
  const app = await leaveFirst()
  await openSecond(app)
  app.closeSmallWindow()
  await app.page.tap('笔记')
  await app.page.find('还没有笔记')
})

test('a lesson that begins ends the small window of the one before', async () => {
  const app = await leaveFirst()
  await openSecond(app)
  expect(app.hasSmallWindow()).toBe(true)
  await play(app)
  expect(app.hasSmallWindow()).toBe(false)
  await app.page.tap('笔记')
  await app.page.find('还没有笔记')
})

test('a lesson that ends in the small window waits for the learner', async () => {
  const app = await leaveFirst()
  app.raiseInSmallWindow('ended')
  // Longer than the next one is waited for on screen.
  await new Promise((resolve) => setTimeout(resolve, 6_000))
  app.openSmallWindow()
  await app.page.find('这一课看完了')
  expect(app.page.text()).toContain(first.title)
})

test('a sign-in while the room is in the small window is told, and its dialog waits in the room', async () => {
  const app = await start('/packageA/live/index')
  await app.page.tap('进入')
  await app.page.tap('进入直播间')
  const video = await app.page.findOne(({ tag }) => tag === 'video', 'a video')
  await app.page.find('已加入聊天室')
  app.page.raise(video, 'play')
  const { id } = app.query()
  app.backToSmallWindow()
  await academy.ask(`/sandbox/live/${id}/event`, { body: { t: 'sign-in-created', params: { seconds: 30 } } })
  await app.page.until(() => app.toasts().includes('老师发起了签到，请点小窗或返回直播间'), 'word of the sign-in')
  expect(app.hasSmallWindow()).toBe(true)
  app.openSmallWindow()
  await app.page.tap('点击签到')
  await app.page.until(() => app.toasts().includes('签到成功'), 'the sign-in')
  expect(app.videoCalls()).toContain('exitPictureInPicture')
})
