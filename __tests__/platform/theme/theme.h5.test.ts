import fs from 'node:fs'
import path from 'node:path'

import { appearance } from '@/platform/theme'

const html = fs.readFileSync(path.resolve(__dirname, '../../../src/index.html'), 'utf8')
const bars = html.match(/<meta id="bar-[^>]*>/g) ?? []

const root = document.documentElement
const boot = fs.readFileSync(path.resolve(__dirname, '../../../src/boot.js'), 'utf8')

/** What the learner sees: forced theme and root font size. */
const look = () => [root.getAttribute('data-theme'), root.style.fontSize]

/** When each colour of the browser's own bar counts. */
const barMedia = () => [...document.querySelectorAll('meta')].map((meta) => [meta.id, meta.getAttribute('media')])

const system = [
  ['bar-light', '(prefers-color-scheme: light)'],
  ['bar-dark', '(prefers-color-scheme: dark)'],
]

/** Another start of the app, up to the first paint. */
function startAgain() {
  document.head.innerHTML = bars.join('')
  root.removeAttribute('data-theme')
  root.style.fontSize = ''
  window.eval(boot)
}

beforeEach(() => {
  localStorage.clear()
  startAgain()
})

test('who wants no motion gets none from the ground of the start', () => {
  const still = /@media \(prefers-reduced-motion: reduce\) {([\s\S]*?)\n {6}}/.exec(html)?.[1]
  expect(still?.replace(/\s+/g, ' ')).toContain('#boot::after { animation: none; }')
})

test('without a choice the system decides', () => {
  expect([appearance.theme(), appearance.textSize(), ...look()]).toEqual(['system', 100, null, ''])
})

test.each(['light', 'dark'] as const)('%s is forced, and kept for the next start', (theme) => {
  appearance.setTheme(theme)
  expect(look()[0]).toBe(theme)
  startAgain()
  expect([appearance.theme(), look()[0]]).toEqual([theme, theme])
})

test('the bar of the browser follows the choice, at the next start too', () => {
  expect(barMedia()).toEqual(system)
  appearance.setTheme('dark')
  const dark = [
    ['bar-light', 'not all'],
    ['bar-dark', 'all'],
  ]
  expect(barMedia()).toEqual(dark)
  startAgain()
  expect(barMedia()).toEqual(dark)
  appearance.setTheme('light')
  expect(barMedia()).toEqual([
    ['bar-light', 'all'],
    ['bar-dark', 'not all'],
  ])
  appearance.setTheme('system')
  expect(barMedia()).toEqual(system)
})

test('the system decides again', () => {
  appearance.setTheme('dark')
  appearance.setTheme('system')
  expect(look()[0]).toBeNull()
  startAgain()
  expect([appearance.theme(), look()[0]]).toEqual(['system', null])
})

test.each([
  [90, '112.5%'],
  [100, '125%'],
  [115, '143.75%'],
  [130, '162.5%'],
] as const)('text of %i percent makes a root of %s, at the next start too', (size, fontSize) => {
  appearance.setTextSize(size)
  expect(look()[1]).toBe(fontSize)
  startAgain()
  expect([appearance.textSize(), look()[1]]).toEqual([size, fontSize])
})

test.each([
  ['theme', '{"data":"pink"}'],
  ['theme', 'pink'],
  ['text_size', '{"data":9000}'],
  ['text_size', '{"data":"<b>"}'],
  ['text_size', 'null'],
])('%s as %s is nothing', (key, stored) => {
  localStorage.setItem(key, stored)
  startAgain()
  expect([appearance.theme(), appearance.textSize(), ...look()]).toEqual(['system', 100, null, ''])
})
