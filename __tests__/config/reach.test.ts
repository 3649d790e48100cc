import { spawnSync } from 'node:child_process'
import path from 'node:path'

const reach = path.resolve(__dirname, '../../config/ci/reach.mjs')

interface Reach {
  suites: string[]
  left: { name: string; reached: number; of: number }[]
}
type End = 'h5' | 'weapp'

const changes = {
  nothing: [],
  'a rule of exams': ['src/features/exam/engine/handIn.ts'],
  'a page': ['src/packageA/book/read.tsx'],
  'a suite and a helper': ['__tests__/e2e/share.test.ts', '__tests__/e2e/setup/drill.ts'],
  'a pair of the mini-program': ['src/platform/socket/index.weapp.ts'],
  everything: [
    ...['src/lib/time.ts', 'src/app.scss', 'src/styles/mixins.scss', 'src/static/favicon.svg'],
    ...['sandbox/server.ts', 'config/webpack/patch.js', 'babel.config.js'],
  ],
  'what no page runs': ['docs/TESTING.md', '__tests__/lib/time.test.ts', 'src/gone.ts/never.ts'],
}
type Change = keyof typeof changes

let reaches: Record<Change, Record<End, Reach>>
const suitesOf = (change: Change, end: End = 'h5') =>
  reaches[change][end].suites.map((file) => path.basename(file, '.test.ts'))

beforeAll(() => {
  const script = `
    import { reachOf } from ${JSON.stringify(reach)}
    const changes = Object.entries(${JSON.stringify(changes)})
    console.log(JSON.stringify(Object.fromEntries(changes.map(([name, files]) => [name, reachOf(files)]))))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  reaches = JSON.parse(stdout) as typeof reaches
})

const always = ['exam', 'journey', 'login', 'money']

it.each(['nothing', 'what no page runs'] as const)('%s: the ways that must never break run', (change) => {
  expect(suitesOf(change).sort()).toEqual(always)
  expect(suitesOf(change, 'weapp')).toEqual(['journey'])
  expect([...reaches[change].h5.left, ...reaches[change].weapp.left]).toEqual([])
})

it('a file of one area reaches the suites that open its pages, and no others', () => {
  expect(suitesOf('a rule of exams')).toEqual(expect.arrayContaining([...always, 'examTabs', 'torture']))
  expect(suitesOf('a rule of exams')).not.toContain('groupBuy')
  expect(suitesOf('a page')).toContain('reading')
  expect(suitesOf('a page')).not.toContain('examTabs')
})

it('a suite reaches itself, a helper those that use it', () => {
  expect(suitesOf('a suite and a helper').sort()).toEqual(expect.arrayContaining(['examLarge', 'share']))
})

it('a file of the mini-program reaches its suites, and none of the browser', () => {
  expect(suitesOf('a pair of the mini-program', 'weapp')).toContain('liveRoom')
  expect(suitesOf('a pair of the mini-program', 'weapp')).not.toContain('points')
  expect(suitesOf('a pair of the mini-program').sort()).toEqual(always)
  expect(suitesOf('a rule of exams', 'weapp')).toContain('exam')
})

it.each(['h5', 'weapp'] as const)('%s: what reaches more than a third is named and left to the whole run', (end) => {
  const { left } = reaches.everything[end]
  expect(suitesOf('everything', end).sort()).toEqual(end === 'h5' ? always : ['journey'])
  expect(left.map(({ name }) => name)).toEqual(changes.everything)
  for (const { reached, of } of left) expect(reached).toBeGreaterThan(of / 3)
})
