import { type RouteName, routeNames, routeSpec } from '../../src/routes/registry'
import { Academy } from './setup/academy'
import { courseOf } from './setup/catalogue'
import type { Phone } from './setup/phone'

const sqlId = courseOf('sql').id
const lessonId = courseOf('first-web-page').lessons[0]?.id

/** Where the page is opened, and the in-app address that its link has before the referrer: the same unless it says so. */
const shared: Partial<Record<RouteName, { at: string; link?: string }>> = {
  courseShow: { at: `/pages/course/show?id=${sqlId}` },
  courseVideo: { at: `/pages/course/video?id=${lessonId}` },
  // The entry that old links have too.
  articleShow: { at: '/packageA/topic/show?id=1', link: '/pages/webview/webview?course_type=topic&id=1' },
  learningPathShow: { at: '/packageA/learnPath/show?id=1' },
  bookShow: { at: '/packageA/book/show?id=1' },
  liveShow: { at: '/packageA/live/show?id=1' },
  examPaperShow: { at: '/packageA/exam/paper/show?id=1' },
  examPracticeShow: { at: '/packageA/exam/practice/show?id=1' },
}

let academy: Academy
let phone: Phone
let memberId: number
beforeAll(async () => {
  academy = await Academy.open()
  const mobile = academy.member()
  memberId = (await academy.call<{ id: number }>(mobile, '/api/v2/member/detail')).id
  phone = await academy.visitAs(mobile)
  await phone.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
})
afterAll(() => academy.close())

it('has every page that is shared by a button', () => {
  // The membership page has none: WeChat's own menu shares it.
  const named = routeNames.filter((name) => routeSpec(name).share !== undefined && name !== 'membership')
  expect(Object.keys(shared).sort()).toEqual(named.sort())
})

it.each(Object.entries(shared))(
  '%s is shared by its own address, with the member as referrer',
  async (_, { at, link = at }) => {
    await phone.go(at)
    await phone.press('分享')
    await phone.see('链接已复制，发给朋友吧')
    const copied = await phone.page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(`${academy.origin}/#${link}&msv=${memberId}`)
  },
)
