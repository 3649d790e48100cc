import { Current, type PageInstance } from '@tarojs/runtime'
import Taro from '@tarojs/taro'

import { replace, restartAt, toTab } from '@/platform/navigation'
import { goBack, navigateTo } from '@/routes/navigate'

import { pass } from '../../setup/clock'
import { navigation } from '../../setup/navigation'

const busy = { errMsg: 'navigateTo:fail busy' }
const home = '/pages/index/index'

afterEach(() => jest.restoreAllMocks())

test.each([
  ['navigateTo', (): void => navigateTo('login'), '/pages/auth/login'],
  ['redirectTo', (): void => void replace(home), home],
  ['switchTab', (): void => void toTab(home), home],
  ['reLaunch', (): void => void restartAt(home), home],
] as const)('%s that is refused once is made a moment later', async (way, go, url) => {
  navigation.start('/pages/search/search')
  const move = jest.spyOn(Taro, way).mockRejectedValueOnce(busy)
  go()
  await pass(50)
  expect(navigation.top()).toBe('/pages/search/search')
  await pass(1_000)
  expect(navigation.top()).toBe(url)
  expect(move).toHaveBeenCalledTimes(2)
})

test('a move that is refused twice leaves the page on screen, and is logged', async () => {
  navigation.start('/pages/search/search')
  const move = jest.spyOn(Taro, 'redirectTo').mockRejectedValue({ errMsg: 'redirectTo:fail page "a/b?token=1" busy' })
  const told = jest.spyOn(console, 'warn').mockImplementation()
  const done = replace(home)
  await pass(1_000)
  await expect(done).resolves.toBeUndefined()
  expect(move).toHaveBeenCalledTimes(2)
  expect(navigation.top()).toBe('/pages/search/search')
  expect(told.mock.calls).toEqual([['A move between pages was refused: redirectTo:fail page "a/b']])
})

describe('"back" pressed once more', () => {
  const [list, course, lesson] = ['/packageA/vod/index', '/pages/course/show?id=1', '/pages/course/video?id=1']
  const drawn = document.createElement('div')
  drawn.id = '/pages/course/video'
  beforeEach(async () => {
    await pass(2_500)
    navigation.start(list, course, lesson)
    document.body.append(drawn)
  })
  afterEach(() => drawn.remove())

  test('before a slow phone has gone back is still one step', async () => {
    const back = Taro.navigateBack
    jest.spyOn(Taro, 'navigateBack').mockImplementation(async (step) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      return back(step)
    })
    goBack()
    goBack()
    await pass(1_000)
    expect(navigation.top()).toBe(course)
  })

  test('while the page slides away is still one step', async () => {
    goBack()
    await pass(100)
    goBack()
    await pass(0)
    expect(navigation.top()).toBe(course)
    drawn.remove()
    goBack()
    await pass(0)
    expect(navigation.top()).toBe(list)
  })

  test('is one step also while a second page slides away, soon after the first', async () => {
    navigation.start(home, list, course, lesson)
    goBack()
    await pass(1_800)
    drawn.remove()
    const second = document.createElement('div')
    second.id = '/pages/course/show'
    document.body.append(second)
    goBack()
    await pass(300)
    goBack()
    await pass(0)
    expect(navigation.top()).toBe(list)
    second.remove()
  })

  test('is the page behind that leads on, in front again while the left one is still drawn', async () => {
    goBack()
    await pass(300)
    Current.page = { path: '/pages/course/show' } as PageInstance
    goBack()
    await pass(0)
    Current.page = null
    expect(navigation.top()).toBe(list)
  })

  test('works when the page has stayed', async () => {
    const move = jest.spyOn(Taro, 'navigateBack').mockReturnValueOnce(new Promise(() => undefined))
    goBack()
    await pass(2_500)
    goBack()
    await pass(0)
    expect(move).toHaveBeenCalledTimes(2)
    expect(navigation.top()).toBe(course)
  })
})
