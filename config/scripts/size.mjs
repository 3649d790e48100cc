// `npm run size`: weighs both builds against config/size-budgets.json.
import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

import { chromium } from 'playwright-core'

import { chromiumArgs, findChromium } from './chromium.mjs'
import { fail, root } from './lib.mjs'
import { serveBuild, signIn } from './served.mjs'

const budgets = JSON.parse(fs.readFileSync(path.join(root, 'config/size-budgets.json'), 'utf8'))
const dist = (end) => path.join(root, 'dist', end)

/** Pages besides home. Only home has a budget. */
const pages = {
  login: '/pages/auth/login',
  list: '/packageA/vod/index',
  detail: '/pages/course/show?id=1',
  lesson: '/pages/course/video?id=1',
  cashier: '/pages/order/order?type=course&id=3',
  study: '/pages/course/index',
  me: '/pages/member/index',
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
let isWithin = true

function print(name, value, { budget, format = kB } = {}) {
  const isOver = budget !== undefined && value >= budget
  if (isOver) isWithin = false
  const limit = budget === undefined ? '' : `< ${format(budget)}${isOver ? '  OVER' : ''}`
  console.log(`  ${name.padEnd(28)}${format(value).padStart(12)}  ${limit}`)
}

const gzipped = (file) => gzipSync(fs.readFileSync(path.join(dist('h5'), file)), { level: 9 }).length

/** @returns the files asked for until the app fetched ahead or the network was quiet, and the layout shift */
async function visit(browser, url) {
  const page = await browser.newPage()
  const files = { script: [], stylesheet: [] }
  let isAhead = false
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // Only a page that is complete fetches other pages' scripts, as what is no script yet.
    isAhead ||= request.resourceType() === 'other' && pathname.endsWith('.js')
    if (!isAhead) files[request.resourceType()]?.push(pathname)
  })
  await page.addInitScript(() => {
    globalThis.layoutShift = 0
    new globalThis.PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) globalThis.layoutShift += value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const layoutShift = await page.evaluate(() => globalThis.layoutShift)
  await page.close()
  return { ...files, layoutShift }
}

async function weighH5() {
  const origin = await serveBuild()
  const launched = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
  const phone = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true }
  const browser = await launched.newContext(phone)
  const weigh = (files) => sum([...new Set(files)].map(gzipped))

  const home = await visit(browser, `${origin}/#/`)
  console.log('H5, first screen of home (gzip)')
  print('script', weigh(home.script), { budget: budgets.h5.scriptBytes })
  for (const file of new Set(home.script)) print(`  ${path.basename(file)}`, gzipped(file))
  print('style', weigh(home.stylesheet), { budget: budgets.h5.styleBytes })
  const format = (value) => value.toFixed(3)
  print('layout shift', home.layoutShift, { budget: budgets.h5.layoutShift, format })

  console.log('H5, what other pages add to it (gzip)')
  for (const [name, route] of Object.entries(pages)) {
    if (name === 'list') await signIn(browser, origin)
    const { script, stylesheet } = await visit(browser, `${origin}/#${route}`)
    const known = [...home.script, ...home.stylesheet]
    print(name, weigh([...script, ...stylesheet].filter((file) => !known.includes(file))))
  }
  await launched.close()
}

function weighWeapp() {
  const app = JSON.parse(fs.readFileSync(path.join(dist('weapp'), 'app.json'), 'utf8'))
  const roots = app.subPackages.map(({ root: folder }) => `${folder}/`)
  const names = fs.readdirSync(dist('weapp'), { recursive: true })
  const sizes = names.flatMap((name) => {
    const stat = fs.statSync(path.join(dist('weapp'), name))
    const owner = roots.find((folder) => name.replaceAll(path.sep, '/').startsWith(folder))
    return stat.isFile() ? [{ owner, bytes: stat.size }] : []
  })
  const weigh = (owner) => sum(sizes.filter((size) => size.owner === owner).map(({ bytes }) => bytes))
  console.log('Mini-program')
  print('main package', weigh(undefined), { budget: budgets.weapp.mainBytes })
  for (const folder of roots) print(folder, weigh(folder), { budget: budgets.weapp.subPackageBytes })
}

if (!fs.existsSync(path.join(dist('h5'), 'index.html'))) fail('还没有 H5 构建，请先运行 npm run build:h5。')
if (!fs.existsSync(path.join(dist('weapp'), 'app.json'))) {
  fail('还没有小程序构建，请先运行 npm run build:weapp -- --api-host https://api.example.com。')
}
await weighH5()
weighWeapp()
process.exit(isWithin ? 0 : 1)
