import { statSync } from 'node:fs'
import path from 'node:path'

import { routeNames, routeSpec } from '@/routes/registry'

import budgets from '../../config/size-budgets.json'
import { appJson, dist, files, packageOf, pagePaths, readText, tabPaths } from './harness/build'

const sizeOf = (file: string) => statSync(path.join(dist, file)).size
const packageSize = (root: string) =>
  files.filter((file) => packageOf(file) === root).reduce((sum, file) => sum + sizeOf(file), 0)

describe('packages', () => {
  test('the main package is under its budget', () => {
    expect(packageSize('')).toBeLessThan(budgets.weapp.mainBytes)
  })

  test.each(appJson.subPackages.map(({ root }) => root))('sub-package %s is under its budget', (root) => {
    expect(packageSize(root)).toBeGreaterThan(0)
    expect(packageSize(root)).toBeLessThan(budgets.weapp.subPackageBytes)
  })

  test('the start with home reads no code that only other pages share', () => {
    const requiredBy = (page: string) =>
      [...readText(`${page}.js`).matchAll(/\brequire\("([./]+)([\w-]+)"\)/g)].map(([, , file]) => file)
    const [home, ...others] = pagePaths
    expect(['app', home].flatMap((page) => requiredBy(String(page)))).not.toContain('rest')
    expect(others.filter((page) => !requiredBy(page).includes('rest'))).toEqual([])
  })

  test('sub-packages lie beside each other', () => {
    const roots = appJson.subPackages.map(({ root }) => root)
    const isInside = (root: string) => roots.some((other) => root.startsWith(`${other}/`))
    expect(roots.filter(isInside)).toEqual([])
  })

  test.each(['name:"place"', 'name:"liveWatch"', 'name:"unanswered"', '"examAnswer"'])(
    'what is kept under %s has one copy, in the main package',
    (name) => {
      const scripts = files.filter((file) => file.endsWith('.js') && readText(file).includes(name))
      expect(scripts.map(packageOf)).toEqual([''])
    },
  )

  test('the first page and the tab pages are in the main package', () => {
    expect([appJson.pages[0], ...tabPaths].map((page) => packageOf(page ?? ''))).toEqual(['', '', '', '', ''])
    expect(appJson.pages).toEqual(expect.arrayContaining(tabPaths))
  })

  test.each(['examPaperShow', 'examMockShow', 'examPracticeShow'] as const)(
    '%s fetches the cashier and the room before they are wanted',
    (page) => {
      const { packages } = appJson.preloadRule[routeSpec(page).path] ?? { packages: [] }
      expect(packages).toEqual(expect.arrayContaining(['pages/order', 'packageA/exam/play']))
    },
  )

  test('pictures are small enough', () => {
    const pictures = files.filter((file) => /\.(png|jpe?g|gif|svg)$/.test(file))
    expect(pictures.filter((file) => sizeOf(file) > 200 * 1024)).toEqual([])
    const icons = appJson.tabBar.list.flatMap((tab) => [tab.iconPath, tab.selectedIconPath])
    expect(icons.filter((icon) => sizeOf(icon) > 40 * 1024)).toEqual([])
  })
})

test.each(['app.js', 'common.js', 'rest.js', 'taro.js', 'vendors.js'])('the modules of %s are methods', (file) => {
  const text = readText(file)
  expect(/\.push\(\[\[\d+\],\{\d+\(\w/.test(text)).toBe(true)
  expect(text.match(/[{,]\d+:(?:function|\(?[\w,]*\)?=>)/g)).toBeNull()
})

test.each(pagePaths)('page %s has its files', (page) => {
  expect(files).toEqual(expect.arrayContaining([`${page}.js`, `${page}.json`, `${page}.wxml`]))
  expect(() => JSON.parse(readText(`${page}.json`))).not.toThrow()
})

test('the elements of the templates are those whose properties are kept', () => {
  const { drawn } = jest.requireActual<{ drawn: string[] }>('../../config/webpack/lean-weapp-loader.js')
  const tags = new Set([...readText('base.wxml').matchAll(/<([a-z-]+)/g)].map(([, tag = '']) => tag))
  for (const tag of ['template', 'comp', 'wxs']) tags.delete(tag)
  const named = (tag: string) => tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  expect([...tags].map(named).sort()).toEqual([...drawn].sort())
})

test('templates hand on what the app sets, and no more', () => {
  const views = readText('base.wxml').match(/<view [^>]*>/g) ?? []
  const speaking = views.filter((view) => view.includes('aria-label="{{i.ariaLabel}}"'))
  expect(speaking.length).toBeGreaterThan(16)
  expect(views.filter((view) => /hover-|animation/.test(view))).toEqual([])
})

test('every input is read aloud with its name: by iOS as the label of a text box, by Android as its role', () => {
  const inputs = readText('base.wxml').match(/<input [^>]*>/g) ?? []
  expect(inputs.length).toBeGreaterThan(0)
  const named = 'aria-role="textbox" aria-label="{{i.ariaLabel}}" aria-roledescription="{{i.ariaLabel}}"'
  expect(inputs.filter((input) => !input.includes(named))).toEqual([])
})

test.each(routeNames)('%s may be forwarded just when it is shared', (name) => {
  const { path: page, share, isForwarded = false, hasCard = false } = routeSpec(name)
  const script = readText(`${page}.js`)
  const isShared = share !== undefined || isForwarded
  // WeChat asks the page whether it has an answer; the flags make Taro give it one.
  expect([/enableShareAppMessage"?:!0/.test(script), /enableShareTimeline"?:!0/.test(script)]).toEqual([
    isShared || hasCard,
    isShared,
  ])
})

// With rpx a column of 320 takes most of a tablet's width: its `@media` counts in px.
test.each(files.filter((file) => file.endsWith('.wxss')))('the sizes of %s do not grow with the screen', (file) => {
  expect(readText(file).match(/[^{};]*rpx[^{};]*/g)).toBeNull()
})

test('no sheet has rules that no mini-program meets', () => {
  const sheets = files.filter((file) => file.endsWith('.wxss')).map(readText)
  expect(sheets.filter((sheet) => /forced-colors|:focus-visible|(outline|scrollbar-width):/.test(sheet))).toEqual([])
  expect(sheets.some((sheet) => sheet.includes('prefers-color-scheme'))).toBe(true)
})

describe('addresses', () => {
  const texts = files.filter((file) => /\.(js|json|wxml|wxss|wxs)$/.test(file))

  /** The name of the SVG language, and a hint in an error text of a package: nobody calls them. */
  const harmless = ['http://www.w3.org', 'http://fb.me']

  test.each(texts)('%s has none without encryption', (file) => {
    const addresses = readText(file).match(/http:\/\/[\w.-]+/g) ?? []
    expect(addresses.filter((address) => !harmless.includes(address))).toEqual([])
  })

  test('the API host is the one of the build', () => {
    expect(readText('common.js')).toContain('https://api.example.com')
  })
})
