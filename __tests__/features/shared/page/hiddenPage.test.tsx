import { useDidHide } from '@tarojs/taro'

import { definePage } from '@/features/shared/page'

import { hide } from '../../../setup/learner'
import { navigation } from '../../../setup/navigation'
import { openScreen } from '../../../setup/openScreen'

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
