import { View } from '@tarojs/components'
import { act } from 'react'

import { RichText } from '@/features/shared/richText'

import { openScreen } from '../../../setup/openScreen'

jest.mock('@/platform/sideways', () => jest.requireActual<object>('@/platform/sideways/index.weapp'))

const onTouchStart = jest.fn()
const html = '<p>题目</p><p>$$x^2$$</p><audio src="https://a.example.com/a.mp3"></audio>'
const Page = () => (
  <View onTouchStart={onTouchStart}>
    <RichText html={html} />
  </View>
)

const find = (selector: string) => document.querySelector(selector)

test.each([
  ['words reach', () => find('.words'), 1],
  ['a sound, whose slider is dragged, do not reach', () => find('audio'), 0],
  ['a formula on a line of its own, which may be wide, do not reach', () => find('.formula'), 0],
])('touches on %s the page', async (_, element, times) => {
  await (await openScreen(Page)).see('题目')
  onTouchStart.mockClear()
  expect(element()).not.toBeNull()
  await act(async () => void element()?.dispatchEvent(new Event('touchstart', { bubbles: true })))
  expect(onTouchStart).toHaveBeenCalledTimes(times)
})
