import type { PlaySource } from '@/api/course'

/**
 * Which address of a lesson plays, and what happens when one breaks: fresh addresses first (they expire), the
 * next line at the same second then, a named error last. Pure; `useLines` runs it.
 */
export interface SourcesState {
  status: 'loading' | 'ready' | 'empty' | 'failed'
  sources: PlaySource[]
  /** The line that plays. */
  index: number
  /** Where a line goes on when it is put into the player. */
  atSec: number
  /** Grows with every putting in, so that an unchanged address is taken anew. */
  loadId: number
  /** Lines that broke even on fresh addresses. */
  dead: number[]
  /** The addresses were fetched because one broke, and none has played since. */
  isRefetched: boolean
  /** Why it failed; `null` = every line is dead. */
  error: unknown
}

export type SourceEvent =
  | { type: 'opened'; atSec: number }
  | { type: 'loaded'; sources: PlaySource[]; quality: string }
  | { type: 'unavailable'; error: unknown }
  /** `error`: the reason is not the line. */
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

/** The line that goes on after a refetch, else the remembered quality, else the best. */
function pickSource({ index, dead }: SourcesState, sources: PlaySource[], quality: string): number {
  const alive = sources.map((_, line) => line).filter((line) => !dead.includes(line))
  if (alive.includes(index)) return index
  return alive.find((line) => quality !== '' && sources[line]?.label === quality) ?? alive[0] ?? -1
}

export function sourcesReducer(lines: SourcesState, event: SourceEvent): SourcesState {
  switch (event.type) {
    case 'opened':
      return { ...initialSources, atSec: event.atSec, loadId: lines.loadId }
    case 'loaded': {
      if (event.sources.length === 0) return { ...lines, status: 'empty', sources: [] }
      const index = pickSource(lines, event.sources, event.quality)
      if (index < 0) return { ...lines, status: 'failed', error: null }
      return { ...lines, status: 'ready', sources: event.sources, index, loadId: lines.loadId + 1 }
    }
    case 'unavailable':
      return { ...lines, status: 'failed', error: event.error }
    case 'broke': {
      if (event.error) return { ...lines, status: 'failed', atSec: event.atSec, error: event.error }
      if (!lines.isRefetched) return { ...lines, status: 'loading', atSec: event.atSec, isRefetched: true }
      const dead = [...lines.dead, lines.index]
      const index = lines.sources.findIndex((_, line) => !dead.includes(line))
      if (index < 0) return { ...lines, status: 'failed', atSec: event.atSec, dead, error: null }
      return { ...lines, index, atSec: event.atSec, loadId: lines.loadId + 1, dead }
    }
    case 'played':
      return lines.isRefetched || lines.dead.length > 0 ? { ...lines, isRefetched: false, dead: [] } : lines
    case 'chosen':
      return { ...lines, index: event.index, atSec: event.atSec, loadId: lines.loadId + 1 }
    case 'retried':
      return { ...lines, status: 'loading', dead: [], isRefetched: false, error: null }
  }
}

interface SourceChoice {
  index: number
  name: string
}

/** The lines by name, for the learner to choose from; lines of the same name stand in for each other. */
export function sourceChoices(sources: PlaySource[], nameOf: (index: number) => string): SourceChoice[] {
  const named = sources.map(({ label }, index) => ({ index, name: label || nameOf(index) }))
  return named.filter(({ index, name }) => named.findIndex((line) => line.name === name) === index)
}
