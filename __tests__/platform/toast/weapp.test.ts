import { toaster } from '@/platform/toast/index.weapp'

/** WeChat's one place for messages and waits. */
let shown = ''
let timesRefused = 0

jest.mock('@tarojs/taro', () => {
  const show = async ({ title }: { title: string }) => void (shown = title)
  const hideLoading = async () => {
    if (shown === '') {
      timesRefused += 1
      throw { errMsg: "hideLoading:fail:toast can't be found" }
    }
    shown = ''
  }
  return { __esModule: true, default: { showToast: show, showLoading: show, hideLoading } }
})

beforeEach(() => {
  jest.useFakeTimers()
  shown = ''
})
afterEach(() => jest.useRealTimers())

test('the end of a call takes no message away, neither of a quick one nor of a slow one', () => {
  toaster.show('已收藏', 1_500)
  toaster.hideLoading()
  expect(shown).toBe('已收藏')
  jest.advanceTimersByTime(1_500)
  toaster.showLoading('加载中')
  toaster.show('没有成功', 1_500)
  toaster.hideLoading()
  expect(shown).toBe('没有成功')
})

test('a wait does not cover a message that has just come, and is shown after it', () => {
  toaster.show('没有成功', 1_500)
  toaster.showLoading('加载中')
  expect(shown).toBe('没有成功')
  jest.advanceTimersByTime(1_500)
  toaster.showLoading('加载中')
  expect(shown).toBe('加载中')
  toaster.hideLoading()
  expect(shown).toBe('')
})

test('WeChat is not asked to end what it does not show, which it would refuse', () => {
  toaster.hideLoading()
  expect(timesRefused).toBe(0)
})
