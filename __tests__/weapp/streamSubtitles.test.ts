import { courseOf } from '../e2e/setup/catalogue'
import { launch, learner, openAcademy } from './harness'

/** Its stream has a group of subtitles. */
const lesson = courseOf('first-web-page').lessons.find(({ title }) => title === '点击之后发生了什么')

test('subtitles that a stream carries are drawn over the picture, and read as a transcript', async () => {
  const academy = await openAcademy()
  const { page, close } = launch({
    sandboxUrl: academy.url,
    stored: await academy.phoneOf(learner),
    url: `/pages/course/video?id=${lesson?.id}`,
  })
  const playTo = async (currentTime: number) => {
    const video = await page.find('lesson-video')
    page.raise(video, 'play')
    page.raise(video, 'timeupdate', { currentTime, duration: 75 })
  }
  await playTo(2)
  await page.tap('字幕 关')
  await page.tap('大')
  await page.find('按下一个按钮，页面怎么知道？')
  await playTo(20)
  await page.find('这个函数叫监听器。')
  await page.tap('文稿')
  // What stands in two pieces is said once.
  await page.find(/事件。我们写一个函数，让它等着这个事件。$/)
  close()
})
