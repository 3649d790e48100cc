import { View } from '@tarojs/components'
import Taro from '@tarojs/taro'

import { useHeadInsets } from '@/features/shared/page/useHeadInsets/index.weapp'

import { showAgain } from '../../../setup/learner'
import { openScreen } from '../../../setup/openScreen'

const none = { top: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0 }
const capsule = { top: 48, left: 281, right: 368, bottom: 80, width: 87, height: 32 }
const findCapsule = jest.fn(() => none)

let insets: object = {}
function Head() {
  insets = useHeadInsets()
  return <View />
}

test('a head keeps its place where WeChat does not know its capsule yet, and follows it from then on', async () => {
  const size = { windowWidth: 375, statusBarHeight: 40 } as Taro.getWindowInfo.Result
  const asked = { canIUse: () => true, getMenuButtonBoundingClientRect: findCapsule, getWindowInfo: () => size }
  Object.assign(Taro, asked)
  await openScreen(Head)
  expect(insets).toEqual({ paddingTop: '38px', paddingRight: '102px' })
  findCapsule.mockReturnValue(capsule)
  await showAgain()
  expect(insets).toEqual({ paddingTop: '42px', paddingRight: '102px' })
  const known = insets
  await showAgain()
  expect(insets).toBe(known)
})
