import { device } from '@/platform/device'

const entry = (type: string, loadEventEnd: number) => ({ type, loadEventEnd })

afterEach(() => void Reflect.deleteProperty(performance, 'getEntriesByType'))

test.each([
  ['opened', 'navigate', 0, false],
  ['brought by "back", and still loading', 'back_forward', 0, true],
  ['brought by "back" a while ago', 'back_forward', 812.5, false],
])('a page that was %s', (_, type, loadEventEnd, isReplayed) => {
  Object.defineProperty(performance, 'getEntriesByType', {
    value: (name: string) => (name === 'navigation' ? [entry(type, loadEventEnd)] : []),
    configurable: true,
  })
  expect(device.isReplayed()).toBe(isReplayed)
})

test('a browser that does not tell', () => {
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [], configurable: true })
  expect(device.isReplayed()).toBe(false)
})

test.each([
  ['an iPad, which calls itself a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 5, true],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 0, false],
  ['a laptop with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120', 10, false],
  ['a phone', 'Mozilla/5.0 (Linux; Android 13) Chrome/120 Mobile', 5, true],
])('%s is mobile or not', (_, agent, maxTouchPoints, isMobile) => {
  const touch = Object.getOwnPropertyDescriptor(navigator, 'maxTouchPoints')
  Object.defineProperty(navigator, 'maxTouchPoints', { value: maxTouchPoints, configurable: true })
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  jest.isolateModules(() => {
    const anew = jest.requireActual<typeof import('@/platform/device')>('@/platform/device')
    expect(anew.device.isMobile).toBe(isMobile)
  })
  jest.restoreAllMocks()
  if (touch) Object.defineProperty(navigator, 'maxTouchPoints', touch)
  else Reflect.deleteProperty(navigator, 'maxTouchPoints')
})
