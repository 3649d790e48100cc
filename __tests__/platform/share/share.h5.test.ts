import type { ShareSdk } from '@/platform/share/types'

const mockWx = {
  config: jest.fn(),
  ready: jest.fn(),
  error: jest.fn(),
  updateAppMessageShareData: jest.fn(),
  updateTimelineShareData: jest.fn(),
}
jest.mock('weixin-js-sdk', () => ({ __esModule: true, default: mockWx }))

const signature = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's', jsApiList: [], isDebug: false }
const defaults = { title: '知途网校，学以致用', desc: '每天一节课', icon: 'https://x/icon.png' }
const none = { title: '', desc: '', icon: '' }
const path = '/pages/course/show?id=7&msv=3'

const own = { title: '数据结构', desc: '十二讲', thumb: 'https://x/c.jpg' }
const nothing = { title: '', desc: '', thumb: '' }
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) MicroMessenger/8.0'

/** The SDK is signed once a visit: each case is a visit of its own, in WeChat unless it says otherwise. */
async function visit({ isWechatBrowser = true, agent = '' } = {}) {
  jest.resetModules()
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  const { shareAdapter } = await import('@/platform/share')
  const { device } = await import('@/platform/device')
  Object.assign(device, { isWechatBrowser })
  return shareAdapter
}

async function publish(card: typeof own, sdk: ShareSdk | null) {
  const adapter = await visit()
  const sign = jest.fn<Promise<ShareSdk | null>, [string]>(async () => sdk)
  await adapter.publish({ ...card, siteName: '知途', path }, sign)
  return { adapter, sign, card: mockWx.updateAppMessageShareData.mock.calls[0]?.[0] }
}

beforeEach(() => {
  jest.clearAllMocks()
  mockWx.ready.mockImplementation((done: () => void) => done())
  window.history.replaceState(null, '', '/?from=singlemessage#/pages/index/index')
})
afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
})

test.each([
  ['the page’s own words first', own, defaults, { title: '数据结构', desc: '十二讲', imgUrl: 'https://x/c.jpg' }],
  [
    'the operator’s, where the page has none',
    nothing,
    defaults,
    { title: '知途网校，学以致用', desc: '每天一节课', imgUrl: 'https://x/icon.png' },
  ],
  ['the academy’s name, where nobody has any', nothing, none, { title: '知途', desc: '知途', imgUrl: '' }],
])('%s', async (_, words, site, shown) => {
  expect((await publish(words, { signature, defaults: site })).card).toMatchObject(shown)
  const { title, imgUrl } = shown
  expect(mockWx.updateTimelineShareData.mock.calls[0]?.[0]).toMatchObject({ title, imgUrl })
})

test('the link is the page’s, with its referrer and without what the visit came with', async () => {
  const { card, sign, adapter } = await publish(own, { signature, defaults })
  expect(card).toMatchObject({ link: `http://localhost/#${path}` })
  expect(sign).toHaveBeenCalledWith('http://localhost/?from=singlemessage')
  expect(adapter.way()).toBe('menu')
})

test('an iPhone has the address signed that its visit began with', async () => {
  const adapter = await visit({ agent: iphone })
  window.history.replaceState(null, '', '/#/pages/index/index')
  const sign = jest.fn<Promise<null>, [string]>(async () => null)
  await adapter.publish({ ...own, siteName: '知途', path }, sign)
  expect(sign).toHaveBeenCalledWith('http://localhost/?from=singlemessage')
})

test('where sharing is not set up nothing is configured, and the link is what there is', async () => {
  const { adapter } = await publish(own, null)
  expect(mockWx.config).not.toHaveBeenCalled()
  expect(adapter.way()).toBe('link')
})

test('a signature that WeChat refuses leaves the link', async () => {
  mockWx.ready.mockImplementation(() => undefined)
  mockWx.error.mockImplementation((done: () => void) => done())
  const { adapter, card } = await publish(own, { signature, defaults })
  expect(card).toBeUndefined()
  expect(adapter.way()).toBe('link')
})

describe('in other browsers', () => {
  test('without a sheet of theirs there is the link; nothing is ever signed', async () => {
    const adapter = await visit({ isWechatBrowser: false })
    const sign = jest.fn<Promise<null>, [string]>(async () => null)
    await adapter.publish({ ...own, siteName: '知途', path }, sign)
    expect(sign).not.toHaveBeenCalled()
    expect(adapter.way()).toBe('link')
  })

  test('where they have a sheet it is the way', async () => {
    Object.assign(navigator, { share: jest.fn() })
    const adapter = await visit({ isWechatBrowser: false })
    expect(adapter.way()).toBe('sheet')
  })
})

test('a signature that did not come is asked for again with the next card', async () => {
  mockWx.error.mockReset()
  const adapter = await visit()
  const sign = jest.fn<Promise<ShareSdk | null>, [string]>(async () => ({ signature, defaults }))
  sign.mockRejectedValueOnce(new Error('offline'))
  await adapter.publish({ ...own, siteName: '知途', path }, sign)
  expect(adapter.way()).toBe('link')
  await adapter.publish({ ...own, siteName: '知途', path }, sign)
  expect(adapter.way()).toBe('menu')
  await adapter.publish({ ...own, siteName: '知途', path }, sign)
  expect(sign).toHaveBeenCalledTimes(2)
})
