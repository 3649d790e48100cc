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
