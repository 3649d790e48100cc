import { playAddress } from '@/api/playAddress'

jest.mock('@/config/env', () => ({ env: { apiHost: 'https://api.example.com' } }))

test.each([
  ['https://media.example/1.mp4', 'https://media.example/1.mp4'],
  ['  http://media.example/a b.mp4\n', 'http://media.example/a%20b.mp4'],
  ['https://学校.cn/第一课.mp4', 'https://学校.cn/%E7%AC%AC%E4%B8%80%E8%AF%BE.mp4'],
  ['/视频/1.mp4?k=一', 'https://api.example.com/%E8%A7%86%E9%A2%91/1.mp4?k=%E4%B8%80'],
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
