import { updater } from '@/platform/update'

import { pass, until } from '../../setup/clock'

const texts = { title: '新版本', text: '', confirmLabel: '刷新', cancelLabel: '稍后' }
const failedTexts = { title: '没有加载出来', text: '', confirmLabel: '重试', cancelLabel: '稍后' }
const onOffline = jest.fn()
updater.watch({ texts, failedTexts, ask: async () => false, onOffline })

const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })

/** Code does not come; the answer about versions comes when it is let. */
function breakOff(): () => void {
  let answer: (response: Response) => void = () => undefined
  globalThis.fetch = () => new Promise((resolve) => (answer = resolve))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: missing }))
  return () => answer(new Response('<html></html>'))
}

const asked = () => document.body.textContent?.includes(failedTexts.title) === true

it('asks about code that did not come', async () => {
  breakOff()()
  await until(asked)
  const buttons = [...document.querySelectorAll('button')]
  buttons.find(({ textContent }) => textContent === failedTexts.cancelLabel)?.click()
})

it('asks nothing on a page that was left meanwhile, also when the learner comes back to it', async () => {
  const answer = breakOff()
  window.dispatchEvent(new Event('pagehide'))
  answer()
  await pass(20)
  expect(asked()).toBe(false)
})

it('asks nothing while the server cannot be reached, whatever the browser says of the network', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: missing }))
  await pass(20)
  expect(asked()).toBe(false)
  expect(onOffline).toHaveBeenCalledTimes(1)
})
