import { loginAdapter } from '@/platform/login'

const pending = { action: 'login', returnTo: 'courseShow?id=7' } as const
const minuteMs = 60_000

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  jest.useFakeTimers({ now: Date.parse('2024-05-01T10:00:00Z') })
})
afterEach(() => jest.useRealTimers())

test('a pending round is taken once, by its nonce', () => {
  const nonce = loginAdapter.storePending(pending)
  expect(nonce).toMatch(/^[0-9a-z]{16}$/)
  expect(loginAdapter.takePending('somebody-elses')).toBeNull()
  expect(loginAdapter.takePending(undefined)).toBeNull()
  expect(loginAdapter.takePending(nonce)).toEqual(pending)
  expect(loginAdapter.takePending(nonce)).toBeNull()
})

test.each([
  ['in time', 10 * minuteMs, pending],
  ['too late', 10 * minuteMs + 1, null],
  ['with a clock set back', -minuteMs, null],
])('%s', (_, laterMs, taken) => {
  const nonce = loginAdapter.storePending(pending)
  jest.setSystemTime(Date.now() + laterMs)
  expect(loginAdapter.takePending(nonce)).toEqual(taken)
})

test('two rounds have two nonces, and the later one counts', () => {
  const first = loginAdapter.storePending(pending)
  const second = loginAdapter.storePending({ ...pending, action: 'bind' })
  expect(first).not.toBe(second)
  expect(loginAdapter.takePending(first)).toBeNull()
  expect(loginAdapter.takePending(second)).toEqual({ ...pending, action: 'bind' })
})

test('what an older version left behind is no pending round', () => {
  localStorage.setItem('oauth_pending', JSON.stringify({ data: 'nonce' }))
  expect(loginAdapter.takePending('nonce')).toBeNull()
})

test('a code leaves the address before it is used, and counts once in a visit', () => {
  const url = '/h5/?from=menu#/pages/auth/loading?nonce=n&login_code=abc&action=login'
  window.history.replaceState({ kept: 1 }, '', url)
  expect(loginAdapter.claimCode('abc')).toBe(true)
  expect(window.location.href).toBe('http://localhost/h5/?from=menu#/pages/auth/loading')
  expect(window.history.state).toEqual({ kept: 1 })
  expect(loginAdapter.claimCode('abc')).toBe(false)
  expect(loginAdapter.claimCode('def')).toBe(true)
})

test('without session storage a code can still be used', () => {
  const broken = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied')
  })
  expect(loginAdapter.claimCode('abc')).toBe(true)
  broken.mockRestore()
})

test("the way back stays below the backend's 255 characters", () => {
  window.history.replaceState(null, '', `/h5/?${'x'.repeat(300)}#/pages/auth/login`)
  const url = loginAdapter.returnUrl('/pages/auth/loading?nonce=0123456789abcdef')
  expect(url).toBe('http://localhost/h5/#/pages/auth/loading?nonce=0123456789abcdef')
})

test('there is no session login in a browser', async () => {
  await expect(loginAdapter.session()).rejects.toThrow()
  await expect(loginAdapter.profile()).rejects.toThrow()
})
