import { type Academy, type App, launch, openAcademy } from './harness'

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
