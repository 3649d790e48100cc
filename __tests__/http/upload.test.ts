import Taro from '@tarojs/taro'

import { configureHttp } from '@/http/client'
import { upload } from '@/http/upload'

type Options = Taro.uploadFile.Option
type Answer = Pick<Taro.uploadFile.SuccessCallbackResult, 'statusCode' | 'data'>

/** One upload of the platform, as the test lets it go on and end. */
function fakeUpload() {
  const task = {
    options: undefined as Options | undefined,
    report: (_: { progress: number }): unknown => undefined,
    end: (_: Answer): void => undefined,
    fail: (_: { errMsg: string }): void => undefined,
    abort: jest.fn(),
  }
  jest.spyOn(Taro, 'uploadFile').mockImplementation((options) => {
    task.options = options
    const promise = new Promise<Answer>((resolve, reject) => Object.assign(task, { end: resolve, fail: reject }))
    return Object.assign(promise, {
      progress: (report: typeof task.report) => void (task.report = report),
      abort: task.abort,
    }) as Taro.UploadTask.UploadTaskPromise
  })
  return task
}

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

const answer = (body: unknown, statusCode = 200): Answer => ({ statusCode, data: JSON.stringify(body) })

test('sends the file with the session’s headers, and no cookies', async () => {
  const task = fakeUpload()
  const sending = send({ formData: { kind: 'a' } })
  task.end(answer({ code: 0, message: '', data: { url: 'u' } }))
  await expect(sending).resolves.toEqual({ url: 'u' })
  expect(task.options).toMatchObject({
    url: '/api/v2/member/detail/avatar',
    filePath: 'blob:1',
    fileName: 'avatar.jpg',
    name: 'file',
    formData: { kind: 'a' },
    withCredentials: false,
    header: { Authorization: 'Bearer jwt', 'meedu-platform': 'H5' },
  })
})

test('reports its progress', async () => {
  const task = fakeUpload()
  const seen: number[] = []
  const sending = send({ onProgress: (percent) => seen.push(percent) })
  task.report({ progress: 42 })
  task.report({ progress: 100 })
  task.end(answer({ code: 0, data: [] }))
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
  fakeUpload()
  const controller = new AbortController()
  controller.abort()
  await expect(send({ signal: controller.signal })).rejects.toMatchObject({ kind: 'aborted' })
  expect(Taro.uploadFile).not.toHaveBeenCalled()
})

test.each([
  ['uploadFile:fail timeout', 'timeout'],
  ['uploadFile:fail network', 'offline'],
])('%s is %s', async (errMsg, kind) => {
  const task = fakeUpload()
  const sending = send()
  task.fail({ errMsg })
  await expect(sending).rejects.toMatchObject({ kind })
})

test.each([
  ['a refusal', answer({ code: 1, message: '文件不能超过1M', data: [] }), { kind: 'rejected', message: '文件不能超过1M' }],
  ['the web server’s own limit', { statusCode: 413, data: '<html>' }, { kind: 'status' }],
  ['no envelope', { statusCode: 200, data: '<html>' }, { kind: 'unreadable' }],
])('%s', async (_, result, error) => {
  const task = fakeUpload()
  const sending = send()
  task.end(result)
  await expect(sending).rejects.toMatchObject(error)
})

test('a lost login is told, with the token that was sent', async () => {
  const task = fakeUpload()
  const sending = send()
  task.end(answer({ code: 401, message: '请登录', data: [] }))
  await expect(sending).rejects.toMatchObject({ kind: 'unauthorized' })
  expect(onUnauthorized).toHaveBeenCalledWith('jwt')
})
