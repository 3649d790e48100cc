import type { PlaySource } from '@/api/course'
import { sourceStepsSec, sourceWaitsSec } from '@/config/limits'

/** Reasons why a source can never play. */
export const unplayables = ['avi', 'flv', 'wmv', 'hevc', 'empty', 'page', 'address'] as const
export type Unplayable = (typeof unplayables)[number]

/** Why a source failed: it does not answer, it cannot continue at this position, or it can never play. */
export type Fault = 'source' | 'place' | Unplayable

/**
 * Which source of a lesson plays, and what happens when one breaks. First its addresses are fetched again, because they
 * expire. Then the next source is tried at the same second. If only the position is bad, a few seconds are skipped; if
 * nothing answers, it waits. At last it shows an error. Pure; `useSourceFallback` runs it.
 */
export interface SourcesState {
  status: 'loading' | 'ready' | 'waiting' | 'empty' | 'failed'
  sources: PlaySource[]
  /** The playing source. */
  index: number
  /** Start position of the next load. */
  atSec: number
  /** Grows with each load, so that an unchanged address is loaded again. */
  loadId: number
  /** Sources that failed even with fresh addresses. */
  dead: number[]
  /** Those that can never play, and why. */
  unplayable: Partial<Record<number, Unplayable>>
  /** The addresses were fetched again after a failure, and nothing has played since. */
  isRefetched: boolean
  /** False for a live stream: it is not waited for, because the room finds out what has happened. */
  isPatient: boolean
  /** How often it has waited for the sources since one last played. */
  waits: number
  /** The position that no source gets past, while later ones are tried; `null` = none. */
  badSec: number | null
  /** The number of tried positions after `badSec`. */
  steps: number
  /** How often the addresses have failed to load since they last did. */
  misses: number
  /** Grows with each retry that does not wait for an older question. */
  retries: number
  /** Why it failed; `null` = every source is dead. While it asks again by itself, it stays. */
  error: unknown
}

export type SourceEvent =
  /** `bad`: no source plays at this position; `steps` positions later one did. */
  | { type: 'opened'; atSec: number; isPatient: boolean; bad?: { badSec: number; steps: number } }
  /** `isThrifty`: without a preferred quality, the lowest. */
  | { type: 'loaded'; sources: PlaySource[]; quality: string; isThrifty?: boolean }
  | { type: 'unavailable'; error: unknown }
  /** `error`: the source is not the reason. */
  | { type: 'broke'; loadId: number; atSec: number; fault?: Fault; error?: unknown }
  | { type: 'waited' }
  | { type: 'played'; loadId: number }
  /** The learner wants another position while nothing is in the player. */
  | { type: 'moved'; atSec: number }
  | { type: 'chosen'; index: number; atSec: number }
  | { type: 'retried'; atSec?: number }

/** Nothing is known about the sources. */
const fresh = {
  dead: [],
  unplayable: {},
  isRefetched: false,
  waits: 0,
  badSec: null,
  steps: 0,
  misses: 0,
  error: null,
}

export const initialSources: SourcesState = {
  ...fresh,
  status: 'loading',
  sources: [],
  index: -1,
  atSec: 0,
  loadId: 0,
  retries: 0,
  isPatient: true,
}

/** The best come first. Sources of one name replace each other, and another site's player has its own qualities. */
function lowestOf(alive: number[], sources: PlaySource[]): number | undefined {
  const own = alive.filter((one) => sources[one]?.kind !== 'embed')
  const label = sources[own[own.length - 1] ?? -1]?.label
  return own.find((one) => sources[one]?.label === label)
}

/** The present source after a refetch, else the preferred quality, else the best, or the lowest for who is thrifty. */
function pickSource(
  { index, dead, unplayable }: SourcesState,
  { sources, quality, isThrifty }: Extract<SourceEvent, { type: 'loaded' }>,
): number {
  const alive = sources.map((_, one) => one).filter((one) => !dead.includes(one) && !unplayable[one])
  if (alive.includes(index)) return index
  const preferred = alive.find((one) => quality !== '' && sources[one]?.label === quality)
  return preferred ?? (isThrifty ? lowestOf(alive, sources) : undefined) ?? alive[0] ?? -1
}

/** By the address: there is none, or no browser plays files of this format. */
const byAddress = (sources: PlaySource[]): Partial<Record<number, Unplayable>> =>
  Object.fromEntries(
    sources.flatMap(({ kind, url }, index) => {
      if (url === '') return [[index, 'address']]
      const ending = /\.(avi|flv|wmv)$/.exec(url.toLowerCase().split(/[?#]/)[0] ?? '')?.[1]
      const reason = unplayables.find((one) => one === ending)
      return kind === 'file' && reason ? [[index, reason]] : []
    }),
  )

/** No source plays at this second. */
function allDead(state: SourcesState, atSec: number, fault: Fault): SourcesState {
  const dead = state.sources.map((_, one) => one).filter((one) => state.unplayable[one])
  const hope = state.sources.findIndex((_, one) => !dead.includes(one))
  const stepSec = fault === 'place' && state.isPatient ? sourceStepsSec[state.steps] : undefined
  if (hope >= 0 && stepSec !== undefined) {
    const badSec = state.badSec ?? atSec
    const next = { badSec, atSec: badSec + stepSec, steps: state.steps + 1, dead, index: hope }
    return { ...state, ...next, status: 'ready', loadId: state.loadId + 1 }
  }
  if (hope >= 0 && fault !== 'place' && state.isPatient && state.waits < sourceWaitsSec.length)
    return { ...state, status: 'waiting', atSec, dead, waits: state.waits + 1 }
  return { ...state, status: 'failed', atSec, error: null }
}

/** It comes from the source that is in the player. An earlier one may report something late, or twice. */
const isOfPresent = ({ status, loadId }: SourcesState, event: { loadId: number }): boolean =>
  status === 'ready' && event.loadId === loadId

export function sourcesReducer(state: SourcesState, event: SourceEvent): SourcesState {
  switch (event.type) {
    case 'opened': {
      const { atSec, isPatient, bad } = event
      const begun = { ...initialSources, isPatient, atSec, loadId: state.loadId, retries: state.retries }
      if (!bad) return begun
      const stepSec = sourceStepsSec[bad.steps - 1]
      // Nothing after it plays, so it starts at the beginning.
      return stepSec === undefined ? { ...begun, atSec: 0 } : { ...begun, ...bad, atSec: bad.badSec + stepSec }
    }
    case 'loaded': {
      const { sources } = event
      const come = { ...state, sources, misses: 0, error: null }
      if (sources.length === 0) return { ...come, status: 'empty' }
      const unplayable = { ...state.unplayable, ...byAddress(sources) }
      const index = pickSource({ ...state, unplayable }, event)
      if (index < 0) return { ...come, status: 'failed', unplayable }
      return { ...come, status: 'ready', unplayable, index, loadId: state.loadId + 1 }
    }
    case 'unavailable':
      return { ...state, status: 'failed', error: event.error, misses: state.misses + 1 }
    case 'broke': {
      if (!isOfPresent(state, event)) return state
      const { atSec, fault = 'source', error } = event
      if (error) return { ...state, status: 'failed', atSec, error, misses: state.misses + 1 }
      const isNever = fault !== 'source' && fault !== 'place'
      if (!isNever && !state.isRefetched) return { ...state, status: 'loading', atSec, isRefetched: true }
      const dead = [...state.dead, state.index]
      const unplayable = isNever ? { ...state.unplayable, [state.index]: fault } : state.unplayable
      const index = state.sources.findIndex((_, one) => !dead.includes(one) && !unplayable[one])
      if (index < 0) return allDead({ ...state, dead, unplayable }, atSec, fault)
      return { ...state, index, atSec, loadId: state.loadId + 1, dead, unplayable }
    }
    case 'waited':
      if (state.status === 'waiting') return { ...state, status: 'loading' }
      if (state.status !== 'failed') return state
      return { ...state, ...fresh, misses: state.misses, error: state.error, status: 'loading' }
    case 'played': {
      if (!isOfPresent(state, event)) return state
      const isCalm = !state.isRefetched && state.dead.length === 0 && state.waits === 0 && state.steps === 0
      return isCalm ? state : { ...state, ...fresh }
    }
    case 'moved':
      if (state.status === 'ready') return state
      if (state.status === 'failed' || state.error !== null)
        return sourcesReducer(state, { type: 'retried', atSec: event.atSec })
      return { ...state, atSec: event.atSec, badSec: null, steps: 0 }
    case 'chosen':
      return { ...state, status: 'ready', index: event.index, atSec: event.atSec, loadId: state.loadId + 1 }
    case 'retried':
      return { ...state, ...fresh, status: 'loading', atSec: event.atSec ?? state.atSec, retries: state.retries + 1 }
  }
}

/** Why no source can ever play; `null` = a retry may help. */
export function hopeless({ sources, unplayable }: SourcesState): Unplayable | null {
  const reasons = sources.map((_, one) => unplayable[one])
  return reasons.length > 0 && reasons.every((reason) => reason !== undefined) ? (reasons[0] ?? null) : null
}

interface SourceChoice {
  index: number
  name: string
}

/**
 * Sources to choose from, by name. Of sources with the same name only the first is listed; the others replace it when
 * it fails.
 */
export function sourceChoices(sources: PlaySource[], nameOf: (index: number) => string): SourceChoice[] {
  const named = sources.map(({ label }, index) => ({ index, name: label || nameOf(index) }))
  return named.filter(({ index, name }) => named.findIndex((one) => one.name === name) === index)
}
