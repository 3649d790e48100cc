import fs from 'node:fs'
import path from 'node:path'

import { compile, compileString } from 'sass'

import { contrast } from '../setup/contrast'

const src = path.resolve(__dirname, '../../src')
const files = fs.readdirSync(src, { recursive: true, encoding: 'utf8' })
const read = (file: string) => fs.readFileSync(path.join(src, file), 'utf8')
const styleOf = (file: string) => compile(path.join(src, file), { loadPaths: [src] }).css

/** What the rules of a class declare. */
const declared = (css: string, name: string): string =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selector = '']) => new RegExp(`\\.${name}(?![\\w-])`).test(selector))
    .map(([, , body]) => body)
    .join('')

/** The class of every field in a component's file, with the style that it comes from. */
const fields = files
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) => {
    const code = read(file)
    const style = /import styles from '(.*)'/.exec(code)?.[1]
    const used = code.matchAll(/<(?:Input|Textarea|input)\s[\s\S]{0,120}?className=\{(?:cx\()?styles\.(\w+)/g)
    return [...used].map(([, name = '']) => [path.join(path.dirname(file), style ?? ''), name] as const)
  })

test('fields are found', () => expect(fields.length).toBeGreaterThan(5))

test.each(fields)('iOS does not zoom into a field of %s (.%s), whatever text size is set', (file, name) => {
  expect(declared(styleOf(file), name)).toMatch(/font-size: max\(16PX, [^;]+;\s*line-height/)
})

const high = files.filter(
  (file) => file.endsWith('.module.scss') && /full-height|min-height: (100vh|min\(calc\(100vh)/.test(read(file)),
)

test.each(high)('%s: a short page does not scroll by the height of Safari’s bars', (file) => {
  const heights = [...styleOf(file).matchAll(/min-height: .*100d?vh.*/g)].map(([height]) => height)
  const [large, shown, ...others] = heights
  expect([shown, others]).toEqual([large?.replace('100vh', '100dvh'), []])
})

test('a browser that does not know dvh is left with the height that it knows', () => {
  const wrong = files
    .filter((file) => file.endsWith('.scss'))
    .flatMap((file) => {
      const unguarded = read(file).replace(/@include dvh \{[^}]*\}/g, '')
      return [...unguarded.matchAll(/.*dvh.*(?:var|env)\(.*|.*(?:var|env)\(.*dvh.*/g)].map(
        ([line]) => `${file}: ${line.trim()}`,
      )
    })
  expect(wrong).toEqual([])
})

test('a question is asked over a player that fills the page', () => {
  const layersOf = (file: string) => [...styleOf(file).matchAll(/z-index: (\d+)/g)].map(([, layer]) => Number(layer))
  const layers = layersOf('features/shared/player/h5/filling.module.scss')
  expect(Math.max(...layers)).toBeLessThan(Math.max(...layersOf('components/ConfirmModal/index.module.scss')))
  expect(Math.min(...layers)).toBeGreaterThan(Math.max(...layersOf('components/NavBar/index.module.scss')))
})

test.each([
  ['features/course/lesson/lesson.module.scss', 'page'],
  ['features/live/room/room.module.scss', 'room'],
  ['features/shared/player/h5/filling.module.scss', 'player'],
])('a phone on its side: what fills its width is clear of the notch (%s)', (file, name) => {
  const rules = declared(styleOf(file), name)
  for (const side of ['left', 'right']) expect(rules).toContain(`env(safe-area-inset-${side})`)
})

test('pulling down at the top of a page does not load the app anew', () => {
  expect(declared(styleOf('styles/reset.scss'), 'taro_page')).toContain('overscroll-behavior-y: contain')
})

test('a keyboard takes its room from the page, and does not lie over its lower end', () => {
  expect(/<meta name="viewport" content="([^"]*)"/.exec(read('index.html'))?.[1]).toContain(
    'interactive-widget=resizes-content',
  )
})

/** Custom properties of colours, by their names. */
const colorsIn = (css: string): Record<string, string> =>
  Object.fromEntries([...css.matchAll(/--color-([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))

const lightTheme = colorsIn(
  compileString("@use 'styles/themes'; page { @include themes.light }", { loadPaths: [src] }).css,
)
const reader = styleOf('features/book/reader/reader.module.scss')
/** By day; at night another selector stands before the class. */
const paper = (name: string) => colorsIn(new RegExp(`^\\.${name} \\{[^}]*`, 'm').exec(reader)?.[0] ?? '')
/** The colours that an element finds where it lies, beside the theme's. */
const places = {
  'a page': {},
  'a promotion': colorsIn(declared(styleOf('features/shared/promotion/promotion.module.scss'), 'bar')),
  'the sepia paper': paper('sepia'),
  'the green paper': paper('green'),
}

test.each([
  ['features/exam/question/sheet.module.scss', 'done', 'info-weak', 'a page'],
  ['features/live/room/chat.module.scss', 'mine', 'bg', 'a page'],
  ['features/live/room/chat.module.scss', 'again', 'bg', 'a page'],
  ['features/live/room/chat.module.scss', 'reason', 'bg', 'a page'],
  ['components/SecondStamp/index.module.scss', 'stamp', 'brand-weak', 'a page'],
  ['components/TextLink/index.module.scss', 'brand', 'brand-weak', 'a promotion'],
  ['components/PriceTag/index.module.scss', 'brand', 'brand-weak', 'a promotion'],
  ...(['the sepia paper', 'the green paper'] as const).flatMap((place) => [
    ['features/shared/richText/index.module.scss', 'link', 'surface', place] as const,
    ['components/TextLink/index.module.scss', 'brand', 'surface', place] as const,
  ]),
] as const)('by day %s: .%s can be read on the %s of %s', (file, name, ground, place) => {
  const colors: Record<string, string> = { ...lightTheme, ...places[place] }
  const valueOf = (value = ''): string => {
    const named = /^var\(--color-(.*)\)$/.exec(value)?.[1]
    return named ? valueOf(colors[named]) : value.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
  }
  const ink = /(?:^|[\s;])color: ([^;]+);/.exec(declared(styleOf(file), name))?.[1]
  expect(contrast(valueOf(ink), valueOf(colors[ground]))).toBeGreaterThanOrEqual(4.5)
})
