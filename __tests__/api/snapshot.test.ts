import { countSnapshots, createSnapshot, getSnapshotRules, listSnapshots, removeSnapshot } from '@/api/snapshot'

import { fakeBackend, ok } from '../setup/backend'
import { connectAs } from '../setup/connect'
import { fakeUpload } from '../setup/upload'

const root = '/addons/Snapshot/api/v1'
const lesson = { type: 'vod', id: 101 } as const
const named = { resource_type: 'vod', resource_id: '101' }

afterEach(() => jest.restoreAllMocks())

test('the rules: what is photographed, how often, how probably, how many', async () => {
  const status = { vod: 1, live: '1', book: 0, paper: '0', practice: null }
  fakeBackend({ [`GET ${root}/config`]: ok({ status, cycle_time: '60', rate: 30, max_times: 5 }) })
  await expect(getSnapshotRules()).resolves.toEqual({
    isOn: { vod: true, live: true, book: false, paper: false, practice: false },
    cycleSec: 60,
    ratePercent: 30,
    maxCount: 5,
  })
})

test.each([
  ['PHP’s empty map', { status: [], cycle_time: 60, rate: 30, max_times: 5 }],
  ['none', { cycle_time: 60, rate: 30, max_times: 5 }],
])('rules with a status that is %s: nothing is photographed', async (_, data) => {
  fakeBackend({ [`GET ${root}/config`]: ok(data) })
  expect(Object.values((await getSnapshotRules()).isOn)).toEqual([false, false, false, false, false])
})

test('rules that are a text do not read', async () => {
  fakeBackend({ [`GET ${root}/config`]: ok('off') })
  await expect(getSnapshotRules()).rejects.toMatchObject({ name: 'ShapeError' })
})

test('how many there are', async () => {
  const backend = fakeBackend({ [`GET ${root}/resource/query`]: ok({ count: 2 }) })
  await expect(countSnapshots(lesson)).resolves.toBe(2)
  expect(backend.sent[0]?.query).toEqual(named)
})

test.each([
  ['one', { data: [{ id: '4', thumb: 'https://cdn.x/4.jpg', created_at: '2026-01-02 10:00:00' }], total: 1 }, 1],
  ['one that does not read beside it', { data: [{ id: 4, thumb: 'https://cdn.x/4.jpg' }, { thumb: 'x' }] }, 1],
  ['nothing at all', [], 0],
  ['a page without rows', { total: 0 }, 0],
])('the photographs: %s', async (_, data, length) => {
  const backend = fakeBackend({ [`GET ${root}/resource/images`]: ok(data) })
  const all = await listSnapshots(lesson)
  expect(all).toHaveLength(length)
  if (length > 0) expect(all[0]).toMatchObject({ id: 4, url: 'https://cdn.x/4.jpg' })
  expect(backend.sent[0]?.query).toEqual(named)
})

test('another one, with where the learner was', async () => {
  connectAs(() => 'jwt')
  const task = fakeUpload()
  const sending = createSnapshot(lesson, { filePath: 'blob:1', positionSec: 75 })
  task.end('{"code":0,"message":"","data":[]}')
  await sending
  expect(task.sent[0]).toMatchObject({
    url: `${root}/upload/image`,
    filePath: 'blob:1',
    fileName: 'snapshot.jpg',
    formData: { ...named, duration: '75' },
  })
})

test('one deleted', async () => {
  const call = `DELETE ${root}/resource/image/4`
  const backend = fakeBackend({ [call]: ok() })
  await removeSnapshot(4)
  expect(backend.sentTo(call)).toHaveLength(1)
})
