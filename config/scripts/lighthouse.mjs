// `npm run lighthouse`: Lighthouse (mobile) on the served build, against the limits below.
import { tmpdir } from 'node:os'
import path from 'node:path'
import fs from 'node:fs'

import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'

import { chromiumArgs, findChromium } from './chromium.mjs'
import { serveBuild, signIn } from './served.mjs'

const limits = { performance: 95, accessibility: 100, 'best-practices': 100 }
const pages = {
  home: '/',
  login: '/pages/auth/login',
  list: '/packageA/vod/index',
  detail: '/pages/course/show?id=1',
  book: '/packageA/book/show?id=1',
  article: '/packageA/topic/show?id=1',
  path: '/packageA/learnPath/show?id=1',
  search: '/pages/search/search?keywords=%E5%89%8D%E7%AB%AF',
  study: '/pages/course/index',
}
/** Visitors see these. The other pages are measured logged in, because the login page sends members on. */
const forVisitors = ['home', 'login']
const debugPort = 9333
/** The median of three: one run alone depends on what else the machine does. */
const runsPerPage = 3

const only = process.argv.slice(2)
const origin = process.env.ORIGIN ?? (await serveBuild())
const browser = await chromium.launchPersistentContext(fs.mkdtempSync(path.join(tmpdir(), 'zhitu-lighthouse-')), {
  executablePath: findChromium(),
  args: [...chromiumArgs, `--remote-debugging-port=${debugPort}`],
})

let isWithin = true
for (const [name, route] of Object.entries(pages)) {
  if (only.length > 0 && !only.includes(name)) continue
  if (!forVisitors.includes(name)) await signIn(browser, origin)
  const runs = []
  for (let run = 0; run < runsPerPage; run++) {
    // Each run is a first visit: Lighthouse empties the caches, but leaves the login in local storage.
    const options = { port: debugPort, onlyCategories: Object.keys(limits), logLevel: 'error' }
    runs.push((await lighthouse(`${origin}/#${route}`, options)).lhr)
  }
  const performance = (run) => run.categories.performance.score
  const { categories, audits } = runs.sort((a, b) => performance(a) - performance(b))[Math.floor(runsPerPage / 2)]
  const scores = Object.keys(limits).map((key) => Math.round((categories[key]?.score ?? 0) * 100))
  const metrics = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ]
  console.log(
    `${name.padEnd(9)} ${Object.keys(limits)
      .map((key, index) => `${key} ${scores[index]}`)
      .join('  ')}   ` + metrics.map((key) => `${key} ${audits[key]?.displayValue}`).join('  '),
  )
  for (const [index, [key, limit]] of Object.entries(limits).entries()) {
    if (scores[index] >= limit) continue
    isWithin = false
    for (const { id } of categories[key].auditRefs) {
      const audit = audits[id]
      if (audit.score !== null && audit.score < 0.9 && audit.details) {
        const nodes = (audit.details.items ?? [])
          .slice(0, 3)
          .map((item) => item.node?.snippet ?? item.description ?? '')
        console.log(`         ${key}: ${audit.title} ${nodes.join(' | ').slice(0, 300)}`)
      }
    }
  }
}
await browser.close()
process.exit(isWithin ? 0 : 1)
