import { attach } from '@/features/shared/player/h5/attach'

const url = 'https://media.example/1.mp4'

function video(): HTMLVideoElement {
  const element = document.createElement('video')
  return Object.assign(element, { load: jest.fn() })
}

test.each([
  [0, 0],
  [42, 42],
])('a file begins at %d s once its length is known', (atSec, sec) => {
  const element = video()
  attach(element, { kind: 'file', url, label: '高清' }, atSec, jest.fn())
  expect(element.src).toBe(url)
  expect(element.currentTime).toBe(0)
  element.dispatchEvent(new Event('loadedmetadata'))
  expect(element.currentTime).toBe(sec)
})

test('taken out again it leaves the element empty, so that nothing goes on loading', () => {
  const element = video()
  attach(element, { kind: 'file', url, label: '高清' }, 42, jest.fn())()
  expect(element.hasAttribute('src')).toBe(false)
  expect(element.load).toHaveBeenCalledTimes(1)
  element.dispatchEvent(new Event('loadedmetadata'))
  expect(element.currentTime).toBe(0)
})

test('HLS that the browser reads is left to it', () => {
  const element = Object.assign(video(), { canPlayType: () => 'maybe' })
  attach(element, { kind: 'hls', url: 'https://media.example/1.m3u8', label: '高清' }, 0, jest.fn())
  expect(element.src).toBe('https://media.example/1.m3u8')
})
