import fs from 'node:fs'
import path from 'node:path'

import { switchRules } from '@/config/addons'
import { appConfig } from '@/routes/appConfig'
import { pageConfig } from '@/routes/pageConfig'
import { routeNames, routeSpec, tabRoutes } from '@/routes/registry'

const src = path.resolve(__dirname, '../../src')
const config = appConfig()
const subPages = config.subPackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`))

test.each(routeNames)('%s has a page, a config and a title', (name) => {
  const { path: file, title } = routeSpec(name)
  expect(fs.existsSync(path.join(src, `${file}.tsx`))).toBe(true)
  expect(fs.readFileSync(path.join(src, `${file}.config.ts`), 'utf8')).toContain(`pageConfig('${name}')`)
  expect(title).not.toBe('')
})

test('every page file is registered', () => {
  const files = fs.readdirSync(src, { recursive: true, encoding: 'utf8' })
  const configs = files.filter((file) => file.endsWith('.config.ts') && file !== 'app.config.ts')
  const pages = configs.map((file) => file.replace('.config.ts', ''))
  expect(pages.sort()).toEqual(routeNames.map((name) => routeSpec(name).path).sort())
})

test('every page is in exactly one package', () => {
  const all = [...config.pages, ...subPages]
  expect(all.sort()).toEqual(routeNames.map((name) => routeSpec(name).path).sort())
  expect(new Set(all).size).toBe(all.length)
})

test('the four tabs stand in their order and in the main package', () => {
  expect(config.tabBar.list.map(({ pagePath }) => pagePath)).toEqual([
    'pages/index/index',
    'packageA/exam/home',
    'pages/course/index',
    'pages/member/index',
  ])
  expect(tabRoutes.map((name) => routeSpec(name).path)).toEqual(config.tabBar.list.map(({ pagePath }) => pagePath))
  for (const { pagePath } of config.tabBar.list) {
    expect(config.pages).toContain(pagePath)
    expect(config.subPackages.some(({ root }) => pagePath.startsWith(`${root}/`))).toBe(false)
  }
})

test('no sub-package lies inside another', () => {
  const roots = config.subPackages.map(({ root }) => root)
  for (const root of roots) expect(roots.filter((other) => other.startsWith(`${root}/`))).toEqual([])
})

test('without login exactly the white list is open', () => {
  const open = routeNames.filter((name) => routeSpec(name).isPublic).map((name) => routeSpec(name).path)
  expect(open.sort()).toEqual(
    [
      'pages/index/index',
      'packageA/exam/home',
      'pages/course/index',
      'pages/member/index',
      'pages/auth/login',
      'pages/auth/forget',
      'pages/auth/bind-mobile',
      'pages/auth/code-bind-mobile',
      'pages/auth/login-error',
      'pages/auth/loading',
      // The agreements must be readable before they are accepted; the page itself opens nothing else to a visitor.
      'pages/webview/webview',
    ].sort(),
  )
})

const catalogues = routeNames.filter((name) => name.endsWith('Index'))
const ownLists = ['examUserPaper', 'examUserMock', 'examUserPractice', 'memberOrder', 'messages', 'notices'] as const
const questions = ['qaShow', 'qaAnswerComments', 'qaMine'] as const
const tabs = ['home', 'examHome', 'study', 'me'] as const

test('tabs, lists and attempts are refreshed by pulling down', () => {
  const refreshed = routeNames.filter((name) => routeSpec(name).hasPullDownRefresh)
  expect(refreshed.sort()).toEqual(
    [
      ...tabs,
      ...catalogues,
      ...ownLists,
      ...questions,
      'calendar',
      'recharge',
      'credit1Record',
      'signCenter',
      'inviteCode',
      'codeExchangerRecords',
      'certification',
      'credit1',
      'credit1Goods',
      'credit1Order',
      'flashSales',
      'flashSaleOrders',
      'groupBuys',
      'groupQueue',
      'groupBuyOrders',
      'referral',
      'referralRecords',
      'referralInvitees',
      'referralRules',
      'referralWithdraw',
      'examPaperPlay',
      'examMockPlay',
      'examWrongBook',
      'examCollection',
    ].sort(),
  )
})

test('every catalogue has a way to the search; questions have a search of their own', () => {
  const searched = catalogues.filter((name) => name !== 'qaIndex')
  expect(routeNames.filter((name) => routeSpec(name).hasSearch)).toEqual(searched)
})

test('every switch of a route has a rule', () => {
  for (const name of routeNames) {
    const { switch: feature } = routeSpec(name)
    if (feature) expect(switchRules).toHaveProperty(feature)
  }
})

test.each(['home', 'examMockShow', 'courseShow'] as const)('%s can be forwarded in WeChat', (name) => {
  expect(pageConfig(name)).toMatchObject({ enableShareAppMessage: true, enableShareTimeline: true })
})

test.each(['me', 'referral', 'sharePoster'] as const)('%s has a card, which leads elsewhere', (name) => {
  expect(pageConfig(name)).toHaveProperty('enableShareAppMessage', true)
  expect(pageConfig(name)).not.toHaveProperty('enableShareTimeline')
})

test.each(['login', 'order', 'setting'] as const)('%s cannot', (name) => {
  expect(pageConfig(name)).not.toHaveProperty('enableShareAppMessage')
})
