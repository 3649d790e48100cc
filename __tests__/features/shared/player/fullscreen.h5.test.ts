import { enterFullscreen } from '@/features/shared/player/h5/fullscreen'

test.each([
  ['wide', 1280, 720, 'landscape'],
  ['high', 720, 1280, 'portrait'],
  ['not known yet', 0, 0, 'landscape'],
])('full screen turns the phone as the picture is: %s', async (_, videoWidth, videoHeight, way) => {
  const lock = jest.fn().mockResolvedValue(undefined)
  Object.defineProperty(window.screen, 'orientation', { configurable: true, value: { lock } })
  const root = Object.assign(document.createElement('div'), { requestFullscreen: async () => undefined })
  const video = document.createElement('video')
  Object.defineProperties(video, { videoWidth: { value: videoWidth }, videoHeight: { value: videoHeight } })
  enterFullscreen(root, video)
  await Promise.resolve()
  await Promise.resolve()
  expect(lock).toHaveBeenCalledWith(way)
})
