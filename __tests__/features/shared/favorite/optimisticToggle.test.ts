import { createOptimisticToggle } from '@/features/shared/favorite/optimisticToggle'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A server that has the mark, a screen that shows it, and a learner who presses what is on screen. */
function scene({ server = false, screen = false, fails = false } = {}) {
  const state = { server, screen, fails, calls: 0, settled: [] as boolean[], errors: 0, rests: 0 }
  const toggle = createOptimisticToggle({
    isOn: () => state.screen,
    async send() {
      state.calls++
      if (state.fails) throw new Error('no network')
      state.server = !state.server
      return state.server
    },
    async read() {
      if (state.fails) throw new Error('no network')
      return state.server
    },
    onChange: (isOn) => (state.screen = isOn),
    onSettled: (isOn) => state.settled.push(isOn),
    onError: () => state.errors++,
    onRest: () => state.rests++,
  })
  return {
    state,
    press: toggle.toggle,
    flush: toggle.flush,
    wait: () => jest.advanceTimersByTimeAsync(5_000),
  }
}

test('changes at once, is sent once settled', async () => {
  const { state, press, wait } = scene()
  press()
  expect(state).toMatchObject({ screen: true, calls: 0 })
  await wait()
  expect(state).toMatchObject({ server: true, screen: true, calls: 1, settled: [true] })
})

test.each([
  [2, 0, false],
  [3, 1, true],
  [10, 0, false],
])('%d quick presses are %d calls', async (presses, calls, isOn) => {
  const { state, press, wait } = scene()
  for (let i = 0; i < presses; i++) press()
  await wait()
  expect(state).toMatchObject({ calls, server: isOn, screen: isOn })
})

test('a failure takes it back and says so', async () => {
  const { state, press, wait } = scene({ server: true, screen: true, fails: true })
  press()
  await wait()
  expect(state).toMatchObject({ screen: true, server: true, errors: 1, settled: [] })
  state.fails = false
  press()
  await wait()
  expect(state).toMatchObject({ screen: false, server: false, calls: 2 })
})

test('pressed on another device meanwhile: flipped once more, to what the learner wants', async () => {
  const { state, press, wait } = scene({ server: true, screen: false })
  press()
  await wait()
  expect(state).toMatchObject({ screen: true, server: true, calls: 2, settled: [true] })
})

test('leaving sends what waits, and nothing where nothing waits', async () => {
  const { state, press, flush, wait } = scene()
  flush()
  expect(state).toMatchObject({ calls: 0, rests: 0 })
  press()
  flush()
  expect(state).toMatchObject({ calls: 1, rests: 0 })
  await wait()
  flush()
  expect(state).toMatchObject({ calls: 1, server: true, rests: 1 })
})
