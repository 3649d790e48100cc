import Taro from '@tarojs/taro'

import { savedFiles } from '@/platform/savedFiles/index.weapp'

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { downloadFile: jest.fn() } }))
jest.mock('@/platform/upload', () => jest.requireActual('@/platform/upload/index.weapp'))

const file = { url: 'https://files.example/a.pdf', name: '讲义', extension: 'pdf' }

/** As WeChat refuses: with words, and progress that can be followed. */
const refuse = (errMsg: string) =>
  jest.mocked(Taro.downloadFile).mockReturnValue(
    Object.assign(Promise.reject({ errMsg }), {
      ...{ onHeadersReceived: jest.fn(), offHeadersReceived: jest.fn(), abort: jest.fn() },
      ...{ onProgressUpdate: jest.fn(), offProgressUpdate: jest.fn(), progress: jest.fn(), headersReceive: jest.fn() },
    }),
  )

const save = () => savedFiles.save('course:4', file, async () => true, jest.fn())

test('a host that WeChat does not know cannot be stored from; a broken line is thrown', async () => {
  refuse('downloadFile:fail url not in domain list')
  await expect(save()).resolves.toBe('unreadable')
  refuse('downloadFile:fail net::ERR_CONNECTION_RESET')
  await expect(save()).rejects.toEqual({ errMsg: 'downloadFile:fail net::ERR_CONNECTION_RESET' })
})
