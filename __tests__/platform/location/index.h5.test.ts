import { locationPicker } from '@/platform/location'

const say = (origin: string, data: unknown) => window.dispatchEvent(new MessageEvent('message', { origin, data }))

test('hears the frame of one origin alone, until it stops', () => {
  const heard = jest.fn()
  const stop = locationPicker.watchFrame('https://map.example', heard)
  say('https://evil.example', 'a')
  say('https://map.example', 'b')
  stop()
  say('https://map.example', 'c')
  expect(heard.mock.calls).toEqual([['b']])
})

test('has no pages of its own', async () => {
  await expect(locationPicker.choose(null)).resolves.toBe('unavailable')
  await expect(locationPicker.show({ name: '', address: '', latitude: 0, longitude: 0 })).resolves.toBe(false)
})
