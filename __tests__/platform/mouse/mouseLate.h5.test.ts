// First: what times out takes the clock that it finds.
import { pass } from '../../setup/clock'

import { watchMouse } from '@/platform/mouse'

/** The arrows' file does not come while this is set. */
let mockIsLost = true
const mockShow = jest.fn()
jest.mock('@/platform/mouse/rowArrows', () => {
  if (mockIsLost) throw new Error('Loading chunk 7 failed')
  return { showRowArrows: mockShow }
})

test('arrows whose file did not come are asked for again', async () => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) })
  watchMouse()
  await pass(100)
  mockIsLost = false
  await pass(10_000)
  expect(mockShow).toHaveBeenCalledTimes(1)
})
