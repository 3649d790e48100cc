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
