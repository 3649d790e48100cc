import Taro from '@tarojs/taro'

import { titlePages, watchPageLoad } from '@/platform/pageLoad'

import { pass } from '../../setup/clock'
import { navigation } from '../../setup/navigation'

const signs: string[] = []
watchPageLoad({
  onSlow: () => signs.push('slow'),
  onDone: () => signs.push('done'),
  onStuck: () => signs.push('stuck'),
})
beforeEach(() => signs.splice(0))

const go = (path: string) => Taro.eventCenter.trigger('__taroRouterChange', { toLocation: { path } })

test('a page that comes at once shows no sign', async () => {
  go('/pages/a')
  await pass(100)
  navigation.start('/pages/a')
  await pass(70_000)
  expect(signs).toEqual([])
})

test('a slow one shows a sign after 200 ms until it is there, and every minute that it is stuck', async () => {
  go('/pages/b')
  await pass(190)
  expect(signs).toEqual([])
  await pass(20)
  expect(signs).toEqual(['slow'])
  await pass(60_000)
  expect(signs).toEqual(['slow', 'stuck'])
  await pass(60_000)
  expect(signs).toEqual(['slow', 'stuck', 'stuck'])
  navigation.start('/pages/b')
  await pass(200)
  expect(signs).toEqual(['slow', 'stuck', 'stuck', 'done'])
})

test('whoever goes elsewhere meanwhile waits for that page alone', async () => {
  go('/pages/c')
  await pass(300)
  go('/pages/d')
  expect(signs).toEqual(['slow', 'done'])
  navigation.start('/pages/d')
  await pass(70_000)
  expect(signs).toEqual(['slow', 'done'])
})

test('the pages that there are get their titles', () => {
  const routes = [
    { path: 'pages/a', load: () => [] },
    { path: 'pages/b', load: () => [] },
  ]
  Reflect.set(window, '__taroAppConfig', { routes })
  titlePages([
    { path: 'pages/b', title: '乙' },
    { path: 'pages/none', title: '无' },
  ])
  expect(routes).toMatchObject([{ path: 'pages/a' }, { path: 'pages/b', navigationBarTitleText: '乙' }])
  expect(routes[0]).not.toHaveProperty('navigationBarTitleText')
  Reflect.deleteProperty(window, '__taroAppConfig')
})
