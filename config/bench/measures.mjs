// What a learner would notice, each measured on a phone of its own.
import { gzipSync } from 'node:zlib'

import { newPhone, openTab, sleep } from './phone.mjs'

/** Signed in; has bought and begun nothing. */
const learner = { token: '{"data":"fresh"}' }
const firstCourse = '数据分析进阶实战 第1期'
const goal = '学习目标'

export const pages = {
  home: { route: '/pages/index/index', text: '精选好课' },
  list: { route: '/packageA/vod/index', text: firstCourse, storage: learner },
  detail: { route: '/pages/course/show?id=1', text: goal, storage: learner },
  login: { route: '/pages/auth/login', text: '验证码' },
}

export const taps = {
  'home > detail': { from: 'home', press: firstCourse, text: goal, storage: learner },
  'list > detail': { from: 'list', press: firstCourse, text: goal, storage: learner },
  我的: { from: 'home', press: '我的', text: '我的服务', back: '首页' },
}

async function visit(phone, origin, { route, ...options }) {
  const tab = await openTab(phone, options)
  await tab.page.goto(`${origin}/#${route}`, { waitUntil: 'commit' })
  await tab.settle()
  const { TaskDuration } = await tab.spent()
  const { firstText, lcp } = await tab.page.evaluate(() => globalThis.__bench)
  await tab.page.close()
  return { text: firstText, lcp, mainThread: TaskDuration }
}

/** First and second visit of a page, ms. */
export async function openTwice(browser, origin, name) {
  const phone = await newPhone(browser)
  const first = await visit(phone, origin, pages[name])
  const second = await visit(phone, origin, pages[name])
  await phone.close()
  return { ...first, again: second.text }
}

/** From the tap to the text, the first time and after going back, and the worst delay of an input; ms. */
export async function tapTwice(browser, origin, name) {
  const { from, press, text, back, storage } = taps[name]
  const phone = await newPhone(browser)
  const { page, settle } = await openTab(phone, { text: pages[from].text, storage })
  await page.goto(`${origin}/#${pages[from].route}`, { waitUntil: 'commit' })
  await settle()
  const tap = async () => {
    // The page that slides out may hold the text for a moment.
    await page.waitForFunction((words) => globalThis.__bench.visible(words) !== true, text)
    await sleep(300)
    await page.evaluate((words) => globalThis.__bench.arm(words), text)
    await page.locator(`text=${press} >> visible=true`).first().tap()
    await page.waitForFunction(() => globalThis.__bench.nav.end !== null, null, { polling: 100 })
    const { start, end } = await page.evaluate(() => globalThis.__bench.nav)
    await settle(600)
    return end - start
  }
  const first = await tap()
  // Tab pages are no steps of the history.
  if (back) await page.locator(`text=${back} >> visible=true`).first().tap()
  else await page.evaluate(() => globalThis.history.back())
  await page.waitForFunction((words) => globalThis.__bench.visible(words), pages[from].text)
  await settle(600)
  const again = await tap()
  const delays = await page.evaluate(() => globalThis.__bench.events.map(([, , duration]) => duration))
  await phone.close()
  return { first, again, delay: Math.max(16, ...delays) }
}

/**
 * Scrolls the list by touch. Measures main-thread time per new row, which other load on the machine does not change.
 */
export async function scrollList(browser, origin) {
  const phone = await newPhone(browser)
  const { route, text, storage } = pages.list
  const { page, session, settle, spent } = await openTab(phone, { text, storage, isSlow: false })
  await page.goto(`${origin}/#${route}`, { waitUntil: 'commit' })
  await settle(1_500)
  const rows = () =>
    page.evaluate(() =>
      Math.max(...[...globalThis.document.body.textContent.matchAll(/第(\d+)期/g)].map(([, row]) => Number(row))),
    )
  const touch = (type, y) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 196, y }] })
  const [before, from] = [await spent(), await rows()]
  let to = from
  for (const end = Date.now() + 40_000; to < 112 && Date.now() < end; to = await rows()) {
    await touch('touchStart', 690)
    for (let y = 645; y > 80; y -= 45) {
      await touch('touchMove', y)
      await sleep(12)
    }
    await touch('touchEnd')
    await sleep(60)
  }
  const after = await spent()
  await phone.close()
  return (after.TaskDuration - before.TaskDuration) / (to - from)
}

/** Scripts that home asks for until it is at rest, gzip, bytes. */
export async function weighHome(browser, origin) {
  const phone = await newPhone(browser)
  const { page, settle } = await openTab(phone, { text: pages.home.text, isSlow: false })
  const bodies = new Map()
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') bodies.set(answer.url(), answer.body())
  })
  await page.goto(`${origin}/#${pages.home.route}`, { waitUntil: 'commit' })
  await settle()
  const sizes = (await Promise.all(bodies.values())).map((body) => gzipSync(body, { level: 9 }).length)
  await phone.close()
  return sizes.reduce((sum, size) => sum + size, 0)
}
