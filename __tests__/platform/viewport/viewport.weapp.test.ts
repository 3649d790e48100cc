import Taro from '@tarojs/taro'

import { viewport } from '@/platform/viewport/index.weapp'

const size = { windowWidth: 375, windowHeight: 700 }
let resized: () => void = () => undefined
Object.assign(Taro, {
  canIUse: () => true,
  getWindowInfo: () => size,
  onWindowResize: (listener: () => void) => void (resized = listener),
  offWindowResize: () => undefined,
})

test('a window that becomes higher or lower alone keeps its lines', () => {
  const listener = jest.fn()
  viewport.watchWidth(listener)
  size.windowHeight = 500
  resized()
  expect(listener).not.toHaveBeenCalled()
  size.windowWidth = 700
  resized()
  resized()
  expect(listener).toHaveBeenCalledTimes(1)
})
