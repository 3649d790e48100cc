import { act } from 'react'

import { useChunk } from '@/features/home/useChunk'

import { fakeBackend } from '../../setup/backend'
import { openScreen } from '../../setup/openScreen'

test('a part of home that does not come leaves its place, and is asked for again', async () => {
  fakeBackend()
  const load = jest.fn<Promise<{ words: string }>, []>().mockRejectedValue(new Error('Loading chunk 7 failed'))
  const screen = await openScreen(function Home() {
    const chunk = useChunk(true, load)
    return <>{chunk === undefined ? '等待' : (chunk?.words ?? '没有')}</>
  })
  expect(screen.text()).toBe('没有')
  load.mockResolvedValueOnce({ words: '继续学习' })
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(screen.text()).toBe('继续学习')

  const other = await openScreen(() => <>{useChunk(true, load)?.words}</>)
  other.close()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledTimes(3)
})
