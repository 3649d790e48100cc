import { type Academy, type App, launch, learner, openAcademy } from './harness'

let academy: Academy
let app: App
let page: App['page']

beforeAll(async () => {
  academy = await openAcademy()
  app = launch({ sandboxUrl: academy.url, stored: await academy.phoneOf(learner) })
  page = app.page
  await page.find('本周好课')
})

describe('search', () => {
  const searches = () => app.callsTo('GET /api/v3/search').length

  test('finds while one types', async () => {
    await page.tap('搜课程')
    await page.untilAt('/pages/search/search')
    await page.input('搜课程、课时', '组件')
    await page.find('React 组件设计：写给一年后的自己')
    expect(searches()).toBe(1)
  })

  test('comes back to the same results at the same place', async () => {
    await page.tap('课程')
    await page.find('没有更多了')
    app.scrollTo(300)
    await page.tap('React 组件设计：写给一年后的自己')
    await page.untilAt('/pages/course/show?id=4')
    const before = searches()
    app.back()
    await page.find('React 组件设计：写给一年后的自己')
    expect(app.scrollTopPx()).toBe(300)
    expect(searches()).toBe(before)
  })

  test('remembers what was searched for', async () => {
    app.open('/pages/search/search')
    await page.find('最近搜过')
    await page.tap('组件')
    await page.find('React 组件设计：写给一年后的自己')
  })

  test('is the first line of a list, since WeChat’s bar takes no button', async () => {
    app.open('/packageA/vod/index')
    await page.find('全部')
    await page.tap('搜索')
    await page.untilAt('/pages/search/search')
    app.back()
    await page.untilAt('/packageA/vod/index')
    app.open('/pages/search/search')
  })

  test('says so when there is nothing', async () => {
    await page.input('搜课程、课时', '没有这样的课')
    await page.find('没有找到“没有这样的课”')
  })

  test('goes on after a result that was left before it was drawn', async () => {
    await page.input('搜课程、课时', '组件')
    await page.tap('React 组件设计：写给一年后的自己')
    await page.untilAt('/pages/course/show?id=4')
    app.back()
    await page.input('搜课程、课时', '也没有这样的课')
    await page.find('没有找到“也没有这样的课”')
  })
})

describe('messages and announcements', () => {
  test('unread ones are counted, and read by a tap', async () => {
    app.open('/pages/index/index')
    app.tab('我的')
    await page.tap(/^消息，/)
    await page.find('2 条未读')
    await page.tap('欢迎来到知途网校，从一节试看课开始吧')
    await page.find('1 条未读')
    await page.tap('全部标为已读')
    await page.untilGone('全部标为已读')
    app.back()
    await page.find('消息')
  })

  test('an announcement is read from the list', async () => {
    await page.tap('公告')
    await page.tap('知途网校学习公约')
    await page.find(/^为了让每一位同学都能安心学习/)
    expect(app.stack()).toEqual(['pages/member/index', 'packageA/member/notices', 'packageA/member/notice'])
  })
})

describe('comments', () => {
  test('one is written below an article, and stays there', async () => {
    app.open('/packageA/topic/show?id=1')
    await page.tap('说说你的想法')
    await page.tap('发表')
    await page.find('请输入评论')
    await page.input('写下你的收获、疑问或建议', '照着做了一周，真的学完了第一门课。')
    await page.tap('发表')
    await page.find('照着做了一周，真的学完了第一门课。')
    const again = launch({
      sandboxUrl: academy.url,
      stored: await academy.phoneOf(learner),
      url: '/packageA/topic/show?id=1',
    })
    await again.page.find('照着做了一周，真的学完了第一门课。')
  })

  test('what the server refuses stays in the field', async () => {
    await academy.fault({ method: 'POST', pattern: 'comment', times: 1, status: 500 })
    await page.tap('说说你的想法')
    await page.input('写下你的收获、疑问或建议', '第二条想法，写给明年的自己。')
    await page.tap('发表')
    await page.find(/^服务/)
    await page.tap('发表')
    await page.untilGone('写评论')
    await page.find('第二条想法，写给明年的自己。')
  })

  test('a like is shown at once and sent once, however often it is pressed', async () => {
    app.open('/packageA/topic/show?id=5')
    const sent = () => app.requests().filter(({ call }) => call.includes('/vote'))
    for (let press = 0; press < 3; press++) await page.tap(/^点赞/)
    await page.until(() => app.toasts().includes('已点赞'), 'the word of the like')
    expect(sent()).toHaveLength(1)
  })
})
