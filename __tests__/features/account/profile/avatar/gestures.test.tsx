import { useGestures } from '@/features/account/profile/avatar/source/h5/useGestures'

import { show } from '../../../../components/show'

const onDrag = jest.fn<void, [number, number]>()
const onZoom = jest.fn<void, [number]>()
const Frame = () => <div data-frame tabIndex={0} {...useGestures({ onDrag, onZoom })} />

/** A frame of 200 px whose corner is at 10, 20. */
async function frame() {
  await show(Frame, {})
  const element = document.querySelector<HTMLElement>('[data-frame]')
  if (!element) throw new Error('no frame')
  Object.assign(element, {
    setPointerCapture: () => undefined,
    getBoundingClientRect: () => ({ left: 10, top: 20, width: 200, height: 200 }),
  })
  return (name: string, clientX: number, clientY: number, pointerId = 1) =>
    element.dispatchEvent(Object.assign(new MouseEvent(name, { bubbles: true, clientX, clientY }), { pointerId }))
}

beforeEach(() => jest.clearAllMocks())

test('one finger drags by parts of the frame', async () => {
  const touch = await frame()
  touch('pointerdown', 50, 50)
  touch('pointermove', 70, 90)
  expect(onDrag.mock.calls).toEqual([[0.1, 0.2]])
  touch('pointerup', 70, 90)
  expect(onDrag).toHaveBeenCalledTimes(1)
})

test('a tap brings its point to the middle', async () => {
  const touch = await frame()
  touch('pointerdown', 60, 170)
  touch('pointermove', 62, 170)
  touch('pointerup', 60, 170)
  expect(onDrag.mock.calls).toEqual([[0.25, -0.25]])
})

test('so does a tap after a drag', async () => {
  const touch = await frame()
  touch('pointerdown', 50, 50)
  touch('pointermove', 70, 90)
  touch('pointerup', 70, 90)
  onDrag.mockClear()
  touch('pointerdown', 60, 170)
  touch('pointerup', 60, 170)
  expect(onDrag.mock.calls).toEqual([[0.25, -0.25]])
})

test('two fingers zoom by how far apart they are', async () => {
  const touch = await frame()
  touch('pointerdown', 50, 50, 1)
  touch('pointerdown', 50, 90, 2)
  touch('pointermove', 50, 130, 2)
  expect(onZoom.mock.calls).toEqual([[2]])
  touch('pointercancel', 50, 130, 2)
  touch('pointermove', 90, 50, 1)
  expect(onDrag.mock.calls).toEqual([[0.2, 0]])
})
