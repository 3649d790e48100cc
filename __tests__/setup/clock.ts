import { act } from 'react'

/**
 * The app's timers pass only when a test lets them, so that a busy machine changes nothing. What Node's answers and
 * React's own queue live on goes on by itself.
 */
jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'performance'] })

/** The screen follows so often, however much time passes. */
const steps = 2

/** Lets time pass for the app: answers arrive, timers fire, the screen follows. */
export async function pass(ms: number): Promise<void> {
  for (let step = 0; step < steps; step++) await act(() => jest.advanceTimersByTimeAsync(ms / steps))
}

/** Of the app's time; what is tried three times takes 3 s. */
const patienceMs = 5_000

/** Lets time pass until this is so; false when it does not come to be. */
export async function until(isSo: () => boolean): Promise<boolean> {
  const endMs = Date.now() + patienceMs
  for (let stepMs = 10; !isSo(); stepMs = Math.min(2 * stepMs, 200)) {
    if (Date.now() >= endMs) return false
    await act(() => jest.advanceTimersByTimeAsync(stepMs))
  }
  return true
}
