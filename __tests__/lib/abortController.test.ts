import { AbortController } from '@/lib/abortController'

test('tells its listeners once, and keeps the reason', () => {
  const controller = new AbortController()
  const { signal } = controller
  const heard = jest.fn()
  const left = jest.fn()
  signal.addEventListener('abort', heard)
  signal.addEventListener('abort', left)
  signal.removeEventListener('abort', left)
  expect(() => signal.throwIfAborted()).not.toThrow()

  controller.abort('gone')
  controller.abort('again')
  expect(heard).toHaveBeenCalledTimes(1)
  expect(left).not.toHaveBeenCalled()
  expect(signal).toMatchObject({ aborted: true, reason: 'gone' })
  expect(() => signal.throwIfAborted()).toThrow('gone')
})

test('has an AbortError for a reason by itself', () => {
  const controller = new AbortController()
  controller.abort()
  expect(controller.signal.reason).toMatchObject({ name: 'AbortError' })
})
