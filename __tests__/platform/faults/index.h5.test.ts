import { faults } from '@/platform/faults/index.h5'
import type { Fault } from '@/platform/faults/types'

test('hears of errors that nobody caught, of refused promises and of files that did not come', () => {
  const heard: Fault[] = []
  faults.watch((one) => heard.push(one))
  const fault = new Error('boom')
  window.dispatchEvent(new ErrorEvent('error', { error: fault, message: 'boom' }))
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no' }))
  const script = Object.assign(document.createElement('script'), { src: 'https://h5.example.com/js/a.js' })
  const picture = document.createElement('img')
  document.body.append(script, picture)
  for (const element of [script, picture]) element.dispatchEvent(new Event('error'))
  expect(heard).toEqual([
    { error: fault },
    { error: 'Script error.' },
    { error: 'no' },
    { missingFile: 'https://h5.example.com/js/a.js' },
  ])
})

test('sends as text, which a foreign host takes without being asked first; a bad address is nobody’s trouble', () => {
  const sendBeacon = jest.fn((url: string) => {
    if (url === 'http://') throw new TypeError('Invalid URL')
    return true
  })
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon })
  faults.send('https://report.example.com/h5', '{"kind":"error"}')
  expect(sendBeacon).toHaveBeenCalledWith('https://report.example.com/h5', '{"kind":"error"}')
  expect(() => faults.send('http://', '')).not.toThrow()
})
