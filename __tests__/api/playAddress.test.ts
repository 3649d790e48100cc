import { playAddress } from '@/api/playAddress'

jest.mock('@/config/env', () => ({ env: { apiHost: 'https://api.example.com' } }))

test.each([
  ['https://media.example/1.mp4', 'https://media.example/1.mp4'],
  ['  http://media.example/a b.mp4\n', 'http://media.example/a%20b.mp4'],
  ['HTTP://media.example/1.MP4', 'http://media.example/1.MP4'],
  ['//media.example/1.mp4', 'https://media.example/1.mp4'],
  ['/storage/1.mp4', 'https://api.example.com/storage/1.mp4'],
  ['', undefined],
  ['//', undefined],
  ['1.mp4', undefined],
  ['javascript:alert(1)', undefined],
  ['rtmp://media.example/live', undefined],
  ['https:///1.mp4', undefined],
])('%j is %s', (text, url) => {
  expect(playAddress(text)).toBe(url)
})
