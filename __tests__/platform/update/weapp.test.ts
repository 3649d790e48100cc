import Taro from '@tarojs/taro'

import type { Updater } from '@/platform/update/types'

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { getUpdateManager: jest.fn() } }))

/** WeChat looks for a newer version as it starts the app. */
function start() {
  const tell: Partial<
    Record<'checked', (news: { hasUpdate: boolean }) => void> & Record<'ready' | 'failed', () => void>
  > = {}
  const manager: jest.Mocked<Taro.UpdateManager> = {
    onCheckForUpdate: jest.fn((listener) => void (tell.checked = listener)),
    onUpdateReady: jest.fn((listener) => void (tell.ready = () => listener({ errMsg: '' }))),
    onUpdateFailed: jest.fn((listener) => void (tell.failed = () => listener({ errMsg: '' }))),
    applyUpdate: jest.fn(),
  }
  jest.mocked(Taro).getUpdateManager.mockReturnValue(manager)
  let updater: Updater | undefined
  jest.isolateModules(() => {
    updater = jest.requireActual<{ updater: Updater }>('@/platform/update/index.weapp').updater
  })
  const texts = { title: '', text: '', confirmLabel: '', cancelLabel: '' }
  updater?.watch({ texts, failedTexts: texts, ask: async () => false, onOffline: () => undefined })
  return { tell, applyUpdate: manager.applyUpdate, press: () => updater?.apply('') }
}

test('a newer version is put in place once it is here', () => {
  const { tell, applyUpdate, press } = start()
  tell.checked?.({ hasUpdate: true })
  expect(press()).toBe('coming')
  tell.ready?.()
  expect(applyUpdate).not.toHaveBeenCalled()
  expect(press()).toBe('ready')
  expect(applyUpdate).toHaveBeenCalledTimes(1)
})

test('nobody is asked to wait for one whose download failed', () => {
  const { tell, press } = start()
  tell.failed?.()
  expect(press()).toBe('missing')
})

test('nobody is asked to wait for one that WeChat does not have', () => {
  const { tell, press } = start()
  tell.checked?.({ hasUpdate: false })
  expect(press()).toBe('missing')
})
