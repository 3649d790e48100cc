import { history } from '@tarojs/router/dist/history'

import { layersOf, frontPage, topLayer, watchLayers } from '@/lib/layers'

import { followPages } from '../pageFocus/follow'
import { followTop } from './behind'
import { backGuard } from './backGuard'

/**
 * The router's state of a history entry. The layers' entry is a copy of its page's, with a mark, so that readers take
 * it for the page.
 */
interface EntryState {
  key?: string
  layer?: true
}

const stateOf = (state: unknown): EntryState => (state as EntryState | null) ?? {}

/** The browser stands at the layers' entry. */
let isAt = false
/** The target of our own step that is under way. */
let awaited: 'page' | 'layer' | null = null
let arrival = Promise.resolve()
let onArrival: () => void = () => undefined
/**
 * The learner has just gone back from the layers' entry. Going forward to it again is possible; making a new one would
 * need a tap.
 */
let isForward = false
let movesUnderWay = 0

function step(to: 'page' | 'layer'): Promise<void> {
  awaited = to
  arrival = new Promise((resolve) => (onArrival = resolve))
  window.history.go(to === 'page' ? -1 : 1)
  return arrival
}

function push(): void {
  try {
    window.history.pushState({ ...stateOf(window.history.state), layer: true }, '')
    isAt = true
  } catch {
    // Browsers limit these calls. "Back" then leaves the page.
  }
}

/** Makes the history agree with the open layers. */
function sync(): void {
  if (awaited || movesUnderWay > 0) return
  const isWanted = !backGuard.isOn && layersOf(frontPage()).length > 0
  if (isWanted === isAt) return
  if (!isWanted) void step('page')
  else if (isForward) void step('layer')
  else push()
}

/** Whether the router shows this page already. The app's first entry has no key, nor has a typed one. */
function isRouterAt({ key = 'default' }: EntryState): boolean {
  const { location } = history
  const [path, search = ''] = window.location.hash.slice(1).split('?')
  const isKnown = isAt || key !== 'default' || location.search === (search && `?${search}`)
  return isKnown && key === location.key && path === location.pathname
}

/** Stops events that only open or close a layer: the router would build the page anew. */
export function onPop(event: PopStateEvent): void {
  const state = stateOf(event.state)
  const isLayer = state.layer === true
  const isOwn = awaited === (isLayer ? 'layer' : 'page')
  if (awaited) {
    awaited = null
    onArrival()
  }
  if (isOwn) {
    event.stopImmediatePropagation()
    isAt = isLayer
    return sync()
  }
  // A held page takes the learner's step back, so the router must hear of both.
  if (backGuard.isOn && !isLayer) {
    isAt = false
    return
  }
  const isHere = isRouterAt(state)
  const hasLeft = isAt
  isAt = false
  if (isLayer || isHere) event.stopImmediatePropagation()
  // Forward to a layer that is closed long since, or back to one that a typed address has left behind.
  if (isLayer && isHere) void step('page')
  else if (isLayer) window.history.back()
  else if (isHere && hasLeft) dismiss()
}

function dismiss(): void {
  isForward = true
  topLayer()?.dismiss()
  // Runs after drawing. A layer that is still open, or waits for an answer, gets the entry again.
  setTimeout(() => {
    sync()
    isForward = false
  })
}

/** Also waits for a step that is under way: the router would take its event for one of its own. */
export async function aside(move: () => Promise<unknown>): Promise<unknown> {
  movesUnderWay += 1
  try {
    if (awaited) await arrival
    if (isAt) await step('page')
    return await move()
  } finally {
    movesUnderWay -= 1
  }
}

export function start(isByKey?: true): void {
  isAt = stateOf(window.history.state).layer === true
  watchLayers(sync)
  sync()
  followTop()
  followPages(isByKey)
}
