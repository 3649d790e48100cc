import { safeExecute } from '@tarojs/runtime'
import Taro from '@tarojs/taro'
import { act, useEffect } from 'react'

import { definePage } from '@/features/shared/page'

import { hide } from '../../../setup/learner'
import { navigation } from '../../../setup/navigation'
import { openScreen } from '../../../setup/openScreen'

test('a page in front takes another address, and the address bar shows it', async () => {
  const Search = definePage('search', function Search({ setParams }) {
    useEffect(() => setParams({ keywords: '建筑' }), [setParams])
    return null
  })
  const Page = () => <Search tid={navigation.names()[0]} />
  await openScreen(Page, { isLogin: true, pages: ['/pages/search/search'] })
  const searched = `/pages/search/search?keywords=${encodeURIComponent('建筑')}`
  expect(navigation.stack()).toEqual([searched])
  expect(navigation.address()).toBe(searched)
})

test('a hidden page that takes another address shows it when it is in front again, and leaves the one in front its own', async () => {
  let setParams: (params: { id: number }) => void = () => undefined
  const Lesson = definePage('courseVideo', function Lesson(props) {
    setParams = props.setParams
    return null
  })
  const pages = ['/pages/course/video?id=1&at=30', '/pages/member/index']
  const Page = () => <Lesson tid={navigation.names()[0]} />
  await openScreen(Page, { params: { id: '1', at: '30' }, isLogin: true, pages })
  await hide()
  await act(async () => setParams({ id: 2 }))
  expect(navigation.stack()).toEqual(['/pages/course/video?id=2', '/pages/member/index'])
  expect(navigation.address()).toBe('')
  await Taro.navigateBack()
  await act(async () => void safeExecute('taro-app', 'onShow'))
  expect(navigation.address()).toBe('/pages/course/video?id=2')
})
