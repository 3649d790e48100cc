import { forgetDialect } from '@/api/dialect'
import { launch } from '@/features/system/launch'
import { queryClient } from '@/queries/client'
import Home from '@/pages/index/index'
import { useAppConfig } from '@/stores/appConfig'
import { tokenItem, useSession } from '@/stores/session'

import { fakeBackend, held, noNetwork, ok, refusal } from '../../setup/backend'
import { pass } from '../../setup/clock'
import { openScreen } from '../../setup/openScreen'

type Reply = () => Response | Promise<Response>

const noRoute = refusal('路由不存在', 404)
const shelf = {
  id: 1,
  sign: 'h5-vod-v1',
  config_render: { title: '本周好课', items: [{ id: 1, title: '宋画十二讲', thumb: '', charge: 9 }] },
}
const calls = {
  config: 'GET /api/v2/other/config',
  newest: 'GET /api/v2/announcement/latest',
  member: 'GET /api/v2/member/detail',
}
const dialects = {
  base: { blocks: 'GET /api/v2/viewBlock/page/blocks', gone: 'GET /api/v2/decorationPage/blocks', more: {} },
  head: {
    blocks: 'GET /api/v2/decorationPage/blocks',
    gone: 'GET /api/v2/viewBlock/page/blocks',
    more: { paid_content_purchase_protocol: 'https://school.example/agree', course_purchase_notice: '' },
  },
}

/** What a plain installation of this dialect answers at the start. */
const answersOf = ({ blocks, gone, more }: (typeof dialects)['base' | 'head']): Record<string, Reply> => ({
  [calls.config]: ok({ name: '示例网校', enabled_addons: [], ...more }),
  [calls.newest]: ok([]),
  [calls.member]: ok({ id: 7, nick_name: '林小满' }),
  [blocks]: ok([shelf]),
  [gone]: noRoute,
  'GET /api/v9/version': noRoute,
})

const faults: [string, Reply][] = [
  ['late', () => new Promise(() => undefined)],
  ['hanging', () => new Promise(() => undefined)],
  ['refused', refusal('请稍后再试', 429)],
]

const starts = (['base', 'head'] as const).flatMap((dialect) =>
  (['config', 'newest', 'member', 'blocks'] as const).flatMap((call) =>
    faults.map(([fault, reply]) => ({ dialect, call, fault, reply })),
  ),
)

beforeEach(() => {
  localStorage.clear()
  forgetDialect()
  queryClient.clear()
  tokenItem.set('a.b.c')
  useSession.setState({ isLogin: true, user: null })
})
afterEach(() => queryClient.clear())

test.each(starts)('$dialect: home is whole though $call is $fault', async ({ dialect, call, fault, reply }) => {
  const server = dialects[dialect]
  const answers = answersOf(server)
  const name = call === 'blocks' ? server.blocks : calls[call]
  const late = held(answers[name] ?? noNetwork)
  const backend = fakeBackend({ ...answers, [name]: fault === 'late' ? late : reply })
  const screen = await openScreen(Home, { isLogin: true, pages: ['/pages/index/index'] })
  useAppConfig.setState({ config: null, failure: null })
  void launch('/pages/index/index')
  await pass(4_000)
  late.release()
  await pass(20_000)
  expect(screen.text()).not.toContain('内容不见了')
  if (call !== 'blocks' || fault === 'late') expect(screen.text()).toContain('本周好课')
  else expect(screen.find('重试')).toBeDefined()
  // The fault ends: whatever it was comes by itself.
  backend.reply(name, answers[name] ?? noNetwork)
  await pass(200_000)
  expect(screen.text()).toContain('本周好课')
  expect(useAppConfig.getState().config?.name).toBe('示例网校')
  expect(useSession.getState().user?.nickname).toBe('林小满')
})
