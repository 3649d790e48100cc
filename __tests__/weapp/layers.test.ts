import { loadAcademy } from '../../sandbox/seed'
import { type App, launch, openAcademy } from './harness'

const sql = loadAcademy().courses.findIndex(({ key }) => key === 'sql') + 1
const unproven = '13800000005'

/** WeChat's own arrow, gesture and key: what lies over the page goes, the page stays. */
describe('the way back with something over the page', () => {
  let app: App
  let page: App['page']

  beforeAll(async () => {
    const academy = await openAcademy()
    app = launch({ sandboxUrl: academy.url, stored: await academy.phoneOf('13900000001') })
    page = app.page
    await page.find('本周好课')
    app.tab('我的')
    await page.tap('设置')
    await page.untilAt('/packageA/member/setting')
  })

  const untilGuarded = () => page.until(app.isGuarded, 'the container')
  const untilFree = () => page.until(() => !app.isGuarded(), 'no container')

  test('a question is answered with no, then the page is left', async () => {
    await page.tap('退出登录')
    await page.find('再看看')
    await untilGuarded()
    app.back()
    await page.untilGone('再看看')
    expect(app.callsTo('POST /api/v2/logout')).toEqual([])
    await page.untilAt('/packageA/member/setting')
    await untilFree()
    app.back()
    await page.untilAt('/pages/member/index')
  })

  test('one that was answered leaves nothing behind', async () => {
    await page.tap('设置')
    await page.tap('退出登录')
    await untilGuarded()
    await page.tap('再看看')
    await untilFree()
    app.back()
    await page.untilAt('/pages/member/index')
  })

  test('a sheet closes; a move out of the next one waits until nothing holds it up', async () => {
    app.open(`/pages/course/show?id=${sql}`)
    await page.tap('course-primary-action')
    await page.tap(/^优惠码/)
    await page.input('请输入优惠码', 'SPRING')
    await untilGuarded()
    app.back()
    await page.untilGone('使用')
    await page.untilAt(`/pages/order/order?type=course&id=${sql}`)
    await untilFree()
    app.back()
    await page.untilAt(`/pages/course/show?id=${sql}`)
  })
})

test('the question that has to be answered withstands', async () => {
  const academy = await openAcademy()
  await academy.configure({ member: { enabled_face_verify: true } })
  const stored = await academy.phoneOf(unproven)
  const { page, ...app } = launch({ sandboxUrl: academy.url, stored })
  await page.find('立即认证')
  for (let times = 0; times < 3; times++) {
    await page.until(app.isGuarded, 'the container')
    app.back()
    expect(app.isGuarded()).toBe(false)
  }
  await page.until(app.isGuarded, 'the container')
  await page.find('立即认证')
  expect(stored.has('token')).toBe(true)
  // The way on is not held up by what holds "back".
  await page.tap('退出登录')
  await page.untilAt('/pages/member/index')
})
