import Search from '@/pages/search/search'
import { push } from '@/platform/navigation'

import { aMember } from '../../factories/member'
import { fakeBackend, ok } from '../../setup/backend'
import { pressLink } from '../../setup/learner'
import { openScreen } from '../../setup/openScreen'

jest.mock('@/platform/navigation', () => ({
  ...jest.requireActual<object>('@/platform/navigation'),
  push: jest.fn(),
}))

const searchCall = 'GET /api/v3/search'
const row = (type: string, title: string) => ({
  resource_id: 7,
  resource_type: type,
  title,
  thumb: '',
  charge: 299,
  short_desc: '',
  p: '',
})

const open = (enabledAddons: string[]) =>
  openScreen(Search, { params: { keywords: '直播' }, user: aMember(), config: { enabledAddons } })

test('a live course found opens its page, with its price beside it', async () => {
  fakeBackend({ [searchCall]: ok({ data: [row('live', '大模型直播营'), row('hologram', '全息教室')], total: 2 }) })
  const screen = await open(['Zhibo'])
  await screen.see('¥299')
  expect(screen.text()).not.toContain('全息教室')
  await screen.press('大模型直播营¥299')
  expect(push).toHaveBeenCalledWith('/packageA/live/show?id=7')
})

test('live courses alone, while their feature is on', async () => {
  const backend = fakeBackend({ [searchCall]: ok({ data: [row('live', '大模型直播营')], total: 1 }) })
  const screen = await open(['Zhibo'])
  await screen.press('直播课')
  await screen.see('大模型')
  expect(backend.sentTo(searchCall).at(-1)?.query).toMatchObject({ type: 'live', keywords: '直播' })
  const without = await open([])
  await without.see('课时')
  expect(without.find('直播课')).toBeUndefined()
})

test('papers, mock papers and practices found open their pages; one without a price is not called free', async () => {
  const rows = [row('paper', '阶段考试'), row('mock_paper', '模拟考试'), { ...row('practice', '随堂练习'), charge: 0 }]
  fakeBackend({ [searchCall]: ok({ data: rows, total: 3 }) })
  const screen = await open(['Paper'])
  await screen.see('随堂练习')
  expect(screen.text()).toContain('阶段考试¥299模拟考试¥299随堂练习')
  expect(screen.text()).not.toContain('免费')
  for (const [words, url] of [
    ['阶段考试', '/packageA/exam/paper/show?id=7'],
    ['模拟考试', '/packageA/exam/mock/show?id=7'],
    ['随堂练习', '/packageA/exam/practice/show?id=7'],
  ] as const) {
    await pressLink(words)
    expect(push).toHaveBeenLastCalledWith(url)
  }
})
