import { decodeFrame } from '@/api/liveFrame'

import { aChatMessage, messageWire } from '../factories/live'

const frame = (t: string, rest: object = {}) => JSON.stringify({ t, ...rest })
const message = (over: object = {}) => frame('message', { v: JSON.stringify(messageWire(5, over)) })
const round = { id: 3, end_at: '2026-05-01 19:30:30' }

test.each([
  ['a message', message(), { type: 'message', message: aChatMessage(5) }],
  ['its id as text', message({ chat_id: '5', id: '9' }), { type: 'message', message: aChatMessage(5) }],
  ['a teacher’s', message({ role: 'teacher' }), { type: 'message', message: aChatMessage(5, { role: 'teacher' }) }],
  ['of an older teacher', message({ role: '', tec: 1 }), { message: { role: 'teacher' } }],
  ['of nobody known', message({ id: null, role: 'robot' }), { message: { senderId: 0, role: 'student' } }],
  ['somebody joins', frame('connect', { u: { nickname: '陈一' } }), { type: 'joined', name: '陈一' }],
  ['a recall', frame('message-deleted', { params: { ids: [1, '2'] } }), { type: 'recalled', ids: [1, 2] }],
  ['the room is muted', frame('room-ban'), { type: 'roomMute', isMuted: true }],
  ['and no more', frame('room-un-ban'), { type: 'roomMute', isMuted: false }],
  ['a member is muted', frame('room-user-ban', { params: [7] }), { type: 'memberMute', memberId: 7, isMuted: true }],
  ['and no more', frame('room-user-un-ban', { params: ['7'] }), { memberId: 7, isMuted: false }],
  [
    'a round of signing in',
    frame('sign-in-created', { params: round }),
    { type: 'signInOpened', round: { id: 3, endsAt: new Date('2026-05-01T19:30:30+08:00') } },
  ],
  ['its end', frame('sign-in-closed'), { type: 'signInClosed' }],
  ['the end', frame('room-over', { params: {} }), { type: 'over' }],
  ['new courseware', frame('attach-updated'), { type: 'coursewareChanged' }],
])('%s', (_, text, expected) => {
  expect(decodeFrame(text)).toMatchObject(expected)
})

test.each([
  ['no JSON', 'hello'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['no word', '{}'],
  ['a number as the word', '{"t":1}'],
  ['a word of a newer server', frame('gift', { v: '{}' })],
  ['a word of every object', frame('constructor')],
  ['a message that is no text', frame('message', { v: messageWire(5) })],
  ['a message that is no JSON', frame('message', { v: '{' })],
  ['a message without its id', frame('message', { v: '{"content":"好"}' })],
  ['nobody joins', frame('connect', { u: { nickname: '' } })],
  ['nobody at all', frame('connect')],
  ['a recall of nothing', frame('message-deleted')],
  ['a mute of nobody', frame('room-user-ban', { params: [] })],
  ['a round without an end', frame('sign-in-created', { params: { id: 3, end_at: '0000-00-00' } })],
  ['binary data', new ArrayBuffer(2)],
])('skipped: %s', (_, text) => {
  expect(decodeFrame(text)).toBeNull()
})
