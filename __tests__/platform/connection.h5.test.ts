import { connection } from '@/platform/connection'

const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted })

test('a page that comes back whole, out of the memory of the browser, is looked at again', () => {
  const listener = jest.fn()
  const stop = connection.watchVisible(listener)
  window.dispatchEvent(new Event('pagehide'))
  window.dispatchEvent(shown(true))
  expect(listener.mock.calls).toEqual([[false], [true]])
  stop()
  window.dispatchEvent(shown(true))
  expect(listener).toHaveBeenCalledTimes(2)
})

test('the first showing of a page is no coming back', () => {
  const listener = jest.fn()
  const stop = connection.watchVisible(listener)
  window.dispatchEvent(shown(false))
  expect(listener).not.toHaveBeenCalled()
  stop()
})

test.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: '2g' }, true],
  [{ saveData: false, effectiveType: 'slow-2g' }, true],
  [{ saveData: false, effectiveType: '3g' }, false],
  [undefined, false],
])('data are dear on %j: %s', (told, isDear) => {
  Object.defineProperty(navigator, 'connection', { value: told, configurable: true })
  expect(connection.isDear()).toBe(isDear)
})
