import { Text, View } from '@tarojs/components'
import { safeExecute } from '@tarojs/runtime'
import { act } from 'react'

import { useInViewport } from '@/features/shared/list/useInViewport'
import { viewport } from '@/platform/viewport'

import { openScreen } from '../../../setup/openScreen'

/** The mini-program: elements are looked for in the page on top. */
let isOnTop = false
const watched = jest.spyOn(viewport, 'watchNear').mockImplementation((_id, _marginPx, listener) => {
  if (isOnTop) listener(true, 100)
  return () => undefined
})

const comeBack = () => act(async () => void safeExecute('taro-app', 'onShow'))

function End() {
  const { id, isNear } = useInViewport(100, false)
  return (
    <View id={id}>
      <Text>{isNear ? '近了' : '还远'}</Text>
    </View>
  )
}

test('what was drawn while another page lay on top is found when its own is back, and then left alone', async () => {
  const screen = await openScreen(End)
  expect(screen.text()).toContain('还远')
  await comeBack()
  expect(screen.text()).toContain('还远')
  isOnTop = true
  await comeBack()
  expect(screen.text()).toContain('近了')
  const count = watched.mock.calls.length
  await comeBack()
  expect(watched).toHaveBeenCalledTimes(count)
})
