import { history, setHistoryMode } from '@tarojs/router/dist/history'

import { holdPage } from '@/platform/leaving'

setHistoryMode('hash')

const onBack = jest.fn()
const hold = () => holdPage({ path: 'room', abovePath: 'home', text: '', onBack })

let letGo: () => void
const go = (pathname: string) => history.push({ pathname, search: '' })

/** The browser's way back; it takes a while. */
async function back(isThere: () => boolean): Promise<void> {
  window.history.back()
  while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 5))
}

const isAt = (pathname: string) => () =>
  history.location.pathname === pathname && window.location.hash === `#${pathname}`
/** The browser has gone back already when the page hears of it: it is led forward again. */
const isTold = () => onBack.mock.calls.length > 0 && isAt('/room')()

const isAskedToStay = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(() => {
  onBack.mockClear()
  go('/before')
  go('/room')
  letGo = hold()
})
afterEach(() => letGo())

it('every way back stays on the page and is told', async () => {
  await back(isTold)
  expect(onBack).toHaveBeenCalledTimes(1)
  history.replace({ pathname: '/home', search: '' })
  expect(history.location.pathname).toBe('/room')
  expect(onBack).toHaveBeenCalledTimes(2)
})

it('the browser asks before it closes', () => expect(isAskedToStay()).toBe(true))

it('another page on top comes and goes as it likes; then it is held again', async () => {
  go('/login')
  expect(history.location.pathname).toBe('/login')
  expect(isAskedToStay()).toBe(false)
  await back(isAt('/room'))
  expect(onBack).not.toHaveBeenCalled()
  await back(isTold)
  expect(onBack).toHaveBeenCalledTimes(1)
})

it('below another page nothing is held until it is seen', async () => {
  letGo()
  go('/login')
  letGo = hold()
  expect(isAskedToStay()).toBe(false)
  await back(isAt('/room'))
  expect(isAskedToStay()).toBe(true)
})

it('once it is let go, the way back is free', async () => {
  letGo()
  await back(isAt('/before'))
  expect(onBack).not.toHaveBeenCalled()
  expect(isAskedToStay()).toBe(false)
})
