import type { PlaySource } from '@/api/course'

/**
 * Which address of a lesson plays, and what happens when one breaks: fresh addresses first (they expire), the
 * next source at the same second then, a named error last. Pure; `useSourceFallback` runs it.
 */
export interface SourcesState {
  status: 'loading' | 'ready' | 'empty' | 'failed'
  sources: PlaySource[]
  /** The source that plays. */
  index: number
  /** Where a source goes on when it is put into the player. */
  atSec: number
  /** Grows with every putting in, so that an unchanged address is taken anew. */
  loadId: number
  /** Sources that broke even on fresh addresses. */
  dead: number[]
  /** The addresses were fetched because one broke, and none has played since. */
  isRefetched: boolean
  /** Why it failed; `null` = every source is dead. */
  error: unknown
}

export type SourceEvent =
  | { type: 'opened'; atSec: number }
  | { type: 'loaded'; sources: PlaySource[]; quality: string }
  | { type: 'unavailable'; error: unknown }
  /** `error`: the reason is not the source. */
  | { type: 'broke'; atSec: number; error?: unknown }
  | { type: 'played' }
  | { type: 'chosen'; index: number; atSec: number }
  | { type: 'retried' }

export const initialSources: SourcesState = {
  status: 'loading',
  sources: [],
  index: -1,
  atSec: 0,
  loadId: 0,
  dead: [],
  isRefetched: false,
  error: null,
}

/** The source that goes on after a refetch, else the remembered quality, else the best. */
function pickSource({ index, dead }: SourcesState, sources: PlaySource[], quality: string): number {
  const alive = sources.map((_, one) => one).filter((one) => !dead.includes(one))
  if (alive.includes(index)) return index
  return alive.find((one) => quality !== '' && sources[one]?.label === quality) ?? alive[0] ?? -1
}

export function sourcesReducer(state: SourcesState, event: SourceEvent): SourcesState {
  switch (event.type) {
    case 'opened':
      return { ...initialSources, atSec: event.atSec, loadId: state.loadId }
    case 'loaded': {
      if (event.sources.length === 0) return { ...state, status: 'empty', sources: [] }
      const index = pickSource(state, event.sources, event.quality)
      if (index < 0) return { ...state, status: 'failed', error: null }
      return { ...state, status: 'ready', sources: event.sources, index, loadId: state.loadId + 1 }
    }
    case 'unavailable':
      return { ...state, status: 'failed', error: event.error }
    case 'broke': {
      if (event.error) return { ...state, status: 'failed', atSec: event.atSec, error: event.error }
      if (!state.isRefetched) return { ...state, status: 'loading', atSec: event.atSec, isRefetched: true }
      const dead = [...state.dead, state.index]
      const index = state.sources.findIndex((_, one) => !dead.includes(one))
      if (index < 0) return { ...state, status: 'failed', atSec: event.atSec, dead, error: null }
      return { ...state, index, atSec: event.atSec, loadId: state.loadId + 1, dead }
    }
    case 'played':
      return state.isRefetched || state.dead.length > 0 ? { ...state, isRefetched: false, dead: [] } : state
    case 'chosen':
      return { ...state, index: event.index, atSec: event.atSec, loadId: state.loadId + 1 }
    case 'retried':
      return { ...state, status: 'loading', dead: [], isRefetched: false, error: null }
  }
}

interface SourceChoice {
  index: number
  name: string
}

/** The sources by name, for the learner to choose from; sources of the same name stand in for each other. */
export function sourceChoices(sources: PlaySource[], nameOf: (index: number) => string): SourceChoice[] {
  const named = sources.map(({ label }, index) => ({ index, name: label || nameOf(index) }))
  return named.filter(({ index, name }) => named.findIndex((one) => one.name === name) === index)
}
