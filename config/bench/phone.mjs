// The phone of the bench: 393 x 786 at 2.75, a processor four times slower, Slow 4G (1.6 Mbit/s, 150 ms a request).
import { chromium, devices } from 'playwright-core'

import { chromiumArgs, findChromium } from '../scripts/chromium.mjs'
import { inPage } from './inPage.mjs'

export const launch = () => chromium.launch({ executablePath: findChromium(), args: chromiumArgs })

const profile = {
  ...devices['Pixel 5'],
  defaultBrowserType: undefined,
  viewport: { width: 393, height: 786 },
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
}

/** A phone that has never been here. */
export const newPhone = (browser) => browser.newContext(profile)

const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

function watchNetwork(session) {
  const underWay = new Set()
  let lastEnd = Date.now()
  const end = ({ requestId }) => {
    if (underWay.delete(requestId)) lastEnd = Date.now()
  }
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) underWay.add(requestId)
  })
  session.on('Network.loadingFinished', end)
  session.on('Network.loadingFailed', end)
  return () => (underWay.size > 0 ? 0 : Date.now() - lastEnd)
}

/**
 * A tab of its own.
 * @param text its showing is timed
 * @param isSlow slow processor and network; otherwise both run at full speed, and processor time is counted
 */
export async function openTab(phone, { text, storage = {}, isSlow = true }) {
  const page = await phone.newPage()
  const session = await phone.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Performance.enable', { timeDomain: isSlow ? 'timeTicks' : 'threadTicks' })
  if (isSlow) {
    await session.send('Network.emulateNetworkConditions', slow4g)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }
  await page.addInitScript(`(${inPage})(${JSON.stringify(text)})`)
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) globalThis.localStorage.setItem(key, value)
  }, storage)
  const idleMs = watchNetwork(session)

  /** Waits until the text shows, the network is idle and no long task has run for a while. */
  async function settle(quietMs = 1_000) {
    for (const end = Date.now() + 60_000; Date.now() < end; await sleep(100)) {
      if (idleMs() < quietMs) continue
      const isCalm = await page.evaluate((ms) => {
        const { long, firstText } = globalThis.__bench
        const [start, duration] = long.at(-1) ?? [0, 0]
        return firstText !== null && globalThis.performance.now() - start - duration >= ms
      }, quietMs)
      if (isCalm) return
    }
    throw new Error(`「${text}」 did not show, or the page found no rest`)
  }

  /** Durations in ms, by name. */
  async function spent() {
    const { metrics } = await session.send('Performance.getMetrics')
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]))
  }

  return { page, session, settle, spent }
}

export { sleep }
