import type { Keeping } from '@/platform/keeping/types'

/** The app's start in a browser. */
async function startIn(browser: object): Promise<Keeping> {
  for (const [name, value] of Object.entries(browser))
    Object.defineProperty(navigator, name, { configurable: true, value })
  jest.resetModules()
  const { keeping } = await import('@/platform/keeping')
  return keeping
}

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const wechat = iphone.replace('Version/17.5 Mobile/15E148 Safari/604.1', 'Mobile/15E148 MicroMessenger/8.0.49')

test('the browser is asked to keep what is stored, once', async () => {
  const persist = jest.fn(() => Promise.resolve(true))
  const keeping = await startIn({ storage: { persist } })
  keeping.ask()
  keeping.ask()
  expect(persist).toHaveBeenCalledTimes(1)
})

test.each([
  ['on http', undefined],
  ['in an old browser', {}],
  ['where it fails', { persist: () => Promise.reject(new Error('no')) }],
])('%s nothing is asked, and nothing breaks', async (_, storage) => {
  const keeping = await startIn({ storage })
  expect(() => keeping.ask()).not.toThrow()
})

test.each([
  ['a tab of Safari on a phone', false, iphone, true],
  ['the home screen', true, iphone, false],
  ['WeChat on an iPhone', false, wechat, false],
  ['a computer', undefined, iphone.replace('iPhone', 'Macintosh'), false],
])('whether what %s stores is brief', async (_, standalone, userAgent, isBrief) => {
  expect((await startIn({ standalone, userAgent })).isBrief).toBe(isBrief)
})
