import { spawnSync } from 'node:child_process'
import path from 'node:path'

const reach = path.resolve(__dirname, '../../config/ci/reach.mjs')

interface Reach {
  suites: string[]
  left: { name: string; reached: number; of: number }[]
}

const changes = {
  nothing: [],
  'a rule of exams': ['src/features/exam/engine/handIn.ts'],
  'a page': ['src/packageA/book/read.tsx'],
  'a suite and a helper': ['__tests__/e2e/share.test.ts', '__tests__/e2e/setup/drill.ts'],
  everything: ['src/lib/time.ts', 'src/app.scss', 'sandbox/server.ts', 'config/webpack/patch.js'],
  'what no page runs': ['docs/TESTING.md', '__tests__/lib/time.test.ts', 'src/gone.ts/never.ts'],
}
type Change = keyof typeof changes

let reaches: Record<Change, Reach>
const suitesOf = (change: Change) => reaches[change].suites.map((file) => path.basename(file, '.test.ts'))

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
  expect(reaches[change].left).toEqual([])
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

it('what reaches more than a third is named and left to the whole run', () => {
  expect(suitesOf('everything').sort()).toEqual(always)
  expect(reaches.everything.left.map(({ name }) => name)).toEqual(changes.everything)
  for (const { reached, of } of reaches.everything.left) expect(reached).toBeGreaterThan(of / 3)
})
