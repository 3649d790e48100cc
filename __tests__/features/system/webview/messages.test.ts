import { readMessages } from '@/features/system/webview/messages'

test('what is known is heard, in order', () =>
  expect(readMessages([{ type: 'changed' }, { type: 'changed', more: 1 }])).toEqual([
    { type: 'changed' },
    { type: 'changed' },
  ]))

test.each([
  ['an unknown kind', [{ type: 'open', path: 'https://evil.example' }]],
  ['a kind of the wrong type', [{ type: ['changed'] }]],
  ['words', ['changed', '{"type":"changed"}']],
  ['nothing', [null, undefined, 0, []]],
  ['no list', { type: 'changed' }],
  ['no data', undefined],
])('%s is ignored', (_, data) => expect(readMessages(data)).toEqual([]))
