import { ProgressBar } from '@/components/ProgressBar'

import { show } from './show'

test.each([
  [-1, '0'],
  [0.354, '35'],
  [0.999, '99'],
  [1, '100'],
  [1.2, '100'],
])('%d reads as %s of 100', async (ratio, percent) => {
  await show(ProgressBar, { ratio, label: '进度' })
  expect(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe(percent)
})
