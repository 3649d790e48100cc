import { courseOf } from '../setup/catalogue'
import { eventually } from '../setup/eventually'
import { give } from '../setup/flows'
import { Webkit } from './setup/webkit'

const mp4 = courseOf('first-web-page').lessons[0]
const hlsCourse = courseOf('accounting')
const hls = hlsCourse.lessons[2]

const lessonPath = (lesson: { id: number } | undefined) => `/pages/course/video?id=${lesson?.id}`

let webkit: Webkit
beforeAll(async () => {
  webkit = await Webkit.open()
})
afterEach(() => webkit.rest())
afterAll(() => webkit.close())

/** Seconds that the server has of a lesson. */
async function savedSec(mobile: string, { id }: { id: number }): Promise<number> {
  const { video_watched_progress: progress } = await webkit.academy.call<{
    video_watched_progress: Record<string, { watch_seconds: number }>
  }>(mobile, `/api/v2/video/${id}`)
  return progress[id]?.watch_seconds ?? 0
}

it.each([
  ['mp4', mp4],
  ['HLS', hls],
])('plays %s, tells the server where it was when the page closes, and resumes there', async (format, lesson) => {
  if (!lesson) throw new Error('no such lesson')
  const mobile = webkit.academy.member()
  await give(webkit.academy, mobile, hlsCourse.id)
  const phone = await webkit.visitAs(mobile)
  await phone.go(lessonPath(lesson))
  await phone.watch(1)
  await phone.jump(40)
  expect(await phone.watch(2)).toBeGreaterThan(41)
  expect(await phone.errors()).toEqual([])
  await phone.go('/')
  await eventually(async () => expect(await savedSec(mobile, lesson)).toBeGreaterThanOrEqual(41))

  const other = await webkit.visitAs(mobile)
  const sec = await savedSec(mobile, lesson)
  await other.go(lessonPath(lesson))
  await other.see(`从 00:${sec - 3} 继续`)
  expect(await other.watch(1)).toBeGreaterThan(38)
  await other.shoot(`player-${format}`)
  expect(await other.errors()).toEqual([])
})

it('offers the next lesson at the end and starts it', async () => {
  const phone = await webkit.visitAs(webkit.academy.member())
  const next = courseOf('first-web-page').lessons[1]
  await phone.go(lessonPath(mp4))
  await phone.watch(0.5)
  await phone.jump(73.5)
  await phone.see(`下一课：${next?.title}`)
  await phone.see('已看完')
  await eventually(async () => expect((await phone.url()).hash).toContain(`id=${next?.id}`))
  expect(await phone.watch(1)).toBeLessThan(20)
  expect(await phone.errors()).toEqual([])
})
