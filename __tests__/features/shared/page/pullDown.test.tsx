import { safeExecute } from '@tarojs/runtime'
import { act } from 'react'

import { definePage } from '@/features/shared/page'
import { useOnPullDown } from '@/features/shared/page/useOnPullDown'
import { ApiError } from '@/http/apiError'
import ExamHomePage from '@/packageA/exam/home'
import StudyPage from '@/pages/course/index'
import { pullDown } from '@/platform/pullDown'
import { useAppConfig } from '@/stores/appConfig'

import { aMember } from '../../../factories/member'
import { pass } from '../../../setup/clock'
import { openScreen } from '../../../setup/openScreen'

const letGo = jest.spyOn(pullDown, 'end')
const pull = async () => {
  await act(async () => void safeExecute('taro-app', 'onPullDownRefresh'))
  await pass(0)
}
beforeEach(() => letGo.mockClear())

test('a pulled page waits for all of its parts, also for one that fails', async () => {
  let end: () => void = () => undefined
  const Slow = () => {
    useOnPullDown(() => new Promise<void>((resolve) => (end = resolve)))
    useOnPullDown(() => Promise.reject(new ApiError('status')))
    return <>消息</>
  }
  await openScreen(definePage('messages', Slow), { user: aMember() })
  await pull()
  expect(letGo).not.toHaveBeenCalled()
  await act(async () => end())
  expect(letGo).toHaveBeenCalledTimes(1)
})

test('a pulled page does not wait for what a page behind it still waits for', async () => {
  const Waiting = () => {
    useOnPullDown(() => new Promise<void>(() => undefined))
    return <>首页</>
  }
  await openScreen(definePage('messages', Waiting), { user: aMember() })
  await pull()
  expect(letGo).not.toHaveBeenCalled()
  await openScreen(StudyPage)
  await pull()
  expect(letGo).toHaveBeenCalledTimes(1)
})

test.each([
  ['a visitor at 学习', StudyPage],
  ['exams that are switched off', ExamHomePage],
] as const)('pulling where nothing is read anew rests again: %s', async (_name, Page) => {
  await openScreen(Page)
  await pull()
  expect(letGo).toHaveBeenCalledTimes(1)
})

test('pulling a page whose config failed asks for it again', async () => {
  useAppConfig.setState({ cachedAddons: null })
  await openScreen(
    definePage('bookIndex', () => <>书架</>),
    { user: aMember(), addons: null },
  )
  const retry = jest.fn()
  await act(async () => useAppConfig.getState().fail(new ApiError('status'), retry))
  await pull()
  expect(retry).toHaveBeenCalledTimes(1)
  expect(letGo).toHaveBeenCalledTimes(1)
})
