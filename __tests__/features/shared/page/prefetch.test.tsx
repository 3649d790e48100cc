import Taro from '@tarojs/taro'

import { byCategory, defineCataloguePage } from '@/features/shared/catalogue'
import { definePage } from '@/features/shared/page'
import { defineProductPage } from '@/features/shared/product/defineProductPage'
import { book } from '@/goods/kinds/book'
import { queryClient } from '@/queries/client'
import { useAppConfig } from '@/stores/appConfig'
import { useSession } from '@/stores/session'

beforeEach(() => useSession.setState({ isLogin: true }))
afterEach(() => jest.restoreAllMocks())

/** The app is opened at this address. */
function enter(path: string, query: Record<string, string> = {}): void {
  const launch = { path, query, scene: 0, shareTicket: '', referrerInfo: {} }
  jest.spyOn(Taro, 'getLaunchOptionsSync').mockReturnValue(launch as Taro.getLaunchOptionsSync.LaunchOptions)
}

/** What a page asks for while the app is opened at this address. */
function asked(path: string, query?: Record<string, string>) {
  enter(path, query)
  const prefetch = jest.fn()
  definePage('courseShow', () => null, prefetch)
  return prefetch.mock.calls
}

test('the page that the app is opened at asks before it is drawn, with the parameters of its address', () => {
  expect(asked('/pages/course/show', { id: '7', msv: '3' })).toEqual([[expect.objectContaining({ id: 7 })]])
  // As the mini-program writes it.
  expect(asked('pages/course/show', { id: '7' })).toEqual([[{ id: 7 }]])
})

test('a page that is opened later does not, nor one whose address is damaged', () => {
  expect(asked('/pages/index/index')).toEqual([])
  expect(asked('/pages/course/show', { id: 'x' })).toEqual([])
  expect(asked('')).toEqual([])
})

test('a page that only members see asks nothing for a guest, who is led to the login', () => {
  useSession.setState({ isLogin: false })
  expect(asked('/pages/course/show', { id: '7' })).toEqual([])
})

test('a page of one thing asks for just that', () => {
  enter('/packageA/book/show', { id: '7' })
  const queryFn = jest.fn().mockResolvedValue('a book')
  const query = (id: number) => ({ queryKey: ['book', id], queryFn })
  defineProductPage('bookShow', book, { query, failed: '', draw: () => null })
  expect(queryFn.mock.calls).toEqual([[expect.objectContaining({ queryKey: ['book', 7] })]])
  queryClient.clear()
})

test('a list asks for its first page, but nothing of an add-on that is not known to be there', () => {
  enter('/packageA/ke/index')
  const queryFn = jest.fn().mockResolvedValue({ items: [], total: 0 })
  const list = {
    address: byCategory,
    query: () => ({ queryKey: ['classes'], queryFn, initialPageParam: 1, getNextPageParam: () => null }),
    card: () => null,
    texts: { failed: '', none: { title: '', hint: '' }, noneOfKind: { title: '', hint: '' }, showAll: '' },
  }
  defineCataloguePage('smallClassIndex', list)
  expect(queryFn).not.toHaveBeenCalled()
  useAppConfig.setState({ cachedAddons: ['XiaoBanKe'] })
  defineCataloguePage('smallClassIndex', list)
  expect(queryFn).toHaveBeenCalledTimes(1)
  queryClient.clear()
})
