import { configureHttp } from '@/http/client'
import { upload } from '@/http/upload'

import { fakeUpload } from '../setup/upload'

const onUnauthorized = jest.fn()
beforeEach(() => {
  jest.restoreAllMocks()
  onUnauthorized.mockClear()
  configureHttp({
    platform: 'H5',
    token: () => 'jwt',
    onUnauthorized,
    showLoading: () => undefined,
    hideLoading: () => undefined,
  })
})

const send = (more: Partial<Parameters<typeof upload>[0]> = {}) =>
  upload({ path: '/api/v2/member/detail/avatar', filePath: 'blob:1', fileName: 'avatar.jpg', ...more })

test('sends the file with the session’s headers, and no cookies', async () => {
  const task = fakeUpload()
  const sending = send({ formData: { kind: 'a' } })
  task.end('{"code":0,"message":"","data":{"url":"u"}}')
  await expect(sending).resolves.toEqual({ url: 'u' })
  expect(task.sent[0]).toMatchObject({
    url: '/api/v2/member/detail/avatar',
    filePath: 'blob:1',
    fileName: 'avatar.jpg',
    name: 'file',
    formData: { kind: 'a' },
    withCredentials: false,
    header: { Authorization: 'Bearer jwt', 'meedu-platform': 'H5' },
  })
})

test.each([
  ['H5: lines', 'content-type: application/json\r\nretry-after: 42\r\n'],
  ['mini-program: by name', { 'Retry-After': '42' }],
])('a refusal keeps when to come back (%s)', async (_, header) => {
  const task = fakeUpload()
  const sending = send()
  task.headers(header)
  task.end('{"code":429,"message":"请稍后再试","data":[]}')
  await expect(sending).rejects.toMatchObject({ kind: 'busy', retryAfterMs: 42_000 })
})

test('reports its progress', async () => {
  const task = fakeUpload()
  const seen: number[] = []
  const sending = send({ onProgress: (percent) => seen.push(percent) })
  task.report(42)
  task.report(100)
  task.end('{"code":0,"data":[]}')
  await sending
  expect(seen).toEqual([42, 100])
})

test('a cancelled one is stopped, and settles at once', async () => {
  const task = fakeUpload()
  const controller = new AbortController()
  const sending = send({ signal: controller.signal })
  controller.abort()
  await expect(sending).rejects.toMatchObject({ kind: 'aborted' })
  expect(task.abort).toHaveBeenCalledTimes(1)
})

test('one that is cancelled before it begins does not begin', async () => {
  const task = fakeUpload()
  const controller = new AbortController()
  controller.abort()
  await expect(send({ signal: controller.signal })).rejects.toMatchObject({ kind: 'aborted' })
  expect(task.sent).toEqual([])
})

test.each([
  ['uploadFile:fail timeout', 'timeout'],
  ['uploadFile:fail network', 'offline'],
])('%s is %s', async (errMsg, kind) => {
  const task = fakeUpload()
  const sending = send()
  task.fail(errMsg)
  await expect(sending).rejects.toMatchObject({ kind })
})

test.each([
  ['a refusal', '{"code":1,"message":"文件不能超过1M","data":[]}', 200, { message: '文件不能超过1M' }],
  ['the web server’s own limit', '<html>', 413, { kind: 'status' }],
  ['no envelope', '<html>', 200, { kind: 'unreadable' }],
])('%s', async (_, body, statusCode, error) => {
  const task = fakeUpload()
  const sending = send()
  task.end(body, statusCode)
  await expect(sending).rejects.toMatchObject(error)
})

test('a lost login is told, with the token that was sent', async () => {
  const task = fakeUpload()
  const sending = send()
  task.end('{"code":401,"message":"请登录","data":[]}')
  await expect(sending).rejects.toMatchObject({ kind: 'unauthorized' })
  expect(onUnauthorized).toHaveBeenCalledWith('jwt', '请登录')
})
