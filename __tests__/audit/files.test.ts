import fs from 'node:fs'
import path from 'node:path'

const src = path.resolve(__dirname, '../../src')
const files = fs
  .readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => path.join(src, file))

test('no file has grown too long to read', () => {
  const long = files
    .map((file) => [path.relative(src, file), fs.readFileSync(file, 'utf8').split('\n').length] as const)
    .filter(([name, lines]) => lines > (/^(pages|packageA)\//.test(name) ? 81 : 401))
  expect(long).toEqual([])
})

test('nothing is left unfinished', () => {
  const words = /TODO|FIXME|XXX|敬请期待|开发中/
  expect(files.filter((file) => words.test(fs.readFileSync(file, 'utf8')))).toEqual([])
})

test('the reading order of the architecture page keeps its promise: below 750 lines of code', () => {
  const root = path.join(src, '..')
  const linesOf = (file: string) => fs.readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n')
  const page = 'docs/ARCHITECTURE.md'
  const [, list = ''] = linesOf(page).join('\n').split('## Reading order\n')
  const [rowStep, table = '', row] = /`(\S+)`: the row `(\w+)`/.exec(list) ?? ['']
  const fromRow = linesOf(table).slice(linesOf(table).indexOf(`  ${row}: route({`))
  const whole = [...list.replace(rowStep, '').matchAll(/`(\S+\.\w+)`/g)].map(([, file = '']) => file)
  const code = whole.filter((file) => !file.endsWith('.md'))
  const lengths = code.map((file) => [file, linesOf(file).length] as const)
  const total = lengths.reduce((sum, [, length]) => sum + length, fromRow.indexOf('  }),') + 1)
  expect(whole.length).toBeGreaterThan(10)
  expect(total < 750 ? [] : [...lengths, total]).toEqual([])
})
