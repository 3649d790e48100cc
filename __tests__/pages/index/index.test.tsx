import Home from '@/pages/index/index'

import { aMember } from '../../factories/member'
import { fakeBackend, noNetwork, ok } from '../../setup/backend'
import { openScreen } from '../../setup/openScreen'

const blocksCall = 'GET /api/v2/viewBlock/page/blocks'
const announcementCall = 'GET /api/v2/announcement/latest'
const learnedCall = 'GET /api/v3/member/courses/learned'

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

const vodShelf = block('h5-vod-v1', { title: '本周好课', items: [vodItem(1, '宋画十二讲', { is_free: 1 }), vodItem(2, '数据结构')] })

test('shows the blocks in order, with prices, and skips what it does not know', async () => {
  fakeBackend({
    [blocksCall]: ok([
      block('from-the-future', { anything: 1 }, 3),
      block('grid-nav', { line_count: '4', items: [
        { src: 'https://x/i.png', name: '录播课', href: '/packageA/vod/index' },
        { src: 'https://x/i.png', name: '直播课', href: '/packageA/live/index' },
        { src: null, name: '占位', href: null },
      ] }, 4),
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

test('a shelf of a feature that is off is not shown', async () => {
  const live = block('h5-live-v1', { title: '近期直播', items: [{ id: 1, title: '公开课', thumb: '', charge: 0 }] }, 6)
  fakeBackend({ [blocksCall]: ok([live, vodShelf]), [announcementCall]: ok([]) })
  const screen = await openScreen(Home)
  await screen.see('本周好课')
  expect(screen.text()).not.toContain('近期直播')
})

test('live courses, while their feature is on: an icon, and a shelf that leads to all of them', async () => {
  const grid = block('grid-nav', { line_count: 4, items: [{ src: 'https://x/i.png', name: '直播课', href: '/packageA/live/index' }] })
  const shelf = block('h5-live-v1', { title: '近期直播', items: [{ id: 1, title: '公开课', thumb: '', charge: 0 }] }, 6)
  fakeBackend({ [blocksCall]: ok([grid, shelf]), [announcementCall]: ok([]) })
  const screen = await openScreen(Home, { config: { enabledAddons: ['Zhibo'] } })
  await screen.see('公开课免费')
  expect(screen.find('直播课')).toBeDefined()
  expect(screen.text()).toMatch(/近期直播.*全部/)
})

test('without a network it says so and loads on retry', async () => {
  const backend = fakeBackend({ [blocksCall]: noNetwork, [announcementCall]: ok([]) })
  const screen = await openScreen(Home)
  await screen.see('网络不可用')
  backend.reply(blocksCall, ok([vodShelf]))
  await screen.press('重试')
  await screen.see('数据结构')
}, 15_000)

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
  fakeBackend({ [blocksCall]: ok([vodShelf]), [announcementCall]: ok([]), [learnedCall]: ok(learned) })
  const visitor = await openScreen(Home)
  await visitor.see('本周好课')
  expect(visitor.text()).not.toContain('继续学习')

  const member = await openScreen(Home, { user: aMember() })
  await member.see('继续学习 · 上次看到 12:37')
})

test('an empty home leads to the courses', async () => {
  fakeBackend({ [blocksCall]: ok([]), [announcementCall]: ok([]) })
  const screen = await openScreen(Home)
  await screen.see('首页还没有内容')
  expect(screen.find('去选课')).toBeDefined()
})
