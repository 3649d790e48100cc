import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')

/** The rules that must find the file; none = the example is right. */
type Example = [name: string, file: string, code: string, ...rules: string[]]

/** What the examples import. */
const targets = {
  'src/lib/time.ts': 'export const now = 1',
  'src/config/limits.ts': 'export const limit = 1',
  'src/api/book.ts': 'export const getBook = 1\nexport type Book = number',
  'src/queries/book.ts': 'export const bookQueries = 1',
  'src/pages/index/index.ts': 'export const home = 1',
  'src/features/order/pay.ts': 'export const pay = 1',
  'src/features/shared/list/index.ts': 'export const list = 1',
  'src/platform/pay/index.h5.ts': 'export const pay = 1',
  'src/platform/pay/index.weapp.ts': 'export const pay = 2',
  'src/app.scss': '',
  'src/routes/navigate.ts': 'export const open = (name: string) => name',
  'src/lib/valueBack.ts': "import './value'\nexport const back = 1",
  'src/lib/typeBack.ts': "import type { There } from './type'\nexport type Back = There | 1",
  'src/platform/start.ts': "export * from './boot'",
  'src/platform/boot/index.h5.ts': 'export const boot = 1',
  'sandbox/store.ts': 'export const store = 1',
}

const layers: Example[] = [
  ['another feature, relative', 'src/features/exam/a.ts', "export { pay } from '../order/pay'", 'features-apart'],
  ['another feature, alias', 'src/features/exam/b.ts', "export { pay } from '@/features/order/pay'", 'features-apart'],
  [
    'another feature, dynamic',
    'src/features/exam/c.ts',
    "export const later = () => import('../order/pay')",
    'features-apart',
  ],
  [
    'a feature from features/shared',
    'src/features/shared/page/a.ts',
    "export * from '../../order/pay'",
    'features-apart',
  ],
  ['features/shared from a feature', 'src/features/exam/d.ts', "export { list } from '../shared/list'"],
  ['features/shared from features/shared', 'src/features/shared/page/b.ts', "export { list } from '../list'"],
  ['a page from a feature', 'src/features/exam/e.ts', "export { home } from '@/pages/index'", 'features-layer'],
  [
    'an api from a component',
    'src/components/Cover/a.ts',
    "export { getBook } from '../../api/book'",
    'components-layer',
  ],
  [
    'a type of an api from a component',
    'src/components/Cover/b.ts',
    "import type { Book } from '@/api/book'\nexport type Props = Book",
    'components-layer',
  ],
  [
    'an inline type of an api from a component',
    'src/components/Cover/c.ts',
    "export type Props = import('../../api/book').Book",
    'components-layer',
  ],
  ['an api from a page', 'src/packageA/book/a.ts', "export { getBook } from '@/api/book'", 'packageA-layer'],
  ['a query from a page', 'src/packageA/book/b.ts', "export { bookQueries } from '@/queries/book'"],
  ['everything from the app', 'src/app.tsx', "export { getBook } from '@/api/book'\nimport './app.scss'"],
  ['a folder without a row', 'src/misc/a.ts', "export { now } from '@/lib/time'", 'row-for-each-layer'],
  ['Taro from lib', 'src/lib/a.ts', "export { request } from '@tarojs/taro'", 'without-taro'],
  [
    'a type of Taro from a store',
    'src/stores/a.ts',
    "import type Taro from '@tarojs/taro'\nexport type Options = Taro.request.Option",
    'without-taro',
  ],
  ['the sandbox from the app', 'src/lib/b.ts', "export { store } from '../../sandbox/store'", 'src-alone'],
  ['the app from the sandbox', 'sandbox/a.ts', "export { now } from '../src/lib/time'", 'sandbox-alone'],
  ['a file that is not there', 'src/lib/c.ts', "export { gone } from './gone'", 'lost'],
]

const cycles: Example[] = [
  ['a cycle of values', 'src/lib/value.ts', "export { back } from './valueBack'", 'cycle'],
  [
    'a cycle of types',
    'src/lib/type.ts',
    "import type { Back } from './typeBack'\nexport type There = Back[]",
    'cycle',
  ],
  [
    'a cycle of the mini-program',
    'src/platform/boot/index.weapp.ts',
    "import '../start'\nexport const boot = 2",
    'cycle',
  ],
]

const platform: Example[] = [
  ['a pair by its folder', 'src/features/exam/f.ts', "export { pay } from '@/platform/pay'"],
  [
    'a half by its name',
    'src/features/exam/g.ts',
    "export { pay } from '@/platform/pay/index.weapp'",
    'no-restricted-syntax',
  ],
  ['a half by its name, relative', 'src/platform/a.ts', "export { pay } from './pay/index.h5'", 'no-restricted-syntax'],
  [
    'a half by its name, dynamic',
    'src/platform/b.ts',
    "export const later = () => import('./pay/index.h5')",
    'no-restricted-syntax',
  ],
  ['the other half', 'src/platform/pay/common.ts', "export { pay } from './index.h5'"],
  ['the end outside platform', 'src/lib/d.ts', 'export const end = process.env.TARO_ENV', 'no-restricted-properties'],
  ['the end in platform', 'src/platform/c.ts', 'export const end = process.env.TARO_ENV'],
]

const domNames = (
  'open history location screen name close stop event status parent top self find print focus blur origin length window ' +
  'document navigator localStorage sessionStorage alert confirm prompt fetch XMLHttpRequest'
).split(' ')

const globals: Example[] = [
  [
    "open('home') without its import",
    'src/features/exam/h.ts',
    "export const go = () => open('home')",
    'no-restricted-globals',
  ],
  [
    'open from globalThis',
    'src/features/exam/i.ts',
    "export const go = () => globalThis.open('home')",
    'no-restricted-globals',
  ],
  [
    'document out of globalThis',
    'src/lib/dom/taken.ts',
    'const { document } = globalThis\nexport const page = document',
    'no-restricted-globals',
  ],
  [
    "open('home') with its import",
    'src/features/exam/j.ts',
    "import { open } from '@/routes/navigate'\nexport const go = () => open('home')",
  ],
  ...domNames.map((name): Example => [
    name,
    `src/lib/dom/${name}.ts`,
    `export const value = ${name}`,
    'no-restricted-globals',
  ]),
  ['a DOM type', 'src/lib/dom/type.ts', 'export type Box = HTMLElement'],
  ['window in platform', 'src/platform/d.ts', 'export const page = window'],
  ['window in an H5 half', 'src/features/exam/map/index.h5.ts', 'export const page = window'],
  ['window beside an H5 half', 'src/features/exam/map/h5/frame.ts', 'export const page = window'],
  ['timers', 'src/lib/e.ts', 'export const timer = setTimeout(() => undefined)'],
]

const sinks: Example[] = [
  [
    'JSX',
    'src/components/Html/a.tsx',
    "export const Html = () => <p dangerouslySetInnerHTML={{ __html: '' }} />",
    'no-restricted-syntax',
  ],
  [
    'props',
    'src/components/Html/b.ts',
    "export const props = { dangerouslySetInnerHTML: { __html: '' } }",
    'no-restricted-syntax',
  ],
  [
    'a frame of text',
    'src/components/Html/c.tsx',
    'export const Html = () => <iframe srcDoc="x" />',
    'no-restricted-syntax',
  ],
  ['innerHTML', 'src/platform/e.ts', "document.body.innerHTML = ''", 'no-restricted-syntax'],
  ['innerHTML by name', 'src/platform/f.ts', "document.body['innerHTML'] = ''", 'no-restricted-syntax'],
  ['outerHTML', 'src/platform/g.ts', "document.body.outerHTML = ''", 'no-restricted-syntax'],
  [
    'insertAdjacentHTML',
    'src/platform/h.ts',
    "document.body.insertAdjacentHTML('beforeend', '')",
    'no-restricted-syntax',
  ],
  ['document.write', 'src/platform/i.ts', "document.write('')", 'no-restricted-syntax'],
  ['window.document.write', 'src/platform/j.ts', "window.document.write('')", 'no-restricted-syntax'],
]

const others: Example[] = [
  [
    'a hook that H5 never calls',
    'src/features/exam/scroll.ts',
    "import { useReachBottom } from '@tarojs/taro'\nexport const useEnd = () => useReachBottom(() => undefined)",
    'no-restricted-syntax',
  ],
  [
    'a module imported twice',
    'src/lib/j.ts',
    "import { now } from './time'\nimport { now as later } from './time'\nexport const times = [now, later]",
    'no-duplicate-imports',
  ],
  [
    'a module passed on twice',
    'src/lib/k.ts',
    "export { now } from './time'\nexport { now as later } from './time'",
    'no-duplicate-imports',
  ],
  [
    'types apart from the rest',
    'src/api/c.ts',
    "import { getBook } from './book'\nimport type { Book } from './book'\nexport const book: Book = getBook",
  ],
  ['what old browsers lack', 'src/lib/old/a.ts', 'export const last = [1].at(-1)', 'no-restricted-syntax'],
  ['as much, of an object', 'src/lib/old/b.ts', "export const has = Object.hasOwn({}, 'a')", 'no-restricted-syntax'],
  ['as much, alone', 'src/platform/old.ts', 'export const copy = structuredClone({})', 'no-restricted-syntax'],
  ['a method of our own', 'src/lib/old/d.ts', 'export const one = (gaps: { at(sec: number): number }) => gaps.at(1)'],
  ['a log', 'src/stores/b.ts', "console.info('token')", 'no-console'],
  ['eval', 'src/lib/h.ts', "export const one = eval('1')", 'no-eval'],
  ['code out of text', 'src/lib/i.ts', "export const one = new Function('return 1')", 'no-new-func'],
  ['any', 'src/lib/f.ts', 'export const read = (value: any) => value', '@typescript-eslint/no-explicit-any'],
  [
    'an effect that forgets what it reads',
    'src/lib/g.ts',
    "import { useEffect } from 'react'\nexport const useIt = (f: () => void) => useEffect(() => f(), [])",
    'react-hooks/exhaustive-deps',
  ],
]

const groups = { layers, cycles, platform, globals, sinks, others }
const found: Record<string, Set<string>> = {}
let folder: string

const config = (name: string) => path.join(root, 'config/eslint', name)
const add = (file: string, rule: string) => (found[file] ??= new Set()).add(rule)

/** Runs a lint tool in the folder of the examples; answers what it prints as JSON. */
function run(program: string, args: string[], env = {}) {
  const { stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'node_modules', program), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  if (!stdout) throw new Error(stderr)
  return JSON.parse(stdout)
}

function lintFiles() {
  const files: { filePath: string; messages: { ruleId: string }[] }[] = run('eslint/bin/eslint.js', [
    '-c',
    config('index.mjs'),
    '-f',
    'json',
    '.',
  ])
  for (const { filePath, messages } of files) {
    for (const { ruleId } of messages) add(path.relative(folder, filePath), ruleId)
  }
}

function lintImports(end: string) {
  const args = ['--config', config('imports.mjs'), '-T', 'json', 'src', 'sandbox']
  const violations: { from: string; rule: { name: string } }[] = run(
    'dependency-cruiser/bin/dependency-cruise.mjs',
    args,
    { TARO_ENV: end },
  ).summary.violations
  for (const { from, rule } of violations) add(from, rule.name)
}

beforeAll(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'zhitu-lint-')))
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  fs.copyFileSync(path.join(root, 'tsconfig.json'), path.join(folder, 'tsconfig.json'))
  const examples = Object.values(groups)
    .flat()
    .map(([, file, code]) => [file, code] as const)
  for (const [file, text] of [...Object.entries(targets), ...examples]) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    fs.writeFileSync(path.join(folder, file), `${text}\n`)
  }
  lintFiles()
  lintImports('h5')
  lintImports('weapp')
}, 120_000)

afterAll(() => fs.rmSync(folder, { recursive: true }))

describe.each(Object.entries(groups))('%s', (_, table) => {
  const rows = table.map(([name, file, , ...rules]) => ({ name, file, rules }))
  test.each(rows)('$name', ({ file, rules }) => expect([...(found[file] ?? [])]).toEqual(rules))
})
