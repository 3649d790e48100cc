import type { PlaySource } from '@/api/course'
import {
  type Fault,
  hopeless,
  sourceChoices,
  type SourceEvent,
  type SourcesState,
  sourcesReducer,
  initialSources,
} from '@/features/shared/player/sources'

const source = (label: string): PlaySource => ({ kind: 'file', url: `https://example.com/${label}`, label })
const [high, low] = [source('高清'), source('流畅')]
const embed: PlaySource = { ...source('外站'), kind: 'embed' }
const loaded = (...sources: PlaySource[]): SourceEvent => ({ type: 'loaded', sources, quality: '' })

/** What the source in the player reports names its load. */
type Step = SourceEvent | ((state: SourcesState) => SourceEvent)
const after = (...steps: Step[]): SourcesState =>
  steps.reduce<SourcesState>(
    (state, step) => sourcesReducer(state, typeof step === 'function' ? step(state) : step),
    initialSources,
  )
const playing = [{ type: 'opened', atSec: 30, isPatient: true }, loaded(high, low)] satisfies SourceEvent[]
const broke =
  (atSec: number, fault?: Fault, error?: unknown): Step =>
  ({ loadId }) => ({ type: 'broke', loadId, atSec, fault, error })
const played: Step = ({ loadId }) => ({ type: 'played', loadId })
const unavailable: SourceEvent = { type: 'unavailable', error: 'timeout' }
/** All addresses, fetched anew, break. */
const round = [loaded(high), broke(30)]
const waited: SourceEvent = { type: 'waited' }
const bad = broke(125, 'place')

test.each<[string, Step[], Partial<SourcesState>]>([
  ['begins with the best source', playing, { status: 'ready', index: 0, atSec: 30, loadId: 1 }],
  [
    'begins with the remembered quality',
    [{ type: 'loaded', sources: [high, low], quality: '流畅' }],
    { status: 'ready', index: 1 },
  ],
  [
    'begins, for the thrifty, with the first of the lowest quality, and with no other site',
    [{ type: 'loaded', sources: [high, low, source('流畅'), embed], quality: '', isThrifty: true }],
    { status: 'ready', index: 1 },
  ],
  ['has nothing to play', [loaded()], { status: 'empty' }],
  ['asks for fresh addresses first', [...playing, broke(125)], { status: 'loading', atSec: 125 }],
  [
    'goes on with the same source at the same second',
    [...playing, { type: 'chosen', index: 1, atSec: 40 }, broke(125), loaded(high, low)],
    { status: 'ready', index: 1, atSec: 125, loadId: 3 },
  ],
  [
    'takes the next source when a fresh address breaks too',
    [...playing, broke(125), loaded(high, low), broke(125)],
    { status: 'ready', index: 1, atSec: 125, dead: [0] },
  ],
  [
    'waits when every source is dead, and knows the second',
    [...playing, broke(125), loaded(high, low), broke(125), broke(126)],
    { status: 'waiting', waits: 1, atSec: 126, dead: [] },
  ],
  [
    'asks for fresh addresses after the wait',
    [...playing, broke(125), loaded(high, low), broke(125), broke(126), waited],
    { status: 'loading', waits: 1, atSec: 126 },
  ],
  [
    'fails after four waits',
    [playing[0], ...round, ...round, waited, ...round, waited, ...round, waited, ...round, waited, ...round],
    { status: 'failed', waits: 4, error: null },
  ],
  [
    'of a stream fails at once: the room asks what has become of it',
    [{ type: 'opened', atSec: 0, isPatient: false }, ...round, ...round],
    { status: 'failed', waits: 0 },
  ],
  [
    'forgets its waits when one has played',
    [...playing, broke(125), loaded(high), broke(125), waited, loaded(high), played],
    { status: 'ready', waits: 0, isRefetched: false },
  ],
  [
    'a second that cannot be played is tried anew, then on every other source',
    [...playing, bad, loaded(high, low), bad],
    { status: 'ready', index: 1, atSec: 125, steps: 0 },
  ],
  [
    'a second that none can play is passed over, by growing steps',
    [...playing, bad, loaded(high, low), bad, bad],
    { status: 'ready', index: 0, atSec: 129, badSec: 125, steps: 1 },
  ],
  [
    'the second step is counted from the bad second',
    [...playing, bad, loaded(high), bad, broke(129, 'place')],
    { status: 'ready', atSec: 137, badSec: 125, steps: 2 },
  ],
  [
    'after three steps it says so, and where',
    [...playing, bad, loaded(high), bad, broke(129, 'place'), broke(137, 'place'), broke(165, 'place')],
    { status: 'failed', badSec: 125 },
  ],
  [
    'begins from the beginning when that is asked for',
    [...playing, bad, loaded(high), bad, broke(129, 'place'), { type: 'retried', atSec: 0 }],
    { status: 'loading', atSec: 0, badSec: null, steps: 0 },
  ],
  [
    'what never plays is not tried again: the next one is',
    [...playing, broke(0, 'avi')],
    { status: 'ready', index: 1, unplayable: { 0: 'avi' } },
  ],
  [
    'what never plays is not waited for',
    [...playing, broke(0, 'avi'), broke(0, 'page')],
    { status: 'failed', waits: 0, unplayable: { 0: 'avi', 1: 'page' } },
  ],
  [
    'forgives a source that has played again',
    [...playing, broke(125), loaded(high, low), played, broke(300)],
    { status: 'loading', atSec: 300, dead: [] },
  ],
  [
    'blames no source for a missing network',
    [...playing, broke(125, undefined, 'offline')],
    { status: 'failed', error: 'offline', atSec: 125, dead: [] },
  ],
  [
    'starts afresh on retry, at the same second',
    [...playing, broke(125), loaded(high), broke(125), { type: 'retried' }],
    { status: 'loading', dead: [], isRefetched: false, atSec: 125 },
  ],
  [
    'forgets the last program',
    [...playing, broke(125), { type: 'opened', atSec: 0, isPatient: true }],
    { status: 'loading', sources: [], index: -1, atSec: 0, isRefetched: false },
  ],
  [
    'an error of a source that is gone blames nobody',
    [...playing, broke(125), loaded(high, low), { type: 'broke', loadId: 1, atSec: 20 }],
    { status: 'ready', index: 0, atSec: 125, loadId: 2, dead: [] },
  ],
  [
    'an error that comes twice counts once',
    [...playing, broke(125), broke(125), loaded(high, low)],
    { status: 'ready', index: 0, loadId: 2, dead: [] },
  ],
  [
    'that a source which is gone has played says nothing of the present one',
    [...playing, broke(125), loaded(high, low), { type: 'played', loadId: 1 }],
    { isRefetched: true },
  ],
  [
    'goes where the learner wants to go meanwhile',
    [playing[0], { type: 'moved', atSec: 200 }, loaded(high)],
    { status: 'ready', atSec: 200 },
  ],
  [
    'a wish to go elsewhere is a wish to try again',
    [...playing, broke(125), unavailable, { type: 'moved', atSec: 200 }],
    { status: 'loading', atSec: 200, error: null },
  ],
  [
    'so is one while it asks again by itself',
    [...playing, broke(125), unavailable, waited, { type: 'moved', atSec: 200 }],
    { status: 'loading', atSec: 200, error: null },
  ],
  [
    'behind a bad second nothing is opened for who goes elsewhere',
    [
      { type: 'opened', atSec: 125, isPatient: true, bad: { badSec: 125, steps: 1 } },
      { type: 'moved', atSec: 300 },
    ],
    { atSec: 300, badSec: null, steps: 0 },
  ],
  [
    'asks again for addresses that did not come, says so all the while, and counts',
    [...playing, broke(125), unavailable, waited, unavailable, waited],
    { status: 'loading', atSec: 125, misses: 2, error: 'timeout' },
  ],
  [
    'addresses that have come at last end that',
    [...playing, broke(125), unavailable, waited, loaded(high, low)],
    { status: 'ready', atSec: 125, misses: 0, error: null },
  ],
])('%s', (_, events, expected) => {
  expect(after(...events)).toMatchObject(expected)
})

test('a source that plays without trouble changes nothing', () => {
  const state = after(...playing)
  expect(sourcesReducer(state, { type: 'played', loadId: state.loadId })).toBe(state)
})

test('names each quality once, nameless sources by number', () => {
  const nameOf = (index: number) => `线路 ${index + 1}`
  expect(sourceChoices([high, low, high, source('')], nameOf)).toEqual([
    { index: 0, name: '高清' },
    { index: 1, name: '流畅' },
    { index: 3, name: '线路 4' },
  ])
})

test.each<[string, Step[], string | null]>([
  ['all of them', [broke(0, 'avi'), broke(0, 'page')], 'avi'],
  ['one of two', [broke(0, 'avi')], null],
])('why nothing will ever play is known when it is so of %s', (_, events, reason) => {
  expect(hopeless(after(...playing, ...events))).toBe(reason)
})
