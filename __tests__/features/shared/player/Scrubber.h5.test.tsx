import { act } from 'react'

import { Scrubber } from '@/features/shared/player/h5/Scrubber'

import { byRole, show } from '../../../components/show'

test.each([
  ['across', { left: 0, top: 600, width: 400, height: 44 }, { clientX: 100, clientY: 620 }],
  ['down, in a turned player', { left: 0, top: 100, width: 44, height: 400 }, { clientX: 20, clientY: 200 }],
])('a finger on the line of time, which runs %s', async (_, box, place) => {
  const onSeek = jest.fn()
  const rest = { sec: 0, bufferedSec: 0, trialSec: 0, onHold: () => undefined }
  await show(Scrubber, { ...rest, durationSec: 100, onSeek })
  const line = Object.assign(byRole('slider'), {
    getBoundingClientRect: () => box,
    setPointerCapture: () => undefined,
  })
  const touch = (name: string) =>
    act(async () => void line.dispatchEvent(new MouseEvent(name, { bubbles: true, ...place })))
  await touch('pointerdown')
  await touch('pointerup')
  expect(onSeek.mock.calls).toEqual([[25]])
})
