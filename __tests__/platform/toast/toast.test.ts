import Taro from '@tarojs/taro'

import { toaster } from '@/platform/toast'
import { toaster as miniToaster } from '@/platform/toast/index.weapp'

const line = () => document.querySelector('[role=status]')

test('H5: a screen reader hears every message: its place is there before the words, and empty between them', () => {
  jest.useFakeTimers()
  expect(line()?.textContent).toBe('')
  for (const again of ['没有保存成功', '没有保存成功']) {
    toaster.show(again, 1_500, 'error')
    expect(line()?.textContent).toBe('没有保存成功')
    jest.advanceTimersByTime(1_500)
    // It fades out with its words.
    expect([line()?.className, line()?.textContent]).toEqual(['app-toast app-toast-error', '没有保存成功'])
    jest.advanceTimersByTime(150)
    expect(line()?.textContent).toBe('')
  }
  jest.useRealTimers()
})

test('H5: a message that comes while the last one fades out is not taken away', () => {
  jest.useFakeTimers()
  toaster.showLoading('加载中')
  toaster.hideLoading()
  toaster.show('已收藏', 1_500)
  jest.advanceTimersByTime(1_000)
  expect(line()?.textContent).toBe('已收藏')
  jest.advanceTimersByTime(1_000)
  jest.useRealTimers()
})

test('H5: a success, an error and a plain word look different, and go by themselves', () => {
  jest.useFakeTimers()
  toaster.show('已收藏', 1_500, 'success')
  expect(line()?.className).toBe('app-toast app-toast-on app-toast-success')
  toaster.show('没有成功', 1_500, 'error')
  expect(line()?.className).toBe('app-toast app-toast-on app-toast-error')
  for (const tone of ['primary', 'info', 'warning'] as const) {
    toaster.show('还没有更新', 1_500, tone)
    expect(line()?.className).toBe(`app-toast app-toast-on app-toast-${tone}`)
  }
  toaster.show('已开始下载', 1_500)
  expect([line()?.className, line()?.textContent]).toEqual(['app-toast app-toast-on', '已开始下载'])
  jest.advanceTimersByTime(1_500)
  expect(line()?.className).toBe('app-toast')
  jest.useRealTimers()
})

test('H5: the end of a wait does not take a short word away, nor does its beginning', () => {
  jest.useFakeTimers()
  toaster.showLoading('加载中')
  expect(line()?.textContent).toBe('加载中')
  toaster.show('已收藏', 1_500)
  toaster.hideLoading()
  toaster.showLoading('加载中')
  toaster.hideLoading()
  expect([line()?.className, line()?.textContent]).toEqual(['app-toast app-toast-on', '已收藏'])
  jest.advanceTimersByTime(1_500)
  expect(line()?.className).toBe('app-toast')
  toaster.showLoading('加载中')
  toaster.hideLoading()
  expect(line()?.className).toBe('app-toast')
  jest.useRealTimers()
})

test.each([
  ['已收藏', 'success', 'success'],
  ['没有成功', 'error', 'error'],
  ['网络不可用，请检查网络后重试', 'error', 'none'],
  ['没有变化', 'info', 'none'],
  ['没有授权', 'warning', 'none'],
  ['已报名', 'primary', 'none'],
  ['已开始下载', undefined, 'none'],
] as const)('mini-program: %s, %s: WeChat draws %s', (title, tone, icon) => {
  const show = jest.spyOn(Taro, 'showToast').mockResolvedValue({ errMsg: 'ok' })
  miniToaster.show(title, 1_500, tone)
  expect(show).toHaveBeenCalledWith({ title, icon, duration: 1_500 })
  show.mockRestore()
})
