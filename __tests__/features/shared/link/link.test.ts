import { linkTo } from '@/features/shared/link'
import { connection } from '@/platform/connection'
import { queryClient } from '@/queries/client'
import { previewQueries } from '@/queries/preview'
import type { RouteLocation } from '@/routes/codec'
import { useSession } from '@/stores/session'

import { detailWire } from '../../../factories/course'
import { aMember } from '../../../factories/member'
import { fakeBackend, ok, refusal } from '../../../setup/backend'
import { pass, until } from '../../../setup/clock'
import { navigation } from '../../../setup/navigation'

const courseCall = (id: number) => `GET /api/v2/course/${id}`
const course = (id: number): RouteLocation => ({ name: 'courseShow', params: { id } })
const articleCall = 'GET /addons/MeeduTopics/api/v1/topic/4'
const article: RouteLocation = { name: 'articleShow', params: { id: 4 } }
const lesson: RouteLocation = { name: 'courseVideo', params: { id: 5 } }
const minuteMs = 60_000

const ids = Array.from({ length: 12 }, (_, index) => index + 1)
const nothing = refusal('不存在', 404)

function backendOfAll() {
  const calls = [...ids.map(courseCall), articleCall, 'GET /api/v2/video/5']
  return fakeBackend(Object.fromEntries(calls.map((call) => [call, nothing])))
}

/** A finger comes down and stays. */
async function rest(target: RouteLocation): Promise<void> {
  linkTo(target).onReach?.()
  await pass(200)
}

beforeEach(async () => {
  navigation.start()
  queryClient.clear()
  useSession.setState({ user: aMember(), isLogin: true })
  // What fingers of the test before have used up comes back.
  await pass(minuteMs)
})

test('a resting finger has the page asked for, and the press after it does not ask again', async () => {
  const backend = backendOfAll()
  backend.reply(courseCall(3), ok(detailWire()))
  const link = linkTo(course(3))
  link.onReach?.()
  await pass(20)
  expect(backend.sent).toEqual([])
  await until(() => backend.sentTo(courseCall(3)).length === 1)
  expect(navigation.pushed()).toEqual([])
  link.onClick()
  await pass(500)
  expect(navigation.pushed()).toEqual(['/pages/course/show?id=3'])
  expect(backend.sent).toHaveLength(1)
})

test('a finger that goes on to scroll asks for nothing', async () => {
  const backend = backendOfAll()
  linkTo(course(3)).onReach?.()
  await pass(20)
  window.dispatchEvent(new Event('pointercancel'))
  await pass(500)
  expect(backend.sent).toEqual([])
})

test('fingers that only rest ask no more than six times a minute; a press always does', async () => {
  const backend = backendOfAll()
  for (const id of ids.slice(0, 8)) await rest(course(id))
  expect(backend.sent.map(({ call }) => call)).toEqual(ids.slice(0, 6).map(courseCall))
  linkTo(course(9)).onClick()
  await until(() => backend.sentTo(courseCall(9)).length === 1)
})

test('where data is dear a finger has to press', async () => {
  const dear = jest.spyOn(connection, 'isDear').mockReturnValue(true)
  const backend = backendOfAll()
  await rest(course(3))
  expect(backend.sent).toEqual([])
  linkTo(course(3)).onClick()
  await until(() => backend.sentTo(courseCall(3)).length === 1)
  dear.mockRestore()
})

test('what counts as a read is asked for with the press alone', async () => {
  const backend = backendOfAll()
  await rest(article)
  expect(backend.sent).toEqual([])
  linkTo(article).onClick()
  await until(() => backend.sentTo(articleCall).length === 1)
})

test('a lesson, which asks anew each time it is opened, is not asked for ahead', async () => {
  const backend = backendOfAll()
  linkTo(lesson).onClick()
  await pass(500)
  expect(backend.sent).toEqual([])
})

test('a visitor asks for nothing behind a door', async () => {
  useSession.setState({ user: null, isLogin: false })
  const backend = backendOfAll()
  await rest(course(3))
  linkTo(course(3)).onClick()
  await pass(500)
  expect(backend.sent).toEqual([])
})

test('what a card knows is there for the page', () => {
  backendOfAll()
  const known = { title: '数据分析', thumb: '', priceCents: 9_900 }
  linkTo(course(3), known).onClick()
  expect(queryClient.getQueryData(previewQueries.of('courseShow', 3).queryKey)).toEqual(known)
})

test('a link has the address of its page', () => {
  expect(linkTo(course(3)).href).toBe('#/pages/course/show?id=3')
  const dear = jest.spyOn(connection, 'isDear').mockReturnValue(true)
  expect(linkTo(course(3)).href).toBe('#/pages/course/show?id=3')
  dear.mockRestore()
})
