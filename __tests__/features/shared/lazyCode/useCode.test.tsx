import { act } from 'react'

import { useCode } from '@/features/shared/lazyCode/useCode'

import { fakeBackend } from '../../../setup/backend'
import { openScreen } from '../../../setup/openScreen'

test('what waits for code knows when it has failed', async () => {
  fakeBackend()
  const load = jest.fn<Promise<{ words: string }>, []>().mockRejectedValue(new Error('Loading chunk 7 failed'))
  const screen = await openScreen(function Home() {
    const code = useCode(true, load)
    return <>{code === undefined ? '等待' : (code?.words ?? '没有')}</>
  })
  expect(screen.text()).toBe('没有')
})

test('code that does not come is asked for again, in silence, until it is there or nobody is', async () => {
  fakeBackend()
  const load = jest.fn<Promise<{ words: string }>, []>().mockRejectedValue(new Error('Loading chunk 7 failed'))
  const screen = await openScreen(() => <>{useCode(true, load)?.words ?? '没有'}</>)
  expect(screen.text()).toBe('没有')
  expect(load).toHaveBeenCalledTimes(1)
  load.mockResolvedValueOnce({ words: '拍照' })
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(screen.text()).toBe('拍照')

  const other = await openScreen(() => <>{useCode(true, load)?.words ?? '没有'}</>)
  other.close()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledTimes(3)
})
