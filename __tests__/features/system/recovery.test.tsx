import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'

import { QueryView } from '@/features/shared/page'
import { watchServer } from '@/features/system/recovery'
import { queryClient } from '@/queries/client'
import { liveRoomQueries } from '@/queries/liveRoom'
import Courses from '@/packageA/vod/index'
import Home from '@/pages/index/index'

import { courseWire } from '../../factories/course'
import { aMember } from '../../factories/member'
import { fakeBackend, held, noNetwork, ok, refusal } from '../../setup/backend'
import { pass } from '../../setup/clock'
import { openScreen } from '../../setup/openScreen'
import { fakeScroll } from '../../setup/scroll'

const blocksCall = 'GET /api/v2/viewBlock/page/blocks'
const newestCall = 'GET /api/v2/announcement/latest'
const versionCall = 'GET /api/v9/version'
const home = '/pages/index/index'
const shelf = {
  id: 1,
  sign: 'h5-vod-v1',
  config_render: { title: '本周好课', items: [{ id: 1, title: '宋画十二讲', thumb: '', charge: 9 }] },
}
const badGateway = () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 })
/** The head of the answer is there, its body never ends. */
const endlessBody = () => Object.assign(new Response(), { text: () => new Promise<string>(() => undefined) })

let stop = () => undefined as void
beforeEach(() => (stop = watchServer(async () => undefined)))
afterEach(() => {
  queryClient.clear()
  stop()
})

const open = async (blocks: () => Response | Promise<Response>) => {
  const backend = fakeBackend({
    [blocksCall]: blocks,
    [newestCall]: ok([]),
    [versionCall]: refusal('路由不存在', 404),
  })
  return { backend, screen: await openScreen(Home, { pages: [home] }) }
}

describe('one call that hangs while all others are answered', () => {
  test.each([
    ['no answer', held(ok([shelf]))],
    ['an answer whose body does not end', endlessBody],
  ])('%s: after ten seconds there is a word and a way on, and they stay', async (_, reply) => {
    const { screen } = await open(reply)
    await pass(9_000)
    expect(screen.text()).not.toContain('没有加载出来')
    await pass(1_500)
    expect(screen.text()).toContain('还没有回音')
    expect(screen.find('重试')).toBeDefined()
    for (let minute = 0; minute < 10; minute++) {
      await pass(30_000)
      expect(screen.text()).toContain('没有加载出来')
    }
  })

  test('is no dead network: nobody asks for a sign of life', async () => {
    const { backend } = await open(held(ok([shelf])))
    await pass(200_000)
    expect(backend.sentTo(versionCall)).toEqual([])
  })

  test('a late answer still counts', async () => {
    const reply = held(ok([shelf]))
    const { screen } = await open(reply)
    await pass(20_000)
    reply.release()
    await screen.see('本周好课')
    expect(screen.text()).not.toContain('没有加载出来')
  })

  test('a press asks anew instead of waiting for the old call', async () => {
    const { backend, screen } = await open(held(ok([shelf])))
    await pass(11_000)
    backend.reply(blocksCall, ok([shelf]))
    await screen.press('重试')
    await screen.see('本周好课')
  })

  test('a press whose call hangs too is answered', async () => {
    const { backend, screen } = await open(held(ok([shelf])))
    await pass(11_000)
    await screen.press('重试')
    await screen.see('正在重试…')
    expect(backend.sentTo(blocksCall)).toHaveLength(2)
    await pass(11_000)
    expect(screen.text()).toContain('还没有回音')
  })

  test('tries go on after the last time-out', async () => {
    const { backend, screen } = await open(held(ok([shelf])))
    await pass(200_000)
    backend.reply(blocksCall, ok([shelf]))
    await pass(100_000)
    expect(screen.text()).toContain('本周好课')
  })

  test('a page opened anew waits anew', async () => {
    const { screen } = await open(held(ok([shelf])))
    await pass(11_000)
    screen.close()
    const again = await openScreen(Home, { pages: [home] })
    expect(again.text()).not.toContain('没有加载出来')
  })
})

describe('one call that is lost while all others are answered', () => {
  test.each([
    ['reset', noNetwork],
    ['502', badGateway],
  ])('%s: the failure stays, tries go on further and further apart', async (_, reply) => {
    const { backend, screen } = await open(reply)
    await screen.see('重试')
    for (let second = 0; second < 45; second++) {
      await pass(1_000)
      expect(screen.find('重试')).toBeDefined()
    }
    expect(backend.sentTo(blocksCall).length).toBeLessThan(10)
    // The others are answered: it is not the network.
    expect(screen.text()).not.toContain('网络不可用')
    backend.reply(blocksCall, ok([shelf]))
    await pass(35_000)
    expect(screen.text()).toContain('本周好课')
  })

  test('what the server breaks over each time is its answer', async () => {
    const { backend, screen } = await open(refusal('错误'))
    await screen.see('重试')
    const before = backend.sentTo(blocksCall).length
    await pass(60_000)
    expect(backend.sentTo(blocksCall)).toHaveLength(before)
  })
})

test('of two hosts one is gone: its part says so and comes by itself, the other part stays', async () => {
  const files = 'GET /addons/zhibo/api/v1/course/3/video/12/attach/index'
  const backend = fakeBackend({
    [files]: noNetwork,
    [blocksCall]: ok([shelf]),
    [newestCall]: ok([]),
    [versionCall]: refusal('路由不存在', 404),
  })
  const Both = () => (
    <>
      <Home />
      <QueryView query={useQuery(liveRoomQueries.courseware({ courseId: 3, lessonId: 12 }))} skeleton={null}>
        {([file]) => <View>{file?.name}</View>}
      </QueryView>
    </>
  )
  const screen = await openScreen(Both, { pages: [home] })
  await screen.see('重试')
  for (let second = 0; second < 45; second++) {
    await pass(1_000)
    expect(screen.text()).toMatch(/本周好课.*没有加载出来/)
  }
  expect(screen.text()).not.toContain('网络不可用')
  backend.reply(files, ok({ data: [{ id: 1, name: '讲义.pdf', size: 1 }], total: 1 }))
  await pass(35_000)
  expect(screen.text()).toMatch(/本周好课.*讲义\.pdf/)
})

test('a real outage is asked about once for all that is missing, and all come back', async () => {
  const { backend, screen } = await open(noNetwork)
  backend.reply(newestCall, noNetwork)
  backend.reply(versionCall, noNetwork)
  await screen.see('网络不可用')
  await pass(60_000)
  const before = backend.sentTo(blocksCall).length
  await pass(30_000)
  expect(backend.sentTo(blocksCall)).toHaveLength(before)
  expect(backend.sentTo(versionCall).length).toBeLessThan(12)
  backend.reply(blocksCall, ok([shelf]))
  backend.reply(newestCall, ok([]))
  backend.reply(versionCall, refusal('路由不存在', 404))
  await pass(31_000)
  expect(screen.text()).toContain('本周好课')
})

test('a next page that hangs can be asked for anew', async () => {
  const rows = Array.from({ length: 16 }, (_, index) => courseWire(index + 1))
  const pageOne = ok({ data: rows, total: 17, last_page: 2 })
  const pages = [pageOne, held(ok()), ok({ data: [courseWire(17)], total: 17, last_page: 2 })]
  const backend = fakeBackend({
    'GET /api/v2/courses': () => (pages.shift() ?? pageOne)(),
    'GET /api/v2/course_categories': ok([]),
  })
  const scroll = fakeScroll()
  const screen = await openScreen(Courses, { user: aMember() })
  await screen.see('课程 16')
  await scroll.move('[class*=end]', true)
  await pass(9_000)
  expect(backend.sentTo('GET /api/v2/courses')).toHaveLength(2)
  await pass(3_000)
  await screen.press('没有加载出来，点这里重试')
  await screen.see('课程 17')
})

test('what the last visit saw stays while the server breaks over this one, and gives way to its answer', async () => {
  const { backend, screen: before } = await open(ok([shelf]))
  await before.see('宋画十二讲')
  queryClient.clear()
  backend.reply(blocksCall, refusal('系统错误', 500))
  const screen = await openScreen(Home, { pages: [home] })
  await pass(10_000)
  expect(screen.text()).toContain('宋画十二讲')
  backend.reply(blocksCall, ok([{ ...shelf, config_render: { ...shelf.config_render, title: '下周好课' } }]))
  await pass(60_000)
  expect(screen.text()).toContain('下周好课')
})
