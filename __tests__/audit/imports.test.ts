import fs from 'node:fs'
import path from 'node:path'

const src = path.resolve(__dirname, '../../src')
const files = fs
  .readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => path.join(src, file))

const endings = ['', '.ts', '.tsx', '.h5.ts', '.h5.tsx', '/index.ts', '/index.tsx', '/index.h5.ts', '/index.h5.tsx']

function resolve(from: string, request: string): string | undefined {
  const base = request.startsWith('@/') ? path.join(src, request.slice(2)) : path.resolve(path.dirname(from), request)
  return endings.map((ending) => base + ending).find((file) => files.includes(file))
}

/** Files that a file needs to run: imports of types are gone by then, dynamic ones come later. */
function importsOf(file: string): string[] {
  const text = fs.readFileSync(file, 'utf8')
  return [...text.matchAll(/^(?:import|export)(?! type )[^'"]*?from '((?:@\/|\.)[^']+)'/gm)]
    .map(([, request = '']) => resolve(file, request))
    .filter((found) => found !== undefined)
}

test('no import cycles', () => {
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (file: string, trail: string[]): void => {
    if (trail.includes(file)) {
      cycles.push([...trail.slice(trail.indexOf(file)), file].map((name) => path.relative(src, name)).join(' -> '))
      return
    }
    if (done.has(file)) return
    for (const next of importsOf(file)) visit(next, [...trail, file])
    done.add(file)
  }
  for (const file of files) visit(file, [])
  expect(cycles).toEqual([])
})

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
