import type { ShareSdk } from '@/platform/share/types'

const mockWx = {
  config: jest.fn(),
  ready: (done: () => void) => done(),
  error: jest.fn(),
  updateAppMessageShareData: jest.fn(),
  updateTimelineShareData: jest.fn(),
}
jest.mock('weixin-js-sdk', () => ({ __esModule: true, default: mockWx }))

const signature = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's', jsApiList: [], isDebug: false }
const defaults = { title: '知途网校，学以致用', desc: '每天一节课', icon: 'https://x/icon.png' }
const none = { title: '', desc: '', icon: '' }

const own = { title: '数据结构', desc: '十二讲', thumb: 'https://x/c.jpg' }
const nothing = { title: '', desc: '', thumb: '' }

/** The SDK is signed once a visit: each case is a visit of its own. */
async function publish(card: typeof own, sdk: ShareSdk | null) {
  jest.resetModules()
  const { shareAdapter } = await import('@/platform/share')
  const { device } = await import('@/platform/device')
  Object.assign(device, { isWechatBrowser: true })
  await shareAdapter.publish({ ...card, siteName: '知途', path: '/pages/index/index' }, async () => sdk)
  return mockWx.updateAppMessageShareData.mock.calls[0]?.[0]
}

beforeEach(() => jest.clearAllMocks())

test.each([
  ['the page’s own words first', own, defaults, { title: '数据结构', desc: '十二讲', imgUrl: 'https://x/c.jpg' }],
  [
    'the operator’s, where the page has none',
    nothing,
    defaults,
    { title: '知途网校，学以致用', desc: '每天一节课', imgUrl: 'https://x/icon.png' },
  ],
  ['the academy’s name, where nobody has any', nothing, none, { title: '知途', desc: '知途', imgUrl: '' }],
])('%s', async (_, card, site, words) => {
  expect(await publish(card, { signature, defaults: site })).toMatchObject(words)
  const { title, imgUrl } = words
  expect(mockWx.updateTimelineShareData.mock.calls[0]?.[0]).toMatchObject({ title, imgUrl })
})

test('nothing where sharing is not set up', async () => {
  expect(await publish(own, null)).toBeUndefined()
  expect(mockWx.config).not.toHaveBeenCalled()
})
