import type { Response } from 'playwright-core'

import { loadAcademy } from '../../sandbox/seed'
import { type RouteName, routeNames, routeSpec } from '../../src/routes/registry'
import { Academy, wechatAgent } from './setup/academy'
import { courseOf } from './setup/catalogue'
import { eventually } from './setup/eventually'
import { logIn } from './setup/flows'
import type { Phone } from './setup/phone'

const { topics, exams, paths, books, live } = loadAcademy()
const sql = courseOf('sql')
const lesson = courseOf('first-web-page').lessons[0]

interface Shared {
  at: string
  /** The in-app address that its link has before the referrer: the same unless it says so. */
  link?: string
  /** What the page shows once its thing is there. */
  title: string | RegExp
}

const shared: Partial<Record<RouteName, Shared>> = {
  membership: { at: '/pages/role/role', title: /年度会员有什么/ },
  courseShow: { at: `/pages/course/show?id=${sql.id}`, title: sql.title },
  courseVideo: { at: `/pages/course/video?id=${lesson?.id}`, title: lesson?.title ?? '' },
  // The entries that other clients of the platform know.
  articleShow: { ...thing('articleShow', topics[0]?.title), link: '/pages/webview/webview?course_type=topic&id=1' },
  examPaperShow: {
    ...thing('examPaperShow', exams.papers[0]?.title),
    link: '/pages/webview/webview?course_type=paperRead&id=1',
  },
  examPracticeShow: {
    ...thing('examPracticeShow', exams.practices[0]?.title),
    link: '/pages/webview/webview?course_type=practiceRead&id=1',
  },
  learningPathShow: thing('learningPathShow', paths[0]?.name),
  bookShow: thing('bookShow', books[0]?.name),
  liveShow: thing('liveShow', live[0]?.title),
}

const withoutPicture: RouteName[] = ['membership', 'examPaperShow', 'examPracticeShow']

function thing(name: RouteName, title = ''): Shared {
  return { at: `/${routeSpec(name).path}?id=1`, title }
}

let academy: Academy
let phone: Phone
let memberId: number
beforeAll(async () => {
  academy = await Academy.open()
  const { enabled_addons } = await academy.control<{ enabled_addons: string[] }>('config')
  await academy.control('config', { enabled_addons: [...enabled_addons, 'MultiLevelShare'] })
  const mobile = academy.member()
  memberId = (await academy.call<{ id: number }>(mobile, '/api/v2/member/detail')).id
  phone = await academy.visitAs(mobile)
  await phone.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
})
afterAll(() => academy.close())

it('has every page that is shared by a button', () => {
  const named = routeNames.filter((name) => routeSpec(name).share !== undefined)
  expect(Object.keys(shared).sort()).toEqual(named.sort())
})

const bindings = (visitor: Phone) =>
  visitor.calls('POST', /\/user\/bind/).map((request) => request.postDataJSON() as unknown)

it.each(Object.entries(shared))(
  '%s is shared by its own address, which leads a stranger through the login to that very thing',
  async (name, { at, link = at, title }) => {
    await phone.go(at)
    await phone.see(title)
    await phone.settled()
    await phone.press('分享')
    const card = phone.page.getByRole('dialog', { name: '分享' })
    await card.getByText('复制链接').waitFor()
    expect(await card.innerText()).toContain(typeof title === 'string' ? title : '会员')
    expect((await card.locator('img').count()) > 0).toBe(!withoutPicture.includes(name as RouteName))
    await phone.press('复制链接')
    await phone.told('链接已复制，发给朋友吧')
    const copied = await phone.page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(`${academy.origin}/#${link}${link.includes('?') ? '&' : '?'}msv=${memberId}`)

    const visitor = await academy.visit()
    await visitor.page.goto(copied)
    await logIn(visitor, academy.member())
    await visitor.at(`/${routeSpec(name as RouteName).path}`)
    await visitor.see(title)
    await eventually(async () => expect(bindings(visitor)).toEqual([{ msv: memberId }]))
    await eventually(async () => expect(await visitor.kept('msv')).toBeNull())
    await visitor.close()
  },
)

it.each([
  ['mockRead', 'examMockShow'],
  ['paper', 'examPaperShow'],
  ['vod', 'courseShow'],
  ['learnPath', 'learningPathShow'],
] as const)('an old link to %s opens %s', async (word, name) => {
  await phone.go(`/pages/webview/webview?course_type=${word}&id=1&title=x`)
  await phone.at(`/${routeSpec(name).path}`)
})

it('a kind that this app does not know says so', async () => {
  await phone.go('/pages/webview/webview?course_type=hologram&id=1')
  await phone.see('这里还没有这类内容')
})

it('a thing that is gone says so, and leads to the list of its siblings', async () => {
  await phone.go('/packageA/book/show?id=999&msv=3')
  await phone.see('内容不见了')
  await phone.press('去看电子书')
  await phone.at('/packageA/book/index')
})

const titled = (words: string) => eventually(async () => expect(await phone.page.title()).toBe(words))
const description = () => phone.page.locator('meta[name=description]').getAttribute('content')

it('names a page after its thing while it is shown, and no longer', async () => {
  await phone.go(`/pages/course/show?id=${sql.id}`)
  await titled(`${sql.title} - 知途网校`)
  const own = await description()
  await phone.press('立即购买')
  await titled('收银台')
  // The router names a page first; what it is about follows.
  await eventually(async () => expect(await description()).not.toBe(own))
  await phone.page.goBack()
  await titled(`${sql.title} - 知途网校`)
  await eventually(async () => expect(await description()).toBe(own))
  await phone.press('返回')
  await titled('知途网校')
})

describe('with a sheet of the browser', () => {
  interface Given {
    title: string
    text: string
    url: string
    files?: { name: string; type: string; size: number }[]
  }

  /** What the sheet was given, by a learner who shares the course. */
  async function givenBy(other: Phone, isFetched: () => Promise<unknown>): Promise<Given> {
    await other.page.addInitScript(() => {
      const told = ({ files, ...words }: ShareData) =>
        Object.assign(window, {
          shared: { ...words, files: files?.map(({ name, type, size }) => ({ name, type, size })) },
        })
      Object.assign(navigator, { share: async (data: ShareData) => told(data), canShare: () => true })
    })
    await other.go(`/pages/course/show?id=${sql.id}`)
    await other.see(sql.title)
    const [fetched] = await Promise.all([isFetched(), other.press('分享')])
    expect(fetched).toBeDefined()
    await other.settled()
    await other.press('发给朋友')
    return other.page.evaluate(() => (window as unknown as { shared: Given }).shared)
  }

  /** As the sheet asks for it: anew, to be read. */
  const coverOf = async (other: Phone) => {
    const isCover = (answer: Response) => /art/.test(answer.url()) && answer.request().resourceType() === 'fetch'
    const answer = await other.page.waitForResponse(isCover)
    await answer.finished()
    return answer
  }

  it('hands it title, words, link and picture', async () => {
    const other = await academy.visitAs(academy.member())
    const given = await givenBy(other, () => coverOf(other))
    expect(given).toMatchObject({ title: sql.title, text: expect.stringMatching(/./) })
    expect(given.url).toMatch(new RegExp(`/#/pages/course/show\\?id=${sql.id}&msv=\\d+$`))
    expect(given.files).toEqual([
      { name: expect.stringMatching(/^cover\./), type: expect.stringMatching(/^image\//), size: expect.any(Number) },
    ])
    expect(other.errors).toEqual([])
    await other.close()
  })

  it.each([
    ['is forbidden', 403],
    ['does not come', null],
  ])('a picture that %s costs the sheet nothing', async (_, status) => {
    const other = await academy.visitAs(academy.member())
    await other.page.route(/\/art\//, (route) => (status ? route.fulfill({ status }) : route.abort()))
    const asked = () =>
      other.page.waitForRequest((request) => /art/.test(request.url()) && request.resourceType() === 'fetch')
    const given = await givenBy(other, asked)
    expect(given).toMatchObject({ title: sql.title, url: expect.stringContaining(`id=${sql.id}`) })
    expect(given.files).toBeUndefined()
    await other.close()
  })
})

describe('in WeChat', () => {
  /** A browser of WeChat's whose bridge takes what it is told, or refuses the signature. */
  async function inWechat(isRefusing: boolean): Promise<Phone> {
    const other = await academy.visitAs(academy.member(), { userAgent: wechatAgent })
    await other.page.addInitScript((refusing) => {
      const told: Record<string, { title?: string; link?: string; img_url?: string }> = {}
      const invoke = (name: string, params: object, done: (answer: object) => void) => {
        told[name] = params
        const isOver = refusing && /verify/i.test(name)
        done({ err_msg: isOver ? `${name}:fail, invalid signature` : `${name}:ok` })
      }
      Object.assign(window, { told, WeixinJSBridge: { invoke, on: () => undefined } })
    }, isRefusing)
    await other.go(`/pages/course/show?id=${sql.id}`)
    await other.see(sql.title)
    return other
  }
  const told = (other: Phone) =>
    other.page.evaluate(() => (window as unknown as { told: Record<string, Record<string, string>> }).told)

  it('the menu hands on the page, and the button says where it is', async () => {
    const other = await inWechat(false)
    // Whose link it is, is known a little later than the course.
    const link = new RegExp(`/#/pages/course/show\\?id=${sql.id}&msv=\\d+`)
    await eventually(async () => expect(JSON.stringify(await told(other))).toMatch(link))
    expect(JSON.stringify(await told(other))).toContain(sql.title)
    await other.press('分享')
    await other.see('点右上角「···」，发给朋友或分享到朋友圈')
    expect(other.errors).toEqual([])
    await other.close()
  })

  it('without a signature the link is copied, and nothing is complained of', async () => {
    const other = await inWechat(true)
    await other.settled()
    await other.press('分享')
    await other.see('复制链接')
    await other.gone(/点右上角/)
    expect(other.errors).toEqual([])
    await other.close()
  })
})

describe('an address of another client, that no page here has', () => {
  it('opens the page that it means; back does not lead to it', async () => {
    const phone = await academy.visitAs(academy.member())
    await phone.go('/')
    await phone.see('本周好课')
    await phone.open(`/course/${sql.id}?msv=2`)
    await phone.at('/pages/course/show')
    await phone.see(sql.title)
    await phone.page.goBack()
    await phone.at('/pages/index/index')
    await phone.see('本周好课')
    expect(phone.errors).toEqual([])
  })

  it.each([
    ['a page behind the login', '/member/order', '/pages/auth/login', /\?redirect=memberOrder$/],
    ['a tab', '/member', '/pages/member/index', /index$/],
    ['nothing', '/nowhere?id=1', '/pages/index/index', /index$/],
  ])('opens for a visitor, at the start: %s', async (_, address, page, url) => {
    const phone = await academy.visit()
    await phone.go(address)
    await phone.at(page)
    expect(phone.page.url()).toMatch(url)
    expect(phone.errors).toEqual([])
  })
})
