import { launch, learner, openAcademy } from './harness'

/** Of a course that the learner has. */
const lessonId = 3
const reportCall = `POST /api/v2/video/${lessonId}/record`

test('what was watched in a tunnel, until the app was killed, is sent at the next start, whatever page is opened', async () => {
  const academy = await openAcademy()
  const stored = await academy.phoneOf(learner)
  const tunnel = launch({ sandboxUrl: academy.url, stored, url: `/pages/course/video?id=${lessonId}` })
  const video = await tunnel.page.find('lesson-video')
  tunnel.page.raise(video, 'play')
  tunnel.connect(false)
  tunnel.page.raise(video, 'timeupdate', { currentTime: 61, duration: 75 })
  tunnel.page.raise(video, 'pause')
  tunnel.close()

  const home = launch({ sandboxUrl: academy.url, stored: new Map(stored) })
  const reports = () => home.requests().filter(({ call }) => call === reportCall)
  await home.page.until(() => reports().length > 0, 'a report of the place')
  expect(reports().map(({ body }) => body)).toEqual([{ duration: 61 }])
  expect(home.stack()).toEqual(['pages/index/index'])
})
