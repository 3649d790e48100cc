import { act } from 'react'

import { ApiError } from '@/http/apiError'
import { definePage } from '@/features/shared/page'
import { useAppConfig } from '@/stores/appConfig'

import { anAppConfig } from '../../../factories/app'
import { aMember } from '../../../factories/member'
import { named } from '../../../setup/learner'
import { openScreen } from '../../../setup/openScreen'

const Page = definePage('bookIndex', () => <>书架在这里</>)

const open = () => openScreen(Page, { user: aMember(), addons: null })

beforeEach(() => useAppConfig.setState({ cachedAddons: null }))

test('a switched page waits visibly for the config', async () => {
  await open()
  await act(() => jest.advanceTimersByTimeAsync(300))
  expect(named('正在加载')).toHaveLength(1)
})

test('a switched page whose config failed says so, and retries', async () => {
  const screen = await open()
  const retry = jest.fn()
  await act(async () => useAppConfig.getState().fail(new ApiError('status'), retry))
  expect(screen.text()).toContain('没有加载出来')
  expect(screen.text()).toContain('服务器开小差了')
  await screen.press('重试')
  expect(retry).toHaveBeenCalledTimes(1)
  await act(async () => useAppConfig.getState().setConfig(anAppConfig({ enabledAddons: ['MeeduBooks'] })))
  await screen.see('书架在这里')
})

test('what was on at the last visit is on until the config says otherwise', async () => {
  useAppConfig.setState({ cachedAddons: ['MeeduBooks'] })
  const screen = await open()
  expect(screen.text()).toContain('书架在这里')
  await act(async () => useAppConfig.getState().setConfig(anAppConfig({ enabledAddons: [] })))
  await screen.see('这里还没有开放')
})

test('what was off at the last visit may be on now: the page waits, and is off only without a config', async () => {
  localStorage.setItem('addons', JSON.stringify({ data: ['Zhibo'] }))
  useAppConfig.setState({ cachedAddons: ['Zhibo'] })
  const screen = await open()
  await act(() => jest.advanceTimersByTimeAsync(300))
  expect(named('正在加载')).toHaveLength(1)
  await act(async () => useAppConfig.getState().fail(new ApiError('offline'), () => undefined))
  await screen.see('这里还没有开放')
  localStorage.clear()
})
