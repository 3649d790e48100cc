import { useDidHide } from '@tarojs/taro'
import { useEffect } from 'react'

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

test('a hidden page that takes another address leaves the address of the one in front', async () => {
  const Lesson = definePage('courseVideo', function Lesson({ setParams }) {
    useDidHide(() => setParams({ id: 1 }))
    return null
  })
  const pages = ['/pages/course/video?id=1&at=30', '/pages/member/index']
  const Page = () => <Lesson tid={navigation.names()[0]} />
  await openScreen(Page, { params: { id: '1', at: '30' }, isLogin: true, pages })
  await hide()
  expect(navigation.stack()).toEqual(['/pages/course/video?id=1', '/pages/member/index'])
  expect(navigation.address()).toBe('')
})
