import { Academy } from './setup/academy'
import { courseOf } from './setup/catalogue'
import type { Phone } from './setup/phone'

const sql = courseOf('sql')
const anything = /^\/(api|addons)\//

/** All calls of the API, preflights apart. */
const callsOf = (phone: Phone) => [...phone.calls('GET', anything), ...phone.calls('POST', anything)]
const asked = (phone: Phone): string[] => callsOf(phone).map((call) => new URL(call.url()).pathname)

const config = '/api/v2/other/config'
const newest = '/api/v2/announcement/latest'
const version = '/api/v9/version'
const blocks = { base: '/api/v2/viewBlock/page/blocks', head: '/api/v2/decorationPage/blocks' }

describe.each(['base', 'head'] as const)('a server without add-ons, in %s,', (dialect) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open({ isUncached: true, dialect, edition: 'open' })
  })
  afterEach(() => academy.rest())
  afterAll(() => academy.close())

  /** Home, whole. */
  async function openHome(phone: Phone): Promise<void> {
    await phone.go('/')
    await phone.see(sql.title)
    await phone.settled()
  }

  it('is asked for what home shows and, once a day, for what it may have', async () => {
    const phone = await academy.visit()
    await openHome(phone)
    expect(asked(phone).sort()).toEqual([config, newest, version, blocks[dialect]].sort())
    const again = await academy.visit({ memory: await phone.kill() })
    await openHome(again)
    expect(asked(again).sort()).toEqual([config, newest, blocks[dialect]].sort())
  })

  it.each([
    ['/', sql.title],
    ['/packageA/vod/index', /人在学/],
  ])(
    'is asked for nothing twice when the app is opened at %s: what was asked for early is used',
    async (route, words) => {
      const phone = await academy.visitAs(academy.member())
      await phone.go(route)
      await phone.see(words)
      await phone.settled()
      const paths = asked(phone)
      expect(paths.filter((path, index) => paths.indexOf(path) < index)).toEqual([])
    },
  )

  it('hears from a quick learner, 15 pages in a minute, at most 20 calls', async () => {
    const phone = await academy.visitAs(academy.member())
    const startMs = await academy.now()
    let pages = 0
    // Two seconds a page, however long a busy machine takes for it: what is fresh stays fresh.
    const turn = () => phone.page.clock.setFixedTime(startMs + 2_000 * pages++)
    await turn()
    const settleAt = async (route: string) => {
      await phone.at(route)
      await phone.settled()
      await turn()
    }
    const visit = async (name: string | RegExp, route: string, from: string) => {
      await phone.press(name)
      await settleAt(route)
      await phone.press('返回')
      await settleAt(from)
    }
    await openHome(phone)
    await visit(new RegExp(sql.title), '/pages/course/show', '/pages/index/index')
    await visit('搜课程', '/pages/search/search', '/pages/index/index')
    await phone.press('学习')
    await settleAt('/pages/course/index')
    const me = '/pages/member/index'
    await phone.press('我的')
    await settleAt(me)
    await visit(/^消息/, '/packageA/member/messages', me)
    await visit(/积分/, '/packageA/member/credit1Record', me)
    await visit('我的订单：全部', '/packageA/member/order', me)
    await visit('设置', '/packageA/member/setting', me)
    const paths = asked(phone)
    console.log('COUNT', pages, paths.length)
    expect(paths.length).toBeLessThanOrEqual(20)
    expect(paths.filter((path) => path.startsWith('/addons/'))).toEqual([])
  })

  it('knows from the first call on who asks', async () => {
    const phone = await academy.visitAs(academy.member())
    await phone.go('/')
    await phone.see(sql.title)
    await phone.settled()
    expect(callsOf(phone).length).toBeGreaterThan(3)
    for (const call of callsOf(phone)) {
      expect({ path: call.url(), ...call.headers() }).toMatchObject({
        'meedu-platform': 'H5',
        'meedu-app': 'zhitu',
        'meedu-version': expect.stringMatching(/^\d+\.\d+\.\d+\+\d+$/),
        authorization: expect.stringMatching(/^Bearer /),
      })
    }
  })

  it('is understood however late home and comments come', async () => {
    // The config comes first, and with it another hint.
    await academy.fault({ pattern: 'blocks|comments', delayMs: 400 })
    const home = await academy.visit()
    await openHome(home)
    expect(await home.text()).not.toMatch(/没有加载出来|内容不见了/)
    const lesson = await academy.visitAs(academy.member())
    await lesson.go(`/pages/course/video?id=${courseOf('first-web-page').lessons[0]?.id}`)
    await lesson.press(/评论/)
    await lesson.settled()
    expect(await lesson.text()).not.toMatch(/没有加载出来|内容不见了/)
  })
})
