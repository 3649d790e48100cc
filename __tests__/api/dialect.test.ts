import { listHomeBlocks } from '@/api/block'
import { byDialect, forgetDialect, hintDialect } from '@/api/dialect'
import { getConfig } from '@/api/app'

import { fakeBackend, held, ok, refusal } from '../setup/backend'

const baseCall = 'GET /api/v2/viewBlock/page/blocks'
const headCall = 'GET /api/v2/decorationPage/blocks'
const configCall = 'GET /api/v2/other/config'
const noRoute = refusal('路由不存在', 404)
const headConfig = ok({ paid_content_purchase_protocol: 'https://x/purchase' })

beforeEach(forgetDialect)

const callsOf = ({ sent }: ReturnType<typeof fakeBackend>) => sent.map(({ call }) => call)

test('a config that arrives while the first form is under way changes nothing for that call', async () => {
  const slow = held(noRoute)
  const backend = fakeBackend({ [baseCall]: slow, [headCall]: ok([]), [configCall]: headConfig })
  const blocks = listHomeBlocks()
  await getConfig()
  slow.release()
  await expect(blocks).resolves.toEqual([])
  expect(callsOf(backend)).toEqual([baseCall, configCall, headCall])
})

test('what is remembered is the form that has answered, not the hint of that moment', async () => {
  const slow = held(ok([]))
  const backend = fakeBackend({ [baseCall]: slow, [headCall]: noRoute, [configCall]: headConfig })
  const blocks = listHomeBlocks()
  await getConfig()
  slow.release()
  await blocks
  await listHomeBlocks()
  expect(callsOf(backend)).toEqual([baseCall, configCall, baseCall])
})

test('a refusal proves the form that was sent', async () => {
  const slow = held(refusal('系统繁忙'))
  const backend = fakeBackend({ [baseCall]: slow, [configCall]: headConfig })
  const blocks = listHomeBlocks()
  await getConfig()
  slow.release()
  await expect(blocks).rejects.toThrow('系统繁忙')
  backend.reply(baseCall, ok([]))
  await expect(listHomeBlocks()).resolves.toEqual([])
})

test('a form that a newer server has dropped is forgotten', async () => {
  const backend = fakeBackend({ [baseCall]: ok([]) })
  await listHomeBlocks()
  backend.reply(baseCall, noRoute)
  backend.reply(headCall, ok([]))
  await listHomeBlocks()
  await listHomeBlocks()
  expect(callsOf(backend)).toEqual([baseCall, baseCall, headCall, headCall])
})

test('a server that knows neither says so', async () => {
  fakeBackend({ [baseCall]: noRoute, [headCall]: noRoute })
  await expect(listHomeBlocks()).rejects.toMatchObject({ code: 404 })
})

test('the next start asks in the form that has answered, and a new call in that of the config', async () => {
  const backend = fakeBackend({ [baseCall]: noRoute, [headCall]: ok([]) })
  await listHomeBlocks()
  hintDialect('head')
  jest.resetModules()
  const next = await import('@/api/dialect')
  const asked: string[] = []
  const forms = { base: async () => asked.push('base'), head: async () => asked.push('head') }
  await next.byDialect('blocks', forms)
  await next.byDialect('comments', forms)
  expect(asked).toEqual(['head', 'head'])
  expect(callsOf(backend)).toEqual([baseCall, headCall])
  expect(next.byDialect).not.toBe(byDialect)
})
