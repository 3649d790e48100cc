import Taro from '@tarojs/taro'

import { downloader } from '@/platform/download/index.weapp'

const mockReadFile = jest.fn()
const mockGetFileInfo = jest.fn()
const mockCopyFile = jest.fn()
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    downloadFile: jest.fn(),
    openDocument: jest.fn(),
    env: { USER_DATA_PATH: 'wxfile://usr' },
    getFileSystemManager: () => ({
      readFile: mockReadFile,
      getFileInfo: mockGetFileInfo,
      copyFile: mockCopyFile,
      mkdirSync: () => undefined,
      rmdirSync: () => undefined,
    }),
  },
}))
jest.mock('@/platform/upload', () => jest.requireActual('@/platform/upload/index.weapp'))
const { downloadFile, openDocument } = jest.mocked(Taro)

const file = { url: 'https://api.x/api/v3/course/attach-download?sign=1', name: '讲义', extension: 'pdf' }
const answer = { code: 1, message: '源文件不存在', data: [] }

/** What comes from the network, as WeChat hands it over. */
function arrives(text: string, header?: object, statusCode = 200) {
  downloadFile.mockReturnValue(
    Promise.resolve({ tempFilePath: 'wxfile://tmp', statusCode, header }) as ReturnType<typeof Taro.downloadFile>,
  )
  mockReadFile.mockImplementation(({ success }) => success({ data: text }))
  mockCopyFile.mockImplementation(({ success }) => success())
  mockGetFileInfo.mockImplementation(({ success }) => success({ size: text.length }))
}

beforeEach(() => jest.clearAllMocks())

test('a document is opened, unread', async () => {
  arrives('%PDF', { 'Content-Type': 'application/pdf' })
  await expect(downloader.save(file)).resolves.toBe('opened')
  const filePath = 'wxfile://usr/opened/讲义.pdf'
  expect(mockCopyFile).toHaveBeenCalledWith(expect.objectContaining({ srcPath: 'wxfile://tmp', destPath: filePath }))
  expect(openDocument).toHaveBeenCalledWith({ filePath, fileType: 'pdf', showMenu: true })
  expect(mockReadFile).not.toHaveBeenCalled()
})

test.each([
  ['第三章/递归：#1 50%?.pdf', '第三章 递归： 1 50 .pdf'],
  ['长'.repeat(90), `${'长'.repeat(56)}.pdf`],
])('a document called %s has a name that phones take', async (name, taken) => {
  arrives('%PDF', { 'Content-Type': 'application/pdf' })
  await downloader.save({ ...file, name })
  expect(openDocument).toHaveBeenCalledWith(expect.objectContaining({ filePath: `wxfile://usr/opened/${taken}` }))
})

test('a document is opened even where the phone has no room for its name', async () => {
  arrives('%PDF', { 'Content-Type': 'application/pdf' })
  mockCopyFile.mockImplementation(({ fail }) =>
    fail({ errMsg: 'the maximum size of the file storage limit is exceeded' }),
  )
  await expect(downloader.save(file)).resolves.toBe('opened')
  expect(openDocument).toHaveBeenCalledWith(expect.objectContaining({ filePath: 'wxfile://tmp' }))
})

test.each([
  ['by its type', { 'content-type': 'application/json; charset=utf-8' }],
  ['by its size, where WeChat tells no headers', undefined],
])('what the server says in place of the file is no document: known %s', async (_, header) => {
  arrives(JSON.stringify(answer), header)
  await expect(downloader.save(file)).resolves.toEqual({ answer })
  expect(openDocument).not.toHaveBeenCalled()
})

test.each([
  ['a page of a portal', '<html>登录 Wi-Fi</html>', { 'content-type': 'text/html; charset=utf-8' }],
  ['nothing', '', { 'content-type': 'application/pdf' }],
  ['nothing, without headers', '', undefined],
])('%s in place of the file is no document: it has failed', async (_, text, header) => {
  arrives(text, header)
  await expect(downloader.save(file)).rejects.toThrow('no file')
  expect(openDocument).not.toHaveBeenCalled()
})

test.each([
  ['as a page', JSON.stringify(answer), { 'content-type': 'text/html' }],
  ['with a byte order mark', `\uFEFF${JSON.stringify(answer)}`, { 'content-type': 'application/json' }],
])('the server’s words are read when they come %s', async (_, text, header) => {
  arrives(text, header)
  await expect(downloader.save(file)).resolves.toEqual({ answer })
})

test('a small document without headers is a document', async () => {
  arrives('%PDF')
  await expect(downloader.save(file)).resolves.toBe('opened')
})

test('another status is a failure; what WeChat cannot show is not loaded', async () => {
  arrives('', {}, 502)
  await expect(downloader.save(file)).rejects.toThrow('502')
  downloadFile.mockClear()
  await expect(downloader.save({ ...file, extension: 'zip' })).resolves.toBe('refused')
  expect(downloadFile).not.toHaveBeenCalled()
})

test('a picture is a file of WeChat’s, unless the server said something in its place', async () => {
  arrives('PNG', { 'content-type': 'image/png' })
  await expect(downloader.picture(file.url)).resolves.toBe('wxfile://tmp')
  arrives(JSON.stringify(answer), { 'content-type': 'application/json' })
  await expect(downloader.picture(file.url)).resolves.toEqual({ answer })
})

/** A download that goes on until it is broken off. `hear` brings the headers, `tell` a progress. */
function endlessDownload() {
  const abort = jest.fn()
  const heard = { hear: () => undefined, tell: () => undefined } as {
    hear: (header: object) => void
    tell: Taro.DownloadTask.OnProgressUpdateCallback
  }
  const task: Partial<ReturnType<typeof Taro.downloadFile>> = {
    abort,
    onHeadersReceived: (listener) => void (heard.hear = (header) => listener({ header })),
    onProgressUpdate: (listener) => void (heard.tell = listener),
  }
  downloadFile.mockImplementation(() => {
    const broken = new Promise<never>((_, reject) => abort.mockImplementation(() => reject(new Error('abort'))))
    return Object.assign(broken, task) as ReturnType<typeof Taro.downloadFile>
  })
  return { abort, heard }
}

test('a file on its way may take long, but one that stands still for a minute has failed', async () => {
  jest.useFakeTimers()
  const { abort, heard } = endlessDownload()
  const percents: number[] = []
  const taken = downloader.save(file, (percent) => percents.push(percent)).catch((error: Error) => error.message)
  expect(downloadFile).toHaveBeenCalledWith({ url: file.url, timeout: 600_000 })
  for (const progress of [10, 20]) {
    await jest.advanceTimersByTimeAsync(59_000)
    heard.tell({ progress, totalBytesWritten: progress, totalBytesExpectedToWrite: 100 })
  }
  expect([percents, abort.mock.calls.length]).toEqual([[10, 20], 0])
  await jest.advanceTimersByTimeAsync(60_000)
  await expect(taken).resolves.toBe('abort')
  jest.useRealTimers()
})

test.each([
  ['that the server never begins has failed after a minute', undefined, 1],
  ['of unknown length, which tells no progress, has its time', {}, 0],
  ['of known length that stands still after its headers has failed', { 'Content-Length': '20000000' }, 1],
])('a file %s', async (_, header, aborts) => {
  jest.useFakeTimers()
  const { abort, heard } = endlessDownload()
  downloader.save(file, () => undefined).catch(() => undefined)
  if (header) heard.hear(header)
  await jest.advanceTimersByTimeAsync(300_000)
  expect(abort).toHaveBeenCalledTimes(aborts)
  jest.useRealTimers()
})

test('what is small, as subtitles, or a picture, has a minute', async () => {
  arrives('PNG', { 'content-type': 'image/png' })
  await downloader.picture(file.url)
  expect(downloadFile).toHaveBeenCalledWith({ url: file.url, timeout: 60_000 })
})

describe('what is in a file', () => {
  test('is read', async () => {
    arrives('WEBVTT', { 'content-type': 'text/vtt' })
    const bytes = Uint8Array.of(1, 2).buffer
    mockReadFile.mockImplementation(({ success }) => success({ data: bytes }))
    await expect(downloader.bytes(file.url)).resolves.toBe(bytes)
  })

  test('that is not there is nothing, one that may come later fails', async () => {
    arrives('', undefined, 404)
    await expect(downloader.bytes(file.url)).resolves.toBeNull()
    arrives('', undefined, 502)
    await expect(downloader.bytes(file.url)).rejects.toThrow('502')
  })
})
