import './clock'

/**
 * Notes what our code in `src` listens to and repeats while a screen is open. What is still there when the screen has
 * closed was forgotten: a page that is opened ten times a day does it ten times over.
 */
interface Leftover {
  /** `resize of the window` */
  what: string
  /** `src/platform/viewport/index.h5.ts:40` */
  from: string
}

let isWatching = false
const intervals = new Map<unknown, Leftover>()
const listeners = new Map<string, Leftover>()

/** The nearest line of our own code that led here; '' = none. */
function caller(): string {
  const frames = (new Error().stack ?? '').split('\n')
  const own = frames.filter((frame) => !frame.includes('node_modules') && !frame.includes(__filename))
  return own.flatMap((frame) => /(?:src|__tests__)\/.+?:\d+/.exec(frame)?.[0] ?? [])[0] ?? ''
}

function note<K>(kept: Map<K, Leftover>, key: K, what: string): void {
  const from = isWatching ? caller() : ''
  if (from.startsWith('src/')) kept.set(key, { what, from })
}

const numbers = new WeakMap<object, number>()
let lastNumber = 0
function numberOf(listener: object): number {
  const number = numbers.get(listener) ?? ++lastNumber
  numbers.set(listener, number)
  return number
}

type Listening = Parameters<EventTarget['addEventListener']>

function watchTarget(target: EventTarget, name: string): void {
  const { addEventListener, removeEventListener } = target
  const keyOf = ([type, listener, options]: Listening) => {
    const isCapture = typeof options === 'object' ? options.capture === true : options === true
    return listener && `${name} ${type} ${numberOf(listener)} ${isCapture}`
  }
  target.addEventListener = (...args: Listening) => {
    const [type, , options] = args
    const key = keyOf(args)
    const isOnce = typeof options === 'object' && options.once === true
    if (key && !isOnce) note(listeners, key, `${type} of the ${name}`)
    addEventListener.apply(target, args)
  }
  target.removeEventListener = (...args: Listening) => {
    const key = keyOf(args)
    if (key) listeners.delete(key)
    removeEventListener.apply(target, args)
  }
}
watchTarget(window, 'window')
watchTarget(document, 'document')

const { setInterval: start, clearInterval: stop } = globalThis
Object.assign(globalThis, {
  setInterval(...args: Parameters<typeof start>) {
    const id = start(...args)
    note(intervals, id, 'an interval')
    return id
  },
  clearInterval(id: Parameters<typeof stop>[0]) {
    intervals.delete(id)
    stop(id)
  },
})

export const leftovers = {
  watch(): void {
    isWatching = true
    listeners.clear()
    intervals.clear()
  },
  found(): string[] {
    isWatching = false
    return [...listeners.values(), ...intervals.values()].map(({ what, from }) => `${what}, from ${from}`)
  },
}
