import { type Academy, type App, launch, learner, openAcademy } from './harness'

const mobile = '13900000001'

/** A phone that goes into a tunnel; each test goes on where the one before ended. */
describe('without a network', () => {
  let academy: Academy
  let stored: Map<string, string>
  let app: App
  let page: App['page']

  /** The app as after a kill: nothing but the phone's storage is left. */
  const restart = (url: string, isOffline: boolean) => {
    stored = new Map(stored)
    app = launch({ sandboxUrl: academy.url, stored, url, isOffline })
    page = app.page
  }

  beforeAll(async () => {
    academy = await openAcademy()
    stored = await academy.phoneOf(mobile)
    restart('/pages/course/show?id=5', false)
    await page.find(/SQL 十五课/)
    await page.find('立即购买')
  })

  test('what was opened is found in one place, and opens after a kill', async () => {
    restart('/packageA/member/offline', true)
    await page.find(/^课程 · /)
    await page.tap(/^SQL 十五课/)
    await page.untilAt('/pages/course/show?id=5')
    await page.tap('目录')
    await page.find('一行代表什么')
  })

  test('what was not opened says that it is not here', async () => {
    restart('/pages/course/show?id=7', true)
    await page.find('网络不可用')
    await page.find('这里还没有存在这台设备上，网络恢复后会自动刷新')
  })

  test('is let go of, all at once', async () => {
    restart('/packageA/member/offline', true)
    await page.tap('全部删除')
    await page.find('删除全部离线内容')
    await page.tap('全部删除')
    await page.find('还没有存下的内容')
    restart('/pages/course/show?id=5', true)
    await page.find('网络不可用')
  })
})

describe('a file of a course', () => {
  const course = '/pages/course/show?id=1'

  test('is saved, opens without a network after a kill, and goes with the login', async () => {
    const academy = await openAcademy()
    const stored = await academy.phoneOf(learner)
    const savedFiles = new Map<string, Buffer>()
    const start = (url: string, isOffline = false) =>
      launch({ sandboxUrl: academy.url, stored: new Map(stored), savedFiles, url, isOffline })
    const app = launch({ sandboxUrl: academy.url, stored, savedFiles, url: course })
    await app.page.tap('附件')
    await app.page.tap('离线保存「讲义节选」')
    await app.page.find('「讲义节选」已离线保存，点按可以删除')
    await app.page.until(() => app.toasts().includes('已离线保存，没有网络也能看'), 'the word of success')
    expect(savedFiles.size).toBe(1)

    const tunnel = start('/packageA/member/offline', true)
    await tunnel.page.tap(/^讲义节选/)
    await tunnel.page.until(() => tunnel.seen.documents.length === 1, 'the document')
    expect(tunnel.seen.documents).toEqual(['pdf'])
    expect(tunnel.seen.documentNames).toEqual(['讲义节选.pdf'])

    const later = start('/packageA/member/setting')
    await later.page.tap('退出登录')
    await later.page.tap('退出')
    await later.page.until(() => savedFiles.size === 0, 'the file gone')
  })

  test.each([
    ['the maximum size of the file storage limit is exceeded', '这台设备存不下了，删掉一些离线内容再试'],
    ['tempFilePath file not exist', '没有存成，稍后再试；现在可以直接打开'],
  ])('that WeChat does not store says why: %s', async (why, words) => {
    const academy = await openAcademy()
    const app = launch({ sandboxUrl: academy.url, stored: await academy.phoneOf(learner), url: course })
    await app.page.tap('附件')
    app.refuse('saveFile', why)
    await app.page.tap('离线保存「讲义节选」')
    await app.page.until(() => app.toasts().includes(words), 'the words')
    await app.page.find('离线保存「讲义节选」')
  })
})
