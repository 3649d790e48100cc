import Study from '@/pages/course/index'

import { aMember } from '../../factories/member'
import { pathWire } from '../../factories/reading'
import { fakeBackend, ok } from '../../setup/backend'
import { openScreen } from '../../setup/openScreen'

const none = ok({ data: [], total: 0 })
const topicRow = (id: number, over: object = {}) => ({
  id,
  created_at: '2024-05-01 10:30:00',
  topic: { id, title: `文章 ${id}`, thumb: '' },
  ...over,
})

const calls = {
  'GET /api/v3/member/courses/learned': none,
  'GET /addons/MeeduTopics/api/v2/member/topics/view': ok({
    data: [topicRow(1, { is_subscribe: 1 }), topicRow(2, { topic: [] })],
    total: 2,
  }),
  'GET /addons/MeeduTopics/api/v1/user/collect': ok({ data: { data: [topicRow(4)], total: 1 } }),
  'GET /addons/LearnPaths/api/v1/member/paths': ok({
    data: [{ id: 1, path_id: 1, charge: 199, created_at: '2024-05-01 10:30:00', path: pathWire(1) }],
    total: 1,
  }),
}

const open = (enabledAddons: string[]) => openScreen(Study, { user: aMember(), config: { enabledAddons } })

test('an academy without add-ons has courses only, and no tabs', async () => {
  fakeBackend(calls)
  const screen = await open([])
  await screen.see('学过的课会出现在这里')
  expect(document.querySelector('main [role=tab], [role=main] [role=tab]')).toBeNull()
})

test('articles: what I have read, bought and kept; one that was taken down is left out', async () => {
  fakeBackend(calls)
  const screen = await open(['MeeduTopics'])
  await screen.see('文章')
  await screen.press('文章')
  await screen.see('文章 1')
  expect(screen.text()).toContain('上次阅读 2024-05-01已购')
  expect(screen.text()).not.toContain('文章 2')
  await screen.press('收藏')
  await screen.see('文章 4')
})

test('learning paths that I own', async () => {
  fakeBackend(calls)
  const screen = await open(['LearningPaths'])
  await screen.press('路径')
  await screen.see('路径 1')
  expect(screen.text()).toContain('2024-05-01 购买')
})
