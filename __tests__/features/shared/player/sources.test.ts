import type { PlaySource } from '@/api/course'
import {
  sourceChoices,
  type SourceEvent,
  type SourcesState,
  sourcesReducer,
  initialSources,
} from '@/features/shared/player/sources'

const source = (label: string): PlaySource => ({ kind: 'file', url: `https://example.com/${label}`, label })
const [high, low] = [source('高清'), source('流畅')]
const loaded = (...sources: PlaySource[]): SourceEvent => ({ type: 'loaded', sources, quality: '' })

const after = (...events: SourceEvent[]): SourcesState => events.reduce(sourcesReducer, initialSources)
const playing = [{ type: 'opened', atSec: 30 }, loaded(high, low)] satisfies SourceEvent[]
const broke = (atSec: number): SourceEvent => ({ type: 'broke', atSec })

test.each<[string, SourceEvent[], Partial<SourcesState>]>([
  ['begins with the best source', playing, { status: 'ready', index: 0, atSec: 30, loadId: 1 }],
  [
    'begins with the remembered quality',
    [{ type: 'loaded', sources: [high, low], quality: '流畅' }],
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
    'fails when every source is dead, and knows the second',
    [...playing, broke(125), loaded(high, low), broke(125), broke(126)],
    { status: 'failed', atSec: 126, error: null },
  ],
  [
    'forgives a source that has played again',
    [...playing, broke(125), loaded(high, low), { type: 'played' }, broke(300)],
    { status: 'loading', atSec: 300, dead: [] },
  ],
  [
    'blames no source for a missing network',
    [...playing, { type: 'broke', atSec: 125, error: 'offline' }],
    { status: 'failed', error: 'offline', atSec: 125, dead: [] },
  ],
  [
    'starts afresh on retry, at the same second',
    [...playing, broke(125), loaded(high), broke(125), { type: 'retried' }],
    { status: 'loading', dead: [], isRefetched: false, atSec: 125 },
  ],
  [
    'forgets the last program',
    [...playing, broke(125), { type: 'opened', atSec: 0 }],
    { status: 'loading', sources: [], index: -1, atSec: 0, isRefetched: false },
  ],
])('%s', (_, events, expected) => {
  expect(after(...events)).toMatchObject(expected)
})

test('a source that plays without trouble changes nothing', () => {
  const state = after(...playing)
  expect(sourcesReducer(state, { type: 'played' })).toBe(state)
})

test('names each quality once, nameless sources by number', () => {
  const nameOf = (index: number) => `线路 ${index + 1}`
  expect(sourceChoices([high, low, high, source('')], nameOf)).toEqual([
    { index: 0, name: '高清' },
    { index: 1, name: '流畅' },
    { index: 3, name: '线路 4' },
  ])
})
