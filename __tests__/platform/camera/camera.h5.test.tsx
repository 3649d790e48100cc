import { act, createRef, useState } from 'react'

import { Camera } from '@/platform/camera'
import type { CameraHandle } from '@/platform/camera/types'

import { show } from '../../components/show'
import { FakeCamera, fakeDrawing } from '../../setup/camera'

const onOpen = jest.fn()
const onLost = jest.fn()
let camera: FakeCamera
beforeEach(() => {
  jest.clearAllMocks()
  camera = new FakeCamera()
})

const ref = createRef<CameraHandle>()
let setShown: (isShown: boolean) => void

function Page() {
  const [isShown, show] = useState(true)
  setShown = show
  return isShown ? <Camera ref={ref} onOpen={onOpen} onLost={onLost} /> : null
}

const draw = () => show(Page, {})
const leave = () => act(async () => setShown(false))

test('the front camera without sound; what it sees becomes a JPEG', async () => {
  const { drawn, revoked } = fakeDrawing()
  await draw()
  expect(camera.asked).toMatchObject([{ audio: false, video: { facingMode: 'user' } }])
  expect(onOpen).toHaveBeenCalledTimes(1)
  const picture = await ref.current?.take()
  expect(drawn).toContainEqual(['image/jpeg', 640, 480])
  picture?.release()
  expect(revoked).toEqual([picture?.path])
})

test('it is off as soon as it is no longer drawn', async () => {
  await draw()
  expect(camera.running).toBe(1)
  await leave()
  expect(camera.running).toBe(0)
  expect(onLost).not.toHaveBeenCalled()
})

test('permitted only after it has gone: it does not stay on', async () => {
  camera.isAsking = true
  await draw()
  await leave()
  await act(async () => camera.answer())
  expect(camera.tracks).toHaveLength(1)
  expect(camera.running).toBe(0)
  expect(onOpen).not.toHaveBeenCalled()
})

test('refused', async () => {
  camera.isRefused = true
  await draw()
  expect(onLost).toHaveBeenCalledTimes(1)
})

test('a browser that has none, as on http', async () => {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined })
  await draw()
  expect(onLost).toHaveBeenCalledTimes(1)
})

test('taken away meanwhile', async () => {
  await draw()
  act(() => camera.lose())
  expect(onLost).toHaveBeenCalledTimes(1)
})

test('no photograph before there is a picture', async () => {
  await draw()
  Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', { configurable: true, get: () => 0 })
  await expect(ref.current?.take()).rejects.toThrow()
})
