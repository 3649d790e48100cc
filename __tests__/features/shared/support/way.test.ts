import { readSupportWay } from '@/features/shared/support/way'

it.each([
  ['https://kf.example.com/chat?id=1', { kind: 'link', url: 'https://kf.example.com/chat?id=1' }],
  ['400-123-4567', { kind: 'phone', number: '4001234567' }],
  [' +86 138 0000 0000 ', { kind: 'phone', number: '+8613800000000' }],
  ['', null],
  ['contact', null],
  ['javascript:alert(1)', null],
])('in a browser %p is %p', (text, way) => expect(readSupportWay(text, false)).toEqual(way))

it('knows WeChat’s own chat in a mini-program alone', () =>
  expect(readSupportWay('contact', true)).toEqual({ kind: 'contact' }))
