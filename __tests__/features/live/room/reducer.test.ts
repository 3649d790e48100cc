import type { ChatFrame } from '@/api/liveFrame'
import {
  type ChatEvent,
  chatReducer,
  type ChatState,
  initialChat,
  messageCount,
} from '@/features/live/room/chat/reducer'

import { aChatMessage } from '../../../factories/live'

const me = { memberId: 7, name: '林小满' }
const said = (id: number, over = {}): ChatFrame => ({ type: 'message', message: aChatMessage(id, over) })
const mine = (id: number, text: string): ChatFrame => said(id, { senderId: 7, name: '林小满', text })
const frames = (...list: ChatFrame[]): ChatEvent => ({ type: 'frames', frames: list })
const history = (ids: number[], isBeginning = true): ChatEvent => ({
  type: 'history',
  messages: ids.map((id) => aChatMessage(id)),
  isBeginning,
})

const after = (events: ChatEvent[], from: ChatState = initialChat(me)) => events.reduce(chatReducer, from)
/** Messages by id, our own lines in brackets, then what is mine by its words. */
const shown = ({ lines, own }: ChatState) => [
  ...lines.map((line) => (line.kind === 'message' ? line.message.id : `[${line.text}]`)),
  ...own.map(({ text, status }) => `${text} ${status}`),
]

test.each<[string, ChatEvent[], (string | number)[]]>([
  ['in their order', [frames(said(1), said(2), said(3))], [1, 2, 3]],
  ['out of order, put right', [frames(said(2)), frames(said(3), said(1))], [1, 2, 3]],
  ['twice in one batch', [frames(said(1), said(1))], [1]],
  ['twice', [frames(said(1), said(2)), frames(said(1))], [1, 2]],
  ['by socket and history', [frames(said(3)), history([3, 2, 1])], [1, 2, 3]],
  ['older pages before it', [history([6, 5, 4], false), history([3, 2, 1])], [1, 2, 3, 4, 5, 6]],
  ['pages that overlap', [history([5, 4, 3], false), history([4, 3, 2])], [2, 3, 4, 5]],
  ['a recall', [frames(said(1), said(2), said(3)), frames({ type: 'recalled', ids: [2] })], [1, 3]],
  ['a recall of the first', [frames(said(1), said(2)), frames({ type: 'recalled', ids: [1] })], [2]],
  ['a recall of several', [frames(said(1), said(2), said(3)), frames({ type: 'recalled', ids: [3, 1] })], [2]],
  ['a recall of nothing here', [frames(said(1), said(2)), frames({ type: 'recalled', ids: [9] })], [1, 2]],
  ['a recall that overtakes', [frames({ type: 'recalled', ids: [2] }), frames(said(1), said(2))], [1]],
  [
    'two recalls that overtake',
    [frames({ type: 'recalled', ids: [1] }), frames({ type: 'recalled', ids: [2] }), history([3, 2, 1])],
    [3],
  ],
  ['recalled while away', [frames(said(1), said(2), said(3)), history([3, 1])], [1, 3]],
  ['newer than the page, and there', [frames(said(1), said(4)), history([3, 2, 1])], [1, 2, 3, 4]],
])('messages: %s', (_, events, expected) => {
  expect(shown(after(events))).toEqual(expected)
})

test.each<[string, ChatFrame, Partial<ChatState>]>([
  ['the room is muted', { type: 'roomMute', isMuted: true }, { isRoomMuted: true, isMuted: false }],
  ['I am muted', { type: 'memberMute', memberId: 7, isMuted: true }, { isRoomMuted: false, isMuted: true }],
  ['somebody else is', { type: 'memberMute', memberId: 8, isMuted: true }, { isMuted: false }],
  [
    'a round',
    { type: 'signInOpened', round: { id: 3, endsAt: new Date(5) } },
    { signIn: { id: 3, endsAt: new Date(5) } },
  ],
  ['its end', { type: 'signInClosed' }, { signIn: null }],
  ['the end', { type: 'over' }, { isOver: true, signIn: null }],
  ['courseware', { type: 'coursewareChanged' }, { coursewareVersion: 1 }],
])('frame: %s', (_, frame, expected) => {
  expect(after([frames(frame)])).toMatchObject(expected)
  expect(after([frames(frame)]).lines).toEqual([])
})

test('mutes are lifted one by one, and read anew with the room', () => {
  const both = [frames({ type: 'roomMute', isMuted: true }, { type: 'memberMute', memberId: 7, isMuted: true })]
  expect(after([...both, frames({ type: 'roomMute', isMuted: false })])).toMatchObject({
    isRoomMuted: false,
    isMuted: true,
  })
  const entered: ChatEvent = { type: 'entered', isRoomMuted: false, isMuted: false, signIn: null }
  expect(after([...both, frames({ type: 'over' }), entered])).toMatchObject({
    isRoomMuted: false,
    isMuted: false,
    isOver: false,
  })
})

test('no round outlives the lesson, nor opens after it', () => {
  const round = frames({ type: 'signInOpened', round: { id: 3, endsAt: new Date(5) } })
  const over = frames({ type: 'over' })
  expect(after([round, over])).toMatchObject({ isOver: true, signIn: null })
  expect(after([over, round])).toMatchObject({ isOver: true, signIn: null })
})

test('a round is over for me, not the next one', () => {
  const opened = after([frames({ type: 'signInOpened', round: { id: 3, endsAt: new Date(5) } })])
  expect(after([{ type: 'signInEnded', id: 2 }], opened).signIn).not.toBeNull()
  expect(after([{ type: 'signInEnded', id: 3 }], opened).signIn).toBeNull()
})

test('a slow reading does not open a round again that is over for me', () => {
  const round = (id: number) => ({ id, endsAt: new Date(5) })
  const read = (id: number): ChatEvent => ({ type: 'entered', isRoomMuted: false, isMuted: false, signIn: round(id) })
  const signed = after([read(3), { type: 'signInEnded', id: 3 }])
  expect(after([read(3)], signed).signIn).toBeNull()
  expect(after([read(4)], signed).signIn).toEqual(round(4))
})

const join = (name: string): ChatFrame => ({ type: 'joined', name })

test('who joins one after the other shares a line; I am not told of myself', () => {
  expect(shown(after([frames(join('甲'), join('乙'), join('乙'), join('林小满'), said(1), join('丙'))]))).toEqual([
    '[甲、乙 已加入]',
    1,
    '[丙 已加入]',
  ])
  expect(shown(after([frames(...['甲', '乙', '丙', '丁'].map(join))]))).toEqual(['[丙、丁等 4 人已加入]'])
})

const sending: ChatEvent = { type: 'sending', key: 'o1', text: '老师好', atMs: 0 }
const sent: ChatEvent = { type: 'sent', key: 'o1' }
const failed: ChatEvent = { type: 'failed', key: 'o1', reason: '没有网络', isUnsure: true }
const refused: ChatEvent = { type: 'failed', key: 'o1', reason: '发言太快了', isUnsure: false }
/** The same words, written anew. */
const again: ChatEvent = { ...sending, key: 'o2' }

test.each<[string, ChatEvent[], (string | number)[]]>([
  ['at once', [frames(said(1)), sending], [1, '老师好 sending']],
  ['taken', [sending, sent], ['老师好 sent']],
  ['brought by the socket', [sending, sent, frames(mine(2, '老师好'))], [2]],
  ['brought before the answer', [sending, frames(mine(2, '老师好')), sent], [2]],
  ['brought although it seemed lost', [sending, failed, frames(mine(2, '老师好'))], [2]],
  [
    'found in the history',
    [sending, sent, { ...history([]), messages: [aChatMessage(2, { senderId: 7, text: '老师好' })] } as ChatEvent],
    [2],
  ],
  ['lost', [sending, failed], ['老师好 failed']],
  ['once more', [sending, failed, sending], ['老师好 sending']],
  ['the same words of somebody else', [sending, frames(said(2, { text: '老师好' }))], [2, '老师好 sending']],
  ['the same words of mine before', [frames(mine(1, '老师好')), sending, history([1])], [1, '老师好 sending']],
  [
    'twice the same',
    [sending, { ...sending, key: 'o2' } as ChatEvent, frames(mine(2, '老师好'))],
    [2, '老师好 sending'],
  ],
  [
    'refused, and taken when said again',
    [sending, refused, again, { ...sent, key: 'o2' } as ChatEvent, frames(mine(2, '老师好'))],
    [2, '老师好 failed'],
  ],
  [
    'refused, and the same words of mine from elsewhere',
    [sending, refused, frames(mine(2, '老师好'))],
    [2, '老师好 failed'],
  ],
  ['perhaps lost, and on its way again', [sending, failed, again, frames(mine(2, '老师好'))], [2, '老师好 failed']],
  [
    'perhaps lost, on its way again, and both had got there',
    [sending, failed, again, frames(mine(2, '老师好'), mine(3, '老师好'))],
    [2, 3],
  ],
  ['taken back', [sending, failed, { type: 'takenBack', key: 'o1' }], []],
])('what I say: %s', (_, events, expected) => {
  expect(shown(after(events))).toEqual(expected)
})

test('a server that does not say whose it is: my name tells', () => {
  const echo = said(2, { senderId: 0, name: '林小满', text: '老师好' })
  expect(shown(after([sending, frames(echo)]))).toEqual([2])
  expect(
    shown(after([sending, frames(said(2, { senderId: 0, role: 'teacher', name: '林小满', text: '老师好' }))])),
  ).toEqual([2, '老师好 sending'])
})

test('new ones are counted while I read further up, mine are not', () => {
  const up = after([history([1]), { type: 'scrolled', isAtEnd: false }])
  const state = after([frames(said(2), mine(3, '好'), join('甲')), frames(said(2), said(4))], up)
  expect(state.unseenCount).toBe(2)
  expect(after([history([4, 3, 2, 1])], state).unseenCount).toBe(2)
  expect(after([{ type: 'scrolled', isAtEnd: true }], state).unseenCount).toBe(0)
})

const hidden = (isHidden: boolean): ChatEvent => ({ type: 'hidden', isHidden })

test('new ones are counted while the chat is hidden, which stays no longer than it may for that', () => {
  const state = after([
    history([1]),
    hidden(true),
    frames(...Array.from({ length: 2_700 }, (_, index) => said(index + 1))),
  ])
  expect(state.unseenCount).toBe(2_699)
  expect(shown(state).length).toBeLessThanOrEqual(2_500)
  expect(after([hidden(false)], state).unseenCount).toBe(0)
  expect(after([{ type: 'scrolled', isAtEnd: false }, hidden(false)], state).unseenCount).toBe(2_699)
})

test('the link in words, each once', () => {
  const link = (next: ChatState['link']): ChatEvent => ({ type: 'linked', link: next })
  const all = [
    link('connecting'),
    link('lost'),
    link('connecting'),
    link('lost'),
    link('open'),
    link('lost'),
    link('open'),
  ]
  expect(shown(after(all))).toEqual([
    '[无法加入聊天室]',
    '[已加入聊天室]',
    '[已断开连接，正在重新连接]',
    '[已重新连接]',
  ])
  expect(shown(after([link('open'), history([2, 1]), frames(said(3))]))).toEqual([1, 2, '[已加入聊天室]', 3])
  expect(shown(after([link('open'), frames(said(3)), history([2, 1])]))).toEqual([1, 2, '[已加入聊天室]', 3])
  expect(shown(after([{ type: 'linked', link: 'refused', why: '账号在别处登录' }]))).toEqual(['[账号在别处登录]'])
})

test.each<[string, ChatState['link'][], number]>([
  ['what was told before the first opening', ['connecting', 'open'], 1],
  ['what was told before a late socket', ['connecting', 'lost', 'open'], 1],
  ['what was told between two sockets', ['connecting', 'open', 'lost', 'open'], 2],
  ['nothing more while it is lost', ['connecting', 'open', 'lost'], 1],
  ['what was told to others', ['connecting', 'refused'], 1],
])('missed: %s', (_, links, count) => {
  const state = after(links.map((link) => ({ type: 'linked', link })))
  expect([state.missedCount, state.coursewareVersion]).toEqual([count, count])
})

test('a day of chatting does not fill the phone: the oldest go while the end is read', () => {
  const flood = (from: number) => frames(...Array.from({ length: 2_000 }, (_, index) => said(from + index)))
  const unsent: ChatEvent[] = [
    { type: 'sending', key: 'o1', text: '没发出去的', atMs: 0 },
    { type: 'failed', key: 'o1', reason: '网络不通', isUnsure: true },
  ]
  const state = after([history([1]), ...unsent, flood(2), flood(2_002), flood(4_002)])
  expect(messageCount(state)).toBeLessThanOrEqual(2_500)
  expect(state.hasOlder).toBe(true)
  expect(shown(state).slice(-2)).toEqual([6_001, '没发出去的 failed'])
})
