import type { Handout } from '@/platform/shareSheet/types'

import { settle } from '../../setup/learner'

const thumb = 'https://cdn.example/c.jpg'
const words = { title: '数据结构', text: '十二讲', url: 'http://localhost/#/pages/course/show?id=7' }
const handout: Handout = { ...words, thumb }

const share = jest.fn<Promise<void>, [ShareData]>()
const canShare = jest.fn<boolean, [ShareData]>()
const fetch = jest.fn<Promise<Pick<Response, 'ok' | 'status' | 'blob'>>, [string]>()

const answer = (type: string, status = 200) => ({
  ok: status === 200,
  status,
  blob: async () => new Blob(['picture'], { type }),
})

const refusal = (name: string) => new DOMException('', name)

/** A visit of its own: the sheet with the picture asked for ahead. */
async function open(isPreloaded = true) {
  jest.resetModules()
  const { browserSheet } = await import('@/platform/shareSheet')
  if (isPreloaded) browserSheet.preloadThumb(thumb)
  await settle()
  return browserSheet
}

beforeEach(() => {
  jest.resetAllMocks()
  share.mockResolvedValue()
  canShare.mockReturnValue(true)
  fetch.mockResolvedValue(answer('image/jpeg'))
  Object.assign(navigator, { share, canShare })
  Object.assign(globalThis, { fetch })
})
afterAll(() => ['share', 'canShare'].forEach((name) => Reflect.deleteProperty(navigator, name)))

const given = () => share.mock.calls.map(([{ files, ...rest }]) => ({ ...rest, files: files?.map(({ name }) => name) }))

test('the sheet gets title, words, link and the picture', async () => {
  const sheet = await open()
  expect(await sheet.open(handout)).toBe(true)
  expect(given()).toEqual([{ ...words, files: ['cover.jpeg'] }])
  expect(fetch).toHaveBeenCalledTimes(1)
})

test.each<[string, () => void]>([
  ['is forbidden', () => fetch.mockResolvedValue(answer('image/jpeg', 403))],
  ['may not be read', () => fetch.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['is no picture', () => fetch.mockResolvedValue(answer('text/html'))],
  ['is still on its way', () => fetch.mockReturnValue(new Promise(() => undefined))],
  ['is none that the browser takes', () => canShare.mockReturnValue(false)],
])('a picture that %s: the sheet opens without it', async (_, prepare) => {
  prepare()
  const sheet = await open()
  expect(await sheet.open(handout)).toBe(true)
  expect(given()).toEqual([{ ...words, files: undefined }])
})

test('a browser that knows no files is not made to fetch one', async () => {
  Reflect.deleteProperty(navigator, 'canShare')
  const sheet = await open()
  expect(await sheet.open(handout)).toBe(true)
  expect(fetch).not.toHaveBeenCalled()
})

test('the picture of another thing stays behind', async () => {
  const sheet = await open()
  await sheet.open({ ...handout, thumb: 'https://cdn.example/other.jpg' })
  expect(given()).toEqual([{ ...words, files: undefined }])
})

test('a picture that did not come is asked for again with the next sheet, one that came is not', async () => {
  fetch.mockResolvedValueOnce(answer('', 503))
  const sheet = await open()
  for (const calls of [2, 2]) {
    sheet.preloadThumb(thumb)
    await settle()
    expect(fetch).toHaveBeenCalledTimes(calls)
  }
})

test('refused with the picture, it opens without', async () => {
  share.mockRejectedValueOnce(refusal('DataError'))
  const sheet = await open()
  expect(await sheet.open(handout)).toBe(true)
  expect(given().map(({ files }) => files)).toEqual([['cover.jpeg'], undefined])
})

test.each([
  ['a change of mind is no refusal, and is not asked again', 'AbortError', true, 1],
  ['a refusal is told', 'NotAllowedError', false, 2],
])('%s', async (_, name, isDone, times) => {
  share.mockRejectedValue(refusal(name))
  const sheet = await open()
  expect(await sheet.open(handout)).toBe(isDone)
  expect(share).toHaveBeenCalledTimes(times)
})
