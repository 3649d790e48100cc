import fs from 'node:fs'
import path from 'node:path'

import { compile } from 'sass'

const src = path.resolve(__dirname, '../../src')
const read = (file: string) => fs.readFileSync(path.join(src, file), 'utf8')
const styleOf = (file: string) => compile(path.join(src, file), { loadPaths: [src] }).css

/** What the rules of a class declare. */
const declared = (css: string, name: string): string =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selector = '']) => new RegExp(`\\.${name}(?![\\w-])`).test(selector))
    .map(([, , body]) => body)
    .join('')

test('pulling down at the top of a page does not load the app anew', () => {
  expect(declared(styleOf('styles/reset.scss'), 'taro_page')).toContain('overscroll-behavior-y: contain')
})

test('a keyboard takes its room from the page, and does not lie over its lower end', () => {
  expect(/<meta name="viewport" content="([^"]*)"/.exec(read('index.html'))?.[1]).toContain(
    'interactive-widget=resizes-content',
  )
})
