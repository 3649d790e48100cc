import PaperShow from '@/packageA/exam/paper/show'

import { paperDetailWire } from '../../factories/exam'
import { aMember } from '../../factories/member'
import { fakeBackend, ok } from '../../setup/backend'
import { settle } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen } from '../../setup/openScreen'
import { countUnhandled } from '../../setup/unhandled'

const call = 'GET /addons/Paper/api/v1/paper/3'
const start = `${call}/join`

const updater = countUnhandled()

afterEach(() => Reflect.deleteProperty(window, '__taroAppConfig'))

/** The page of a paper of 45 minutes. `load` answers for the room's code. */
async function openPaper(load: () => Promise<unknown>) {
  const room = { path: 'packageA/exam/play/paper', load: () => [load()] }
  Reflect.set(window, '__taroAppConfig', { routes: [room] })
  const backend = fakeBackend({
    'GET /api/v2/roles': ok([]),
    [call]: ok(paperDetailWire({}, { can_join: true })),
    [start]: ok({ record_id: 7 }),
  })
  const screen = await openScreen(PaperShow, { params: { id: '3' }, user: aMember(), addons: ['Paper'] })
  await screen.see('立即考试')
  return { backend, screen }
}

test('the time does not begin before the room is on the device', async () => {
  let arrive: () => void = () => undefined
  const code = new Promise<void>((resolve) => (arrive = resolve))
  const load = jest.fn(() => code)
  const { backend, screen } = await openPaper(load)
  await screen.press('立即考试')
  await screen.see('现在就开始吗')
  expect(load).toHaveBeenCalled()
  await screen.press('开始考试')
  await settle()
  expect(screen.find('立即考试')?.getAttribute('aria-busy')).toBe('true')
  expect(backend.sentTo(start)).toEqual([])
  arrive()
  await settle()
  expect(backend.sentTo(start)).toHaveLength(1)
  expect(navigation.pushed().at(-1)).toBe('/packageA/exam/play/paper?id=3&record=7')
})

test('a room whose code cannot be had starts nothing, and the next press tries again', async () => {
  let isCut = true
  const missing = new Error('Loading chunk 4230 failed')
  const { backend, screen } = await openPaper(() => (isCut ? Promise.reject(missing) : Promise.resolve()))
  const begin = async () => {
    await screen.press('立即考试')
    await screen.see('现在就开始吗')
    await screen.press('开始考试')
    await settle()
  }
  await begin()
  expect(backend.sentTo(start)).toEqual([])
  expect(updater).toHaveBeenCalledTimes(1)
  expect(updater.mock.calls[0]?.[0]).toBe(missing)
  isCut = false
  await begin()
  expect(backend.sentTo(start)).toHaveLength(1)
})
