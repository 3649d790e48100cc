import { onlineManager } from '@tanstack/react-query'
import { act } from 'react'

import { listHomeBlocks } from '@/api/block'
import { Shelf } from '@/features/home/Shelf'
import Home from '@/pages/index/index'
import { queryClient } from '@/queries/client'
import { courseQueries } from '@/queries/course'
import { studyQueries } from '@/queries/study'
import { useShare } from '@/stores/share'

import { detailWire } from '../../factories/course'
import { aMember } from '../../factories/member'
import { fakeBackend, held, noNetwork, ok, refusal } from '../../setup/backend'
import { control, hide, named, press, pressLink, settle, showAgain } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen } from '../../setup/openScreen'

const blocksCall = 'GET /api/v2/viewBlock/page/blocks'
const announcementCall = 'GET /api/v2/announcement/latest'
const messagesCall = 'GET /api/v2/member/messages'
const detailCall = 'GET /api/v2/course/2'
const learnedCall = 'GET /api/v3/member/courses/learned'

afterEach(() => act(async () => onlineManager.setOnline(true)))

const block = (sign: string, config_render: unknown, id = 1) => ({ id, sign, config_render })

const vodItem = (id: number, title: string, over = {}) => ({
  id,
  title,
  thumb: '',
  charge: 99,
  is_free: 0,
  user_count: 12,
  ...over,
})

const vodShelf = block('h5-vod-v1', {
  title: '本周好课',
  items: [vodItem(1, '宋画十二讲', { is_free: 1 }), vodItem(2, '数据结构')],
})

test('shows the blocks in order, with prices, and skips what it does not know', async () => {
  fakeBackend({
    [blocksCall]: ok([
      block('from-the-future', { anything: 1 }, 3),
      block(
        'grid-nav',
        {
          line_count: '4',
          items: [
            { src: 'https://x/i.png', name: '录播课', href: '/packageA/vod/index' },
            { src: 'https://x/i.png', name: '直播课', href: '/packageA/live/index' },
            { src: null, name: '占位', href: null },
          ],
        },
        4,
      ),
      { ...vodShelf, id: 5 },
    ]),
    [announcementCall]: ok([]),
  })
  const screen = await openScreen(Home)
  await screen.see('本周好课')
  expect(screen.text()).toContain('录播课')
  expect(screen.text()).not.toContain('占位')
  // Its feature is off.
  expect(screen.text()).not.toContain('直播课')
  expect(screen.text()).toMatch(/宋画十二讲.*免费.*数据结构.*¥99/)
  expect(screen.text().indexOf('录播课')).toBeLessThan(screen.text().indexOf('本周好课'))
})

test('equal pictures and equal icons are cells of their own', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation()
  const picture = { src: 'https://x/p.png', url: '' }
  const icon = { src: 'https://x/i.png', name: '同名', href: null }
  fakeBackend({
    [blocksCall]: ok([
      block('grid-nav', { line_count: 4, items: [icon, icon] }, 1),
      block('image-group', { v: 'v-2', items: [picture, picture] }, 2),
      block('image-group', { v: 'v-1-2', items: [picture, picture, picture] }, 3),
    ]),
    [announcementCall]: ok([]),
  })
  const screen = await openScreen(Home)
  await screen.see('同名同名')
  expect(document.querySelectorAll('[src="https://x/p.png"]').length).toBeGreaterThan(1)
  expect(said.mock.calls.filter((call) => String(call[0]).includes('same key'))).toEqual([])
  said.mockRestore()
})

test('an icon that leads nowhere, or to what this app does not know, is shown and cannot be pressed', async () => {
  const icon = (name: string, href: string | null) => ({ src: 'https://x/i.png', name, href })
  fakeBackend({
    [blocksCall]: ok([
      block('grid-nav', {
        line_count: 4,
        items: [
          icon('新图标', null),
          icon('全息', '/packageA/hologram/index'),
          icon('会员', '/role'),
          icon('我的', '/member'),
        ],
      }),
    ]),
    [announcementCall]: ok([]),
  })
  const screen = await openScreen(Home)
  await screen.see('新图标全息会员我的')
  for (const name of ['会员', '我的']) expect(control(name)).toBeDefined()
  for (const name of ['新图标', '全息']) expect(() => control(name)).toThrow('No control')
})

test('a slide is a link to its page; one that leads nowhere is only a picture', async () => {
  const slides = [null, '/packageA/hologram/index', '/packageA/vod/index'].map((href) => ({
    src: 'https://x/s.png',
    href,
  }))
  fakeBackend({ [blocksCall]: ok([block('slider', slides), vodShelf]), [announcementCall]: ok([]) })
  const screen = await openScreen(Home, { user: aMember() })
  await screen.see('本周好课')
  const links = [...document.querySelectorAll('[aria-label^=轮播图]')]
  expect(links.map((link) => [link.getAttribute('role'), link.getAttribute('aria-label')])).toEqual([
    ['link', '轮播图 3'],
  ])
  expect(links[0]?.getAttribute('href')).toBe('#/packageA/vod/index')
  await press('轮播图 3')
  expect(navigation.pushed()).toEqual(['/packageA/vod/index'])
})

test('a course’s short address opens the course, never a lesson', async () => {
  const item = { src: 'https://x/i.png', name: '体验课', href: '/course/1/1' }
  fakeBackend({ [blocksCall]: ok([block('grid-nav', { line_count: 4, items: [item] })]), [announcementCall]: ok([]) })
  const screen = await openScreen(Home, { user: aMember() })
  await screen.see('体验课')
  await screen.press('体验课')
  expect(navigation.pushed()).toEqual(['/pages/course/show?id=1'])
})

test.each([
  ['a visitor', undefined, ''],
  ['a member', aMember(), `?msv=${aMember().id}`],
])('is shared by %s under its own address', async (_, user, query) => {
  fakeBackend({
    [blocksCall]: ok([vodShelf]),
    [announcementCall]: ok([]),
    [learnedCall]: ok([]),
    [messagesCall]: ok({ data: [], total: 0 }),
  })
  const screen = await openScreen(Home, { user })
  await screen.see('本周好课')
  expect(useShare.getState().shareInfo?.path).toBe(`/pages/index/index${query}`)
})

test('a shelf of a feature that is off is not shown', async () => {
  const live = block('h5-live-v1', { title: '近期直播', items: [{ id: 1, title: '公开课', thumb: '', charge: 0 }] }, 6)
  fakeBackend({ [blocksCall]: ok([live, vodShelf]), [announcementCall]: ok([]) })
  const screen = await openScreen(Home)
  await screen.see('本周好课')
  expect(screen.text()).not.toContain('近期直播')
})

const flashSale = (over = {}) => ({
  id: 1,
  goods_id: 3,
  goods_type: 'course',
  goods_title: '数据结构',
  goods_thumb: '',
  charge: 9,
  original_charge: 99,
  num: 10,
  over_num: 6,
  is_over: 0,
  ...over,
})

test('a shelf of flash sales leads to all of them, a visitor over the login', async () => {
  const offers = block('h5-ms-v1', { title: '限时秒杀', items: [flashSale()] }, 6)
  fakeBackend({ [blocksCall]: ok([offers, vodShelf]), [announcementCall]: ok([]) })
  const screen = await openScreen(Home, { addons: ['MiaoSha'] })
  await screen.see('限时秒杀')
  await screen.press('全部')
  expect(navigation.pushed()).toEqual(['/pages/auth/login?redirect=flashSales'])
})

test.each([
  ['under way', {}, '已抢 40%'],
  ['ended', { is_over: 1 }, '已结束'],
  ['sold out', { over_num: 0 }, '已结束'],
])('an offer that is %s', async (_, over, words) => {
  fakeBackend({ [blocksCall]: ok([block('h5-ms-v1', { title: '限时秒杀', items: [flashSale(over)] })]) })
  const [offers] = await listHomeBlocks()
  if (offers?.kind !== 'shelf') throw new Error('There is no shelf')
  // Where there is a list, as there will be one of offers.
  const screen = await openScreen(() => <Shelf of='vod' title={offers.title} items={offers.items} />)
  await screen.see(`数据结构¥9原价¥99${words}`)
})

test('live courses, while their feature is on: an icon, and a shelf that leads to all of them', async () => {
  const grid = block('grid-nav', {
    line_count: 4,
    items: [{ src: 'https://x/i.png', name: '直播课', href: '/packageA/live/index' }],
  })
  const shelf = block('h5-live-v1', { title: '近期直播', items: [{ id: 1, title: '公开课', thumb: '', charge: 0 }] }, 6)
  fakeBackend({ [blocksCall]: ok([grid, shelf]), [announcementCall]: ok([]) })
  const screen = await openScreen(Home, { addons: ['Zhibo'] })
  await screen.see('公开课免费')
  expect(screen.find('直播课')).toBeDefined()
  expect(screen.text()).toMatch(/近期直播.*全部/)
})

test('shelves count learners, readers and reads as their lists do', async () => {
  const item = { id: 1, thumb: '', charge: 39 }
  fakeBackend({
    [blocksCall]: ok([
      block('h5-vod-v1', { title: '好课', items: [vodItem(1, '宋画', { user_count: 15_000 }), vodItem(2, '算法')] }),
      block('h5-book-v1', { title: '读书', items: [{ ...item, name: '古建筑十讲', user_count: 2186 }] }, 2),
      block('h5-topic-v1', { title: '文章', items: [{ ...item, title: '学完', view_times: 18_400 }] }, 3),
    ]),
    [announcementCall]: ok([]),
  })
  const screen = await openScreen(Home, { addons: ['MeeduBooks', 'MeeduTopics'] })
  await screen.see('宋画¥991.5 万人在学')
  await screen.see('算法¥9912 人在学')
  await screen.see('古建筑十讲¥392,186 人在读')
  await screen.see('学完1.8 万次阅读')
})

test('without a network it says so and loads on retry', async () => {
  const backend = fakeBackend({ [blocksCall]: noNetwork, [announcementCall]: ok([]) })
  const screen = await openScreen(Home)
  await screen.see('网络不可用')
  backend.reply(blocksCall, ok([vodShelf]))
  await screen.press('重试')
  await screen.see('数据结构')
})

test('offers the last lesson of a member, not of a visitor', async () => {
  const learned = {
    data: [
      {
        is_watched: 0,
        learned_count: 15,
        created_at: '2024-05-02T01:00:00.000000Z',
        last_view_video: { video_id: 9, watch_seconds: 757, updated_at: '2024-05-02 10:00:00' },
        course: { id: 3, title: '从会写到写好', thumb: '', charge: 199, videos_count: 42 },
      },
    ],
    total: 1,
  }
  fakeBackend({
    [blocksCall]: ok([vodShelf]),
    [announcementCall]: ok([]),
    [learnedCall]: ok(learned),
    [messagesCall]: ok({ data: [], total: 0 }),
  })
  const visitor = await openScreen(Home)
  await visitor.see('本周好课')
  expect(visitor.text()).not.toContain('继续学习')

  const member = await openScreen(Home, { user: aMember() })
  await member.see('继续学习 · 看到 12:37')

  Object.assign(learned.data[0]?.last_view_video ?? {}, { watched_at: '2024-05-02 10:00:00' })
  const later = await openScreen(Home, { user: aMember() })
  await later.press('继续学习 · 这一节已看完')
  expect(navigation.pushed()).toEqual(['/pages/course/video?id=9&course_id=3&after=1'])
})

test('what a member has bought asks no price: the list of mine says so, the next visit knows, a page may know better', async () => {
  const course = { id: 2, title: '数据结构', thumb: '', charge: 99, videos_count: 4 }
  const row = { is_watched: 1, is_subscribe: 1, learned_count: 4, created_at: '2024-05-02 10:00:00', course }
  const answers = {
    [blocksCall]: ok([vodShelf]),
    [announcementCall]: ok([]),
    [messagesCall]: ok({ data: [], total: 0 }),
  }
  fakeBackend({ ...answers, [learnedCall]: ok({ data: [row], total: 1 }) })
  let screen = await openScreen(Home, { user: aMember() })
  await screen.see('已购')
  expect(screen.text()).toContain('宋画十二讲免费')
  expect(screen.text()).toMatch(/数据结构已购/)
  expect(screen.text()).not.toContain('¥99')

  fakeBackend({ ...answers, [learnedCall]: ok({ data: [], total: 0 }), [detailCall]: ok(detailWire({ isBuy: false })) })
  screen = await openScreen(Home, { user: aMember() })
  await screen.see('数据结构')
  expect(screen.text()).toMatch(/数据结构已购/)
  await act(() => queryClient.prefetchQuery(courseQueries.detail(2)))
  await screen.see('¥99')
  expect(screen.text()).not.toContain('已购')
})

test('goes on with whatever was learned last, by the rule of Study', async () => {
  const course = {
    learned_count: 15,
    created_at: '2024-05-02 01:00:00',
    last_view_video: { video_id: 9, watch_seconds: 757, updated_at: '2024-05-02 10:00:00' },
    course: { id: 3, title: '从会写到写好', thumb: '', videos_count: 42 },
  }
  const book = {
    id: 1,
    article_id: 102,
    created_at: '2024-05-03 10:30:00',
    book: { id: 3, name: '古建筑十讲', thumb: '' },
  }
  const backend = fakeBackend({
    [blocksCall]: ok([vodShelf]),
    [announcementCall]: ok([]),
    [messagesCall]: ok({ data: [], total: 0 }),
    [learnedCall]: ok({ data: [course], total: 1 }),
    'GET /addons/MeeduBooks/api/v2/member/book/view': ok({ data: [book], total: 1 }),
  })
  const screen = await openScreen(Home, { user: aMember(), addons: ['MeeduBooks'] })
  await screen.see('古建筑十讲')
  expect(screen.text()).not.toContain('从会写到写好')

  // A chapter that is read on another page.
  await hide()
  await act(() => queryClient.invalidateQueries({ queryKey: studyQueries.all() }))
  await settle(1_000)
  expect(backend.sentTo(learnedCall)).toHaveLength(1)
  await showAgain()
  await settle(100)
  expect(backend.sentTo(learnedCall)).toHaveLength(2)
  await pressLink('古建筑十讲')
  expect(navigation.pushed()).toEqual(['/packageA/book/read?id=102&book=3'])
})

test('a bell for members, with a dot while messages are unread; its count comes after the page', async () => {
  const unread = held(ok({ data: [{ id: 'm1', data: { message: '新课' }, read_at: null, created_at: '' }], total: 1 }))
  const replies = {
    [blocksCall]: ok([vodShelf]),
    [announcementCall]: ok([]),
    [learnedCall]: ok({ data: [], total: 0 }),
  }
  const backend = fakeBackend({ ...replies, [messagesCall]: unread })
  const visitor = await openScreen(Home)
  await visitor.see('本周好课')
  expect(named('消息')).toEqual([])
  expect(backend.sentTo(messagesCall)).toEqual([])

  const screen = await openScreen(Home, { user: aMember() })
  await screen.see('本周好课')
  await settle()
  control('消息')
  unread.release()
  await settle()
  await press('消息，1 条未读')
  expect(navigation.pushed()).toEqual(['/packageA/member/messages'])
  expect(backend.sentTo(messagesCall)).toHaveLength(1)
})

/** A home that has no blocks to show, but an announcement and something that was learned. */
function missedWith(blocks: ReturnType<typeof ok>) {
  const learned = {
    learned_count: 15,
    created_at: '2024-05-02T01:00:00.000000Z',
    last_view_video: { video_id: 9, watch_seconds: 757, updated_at: '2024-05-02 10:00:00' },
    course: { id: 3, title: '从会写到写好', thumb: '', charge: 199, videos_count: 42 },
  }
  return fakeBackend({
    [blocksCall]: blocks,
    [announcementCall]: ok({ id: 4, title: '春季班开课', announcement: '', created_at: '2024-05-02 10:00:00' }),
    [learnedCall]: ok({ data: [learned], total: 1 }),
    [messagesCall]: ok({ data: [], total: 0 }),
  })
}

test.each([
  ['without blocks', ok([]), '首页还没有内容'],
  ['whose blocks are refused', refusal('页面已停用'), '页面已停用'],
  ['whose blocks fail', refusal('服务器错误', 500), '服务器错误'],
])('a home %s shows the announcement and what was learned last, and leads to the courses', async (_, blocks, words) => {
  missedWith(blocks)
  const screen = await openScreen(Home, { user: aMember() })
  await screen.see(words)
  await screen.see('从会写到写好继续学习 · 看到 12:37')
  expect(screen.text().split('春季班开课')).toHaveLength(2)
  expect(screen.text().indexOf('春季班开课')).toBeLessThan(screen.text().indexOf(words))
  await screen.press('去选课')
  expect(navigation.pushed()).toEqual(['/packageA/vod/index'])
})

test('both stay where they are while the blocks are tried again', async () => {
  const backend = missedWith(refusal('服务器错误', 500))
  const screen = await openScreen(Home, { user: aMember() })
  await screen.see('服务器错误')
  await screen.see('继续学习')
  const [card, line] = [control('从会写到写好继续学习 · 看到 12:37'), control('公告：春季班开课')]
  const late = held(ok([vodShelf]))
  backend.reply(blocksCall, late)
  await screen.press('重试')
  await settle(1_000)
  expect(screen.text()).not.toContain('服务器错误')
  expect([card.isConnected, line.isConnected]).toEqual([true, true])
  late.release()
  await screen.see('数据结构')
  expect(screen.text().split('春季班开课')).toHaveLength(2)
})

test('opened without a network, it says what was announced before', async () => {
  missedWith(refusal('服务器错误', 500))
  await (await openScreen(Home)).see('春季班开课')
  onlineManager.setOnline(false)
  const screen = await openScreen(Home)
  await screen.see('网络不可用')
  expect(screen.text()).toContain('春季班开课')
})

test('what a website has to show stands at the end, with its pages', async () => {
  fakeBackend({ [blocksCall]: ok([]), [announcementCall]: ok([]) })
  const openTab = jest.spyOn(window, 'open').mockReturnValue({ opener: window } as Window)
  const licences = [
    { text: '京ICP备000001号', url: 'https://beian.miit.gov.cn' },
    { text: '京公网安备 11000000000001号', url: '' },
  ]
  const screen = await openScreen(Home, { config: { licences } })
  await screen.see('京公网安备 11000000000001号')
  await screen.press('京ICP备000001号')
  expect(openTab).toHaveBeenCalledWith('https://beian.miit.gov.cn', '_blank')
})

describe('the second visit', () => {
  /** Home as the last visit saw it. */
  async function visited() {
    const backend = fakeBackend({ [blocksCall]: ok([vodShelf]), [announcementCall]: ok([]) })
    await (await openScreen(Home)).see('数据结构')
    return backend
  }

  test('draws what the last one saw until its own answer is there', async () => {
    const backend = await visited()
    const late = held(ok([block('h5-vod-v1', { title: '本周好课', items: [vodItem(3, '古建筑漫步')] })]))
    backend.reply(blocksCall, late)
    backend.reply(announcementCall, held(ok([])))
    const screen = await openScreen(Home)
    expect(screen.text()).toContain('数据结构')
    late.release()
    await screen.see('古建筑漫步')
    expect(screen.text()).not.toContain('数据结构')
  })

  test.each([
    ['without a network', noNetwork],
    ['when too many come at once', () => new Response('', { status: 429 })],
    ['when a proxy answers instead', () => new Response('<html>502</html>', { status: 502 })],
  ])('goes on with it %s', async (_, reply) => {
    const backend = await visited()
    backend.reply(blocksCall, reply)
    const screen = await openScreen(Home)
    await act(() => jest.advanceTimersByTimeAsync(10_000))
    expect(screen.text()).toContain('数据结构')
  })

  test('gives it up when the server says no', async () => {
    const backend = await visited()
    backend.reply(blocksCall, refusal('页面已停用'))
    const screen = await openScreen(Home)
    await screen.see('页面已停用')
    expect(screen.text()).not.toContain('数据结构')
  })
})

describe('an academy’s own pictures', () => {
  const picture = (name: string) => ({ src: `https://x/${name}.png`, url: '/packageA/vod/index' })
  const openWith = async (v: string, names: string[]) => {
    fakeBackend({
      [blocksCall]: ok([block('image-group', { v, items: names.map(picture) }), { ...vodShelf, id: 5 }]),
      [announcementCall]: ok([]),
    })
    await (await openScreen(Home)).see('本周好课')
    return names.map((name) => document.querySelector<HTMLImageElement>(`img[src='https://x/${name}.png']`))
  }

  test('that do not come are quiet boxes: no word of the browser’s stands in them, and the link keeps its name', async () => {
    const pictures = await openWith('v-2', ['one', 'two'])
    for (const [index, image] of pictures.entries()) {
      expect(image?.getAttribute('alt')).toBe('')
      expect(image?.className).toContain('wide')
      expect(image?.closest('[role=link]')?.getAttribute('aria-label')).toBe(`图片 ${index + 1}`)
      await act(async () => void image?.dispatchEvent(new Event('error')))
      expect(image?.className).toContain('wide')
    }
  })

  test('one beside two fills their height, whatever its own shape is', async () => {
    const [left, ...right] = await openWith('v-1-2', ['one', 'two', 'three'])
    await act(async () => void left?.dispatchEvent(new Event('load')))
    expect(left?.className).toMatch(/filling.*aspectFill|aspectFill.*filling/)
    for (const image of right) expect(image?.className).toContain('widthFix')
  })

  test('one alone of such a group has nothing to fill', async () => {
    const [left] = await openWith('v-1-2', ['one'])
    expect(left?.className).toContain('square')
  })
})
