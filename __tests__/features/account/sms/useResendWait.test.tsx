import { act } from 'react'
import { createRoot } from 'react-dom/client'

import { useResendWait } from '@/features/account/sms/useResendWait'

const startMs = Date.parse('2024-05-01T10:00:00Z')

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers({ now: startMs })
})
afterEach(() => jest.useRealTimers())

/** What the hook says now. */
function open(mobile = '13800000001') {
  const drawn: { wait?: ReturnType<typeof useResendWait> } = {}
  function Wait() {
    drawn.wait = useResendWait('login', mobile)
    return null
  }
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<Wait />))
  return {
    waitSec: () => drawn.wait?.waitSec,
    start: () => act(() => drawn.wait?.start()),
    close: () => act(() => root.unmount()),
  }
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('counts down by the clock and stops at nothing', () => {
  const wait = open()
  expect(wait.waitSec()).toBe(0)
  wait.start()
  expect(wait.waitSec()).toBe(120)
  pass(68_000)
  expect(wait.waitSec()).toBe(52)
  pass(52_000)
  expect(wait.waitSec()).toBe(0)
  expect(jest.getTimerCount()).toBe(0)
})

test('a page that slept shows the true rest at the next tick', () => {
  const wait = open()
  wait.start()
  jest.setSystemTime(startMs + 100_000)
  pass(1_000)
  expect(wait.waitSec()).toBe(19)
})

test('goes on where it was when the page is opened again', () => {
  const first = open()
  first.start()
  first.close()
  pass(30_000)
  const second = open()
  expect(second.waitSec()).toBe(90)
  pass(1_000)
  expect(second.waitSec()).toBe(89)
  expect(open('13900000002').waitSec()).toBe(0)
})
