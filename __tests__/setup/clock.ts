import { act } from 'react'

/**
 * The app's timers run only when a test lets them, so that a busy machine changes nothing. What Node's answers and
 * React's own queue need keeps its real clock.
 */
jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'performance'] })

/** The number of times that the screen is drawn, however much time passes. */
const steps = 2

/** Answers arrive, timers fire, and the screen follows. */
export async function pass(ms: number): Promise<void> {
  for (let step = 0; step < steps; step++) await act(() => jest.advanceTimersByTimeAsync(ms / steps))
}

/** In the app's time: three attempts at a call take 3 s. */
const patienceMs = 5_000

/** @returns false when it does not become so in time */
export async function becomes(isSo: () => boolean): Promise<boolean> {
  const endMs = Date.now() + patienceMs
  for (let stepMs = 10; !isSo(); stepMs = Math.min(2 * stepMs, 200)) {
    if (Date.now() >= endMs) return false
    await act(() => jest.advanceTimersByTimeAsync(stepMs))
  }
  return true
}

/** @throws when it does not become so in time */
export async function until(isSo: () => boolean): Promise<void> {
  if (!(await becomes(isSo))) throw new Error(`In vain: ${isSo}`)
}
