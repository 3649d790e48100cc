import { transformSync } from '@babel/core'

const { TARO_ENV, NODE_ENV } = process.env

afterEach(() => Object.assign(process.env, { TARO_ENV, NODE_ENV }))

/** What the build of one end makes of a piece of code. */
function compiled(end: 'h5' | 'weapp', code: string): string {
  Object.assign(process.env, { TARO_ENV: end, NODE_ENV: 'production' })
  const config = jest.requireActual('../../babel.config.js')({ cache: { using: () => undefined } })
  const filename = require.resolve('../../src/app.tsx')
  const result = transformSync(code, { ...config, filename, configFile: false, babelrc: false, compact: true })
  return result?.code ?? ''
}

const everywhere = ['const f=({a,b=1},c=2,...d)=>[a,b,c,d];', 'const{e,...g}=f();', 'const[h,...i]=f();']

test.each(['h5', 'weapp'] as const)('%s: what every engine reads stays as it is written', (end) => {
  for (const code of everywhere) expect(compiled(end, code)).toBe(code)
})

test('a mini-program gets neither ?. nor ??, H5 gets both', () => {
  const code = 'f(a?.b??c);'
  expect(compiled('h5', code)).toBe(code)
  expect(compiled('weapp', code)).not.toMatch(/\?[.?]/)
})

test.each([
  ['weapp', 'const[a,...b]=[1,2];'],
  ['weapp', 'f(function a({a}){return a;});'],
  ['h5', 'f(function a({a}){return a;});'],
  ['h5', 'f?.(...a,0);'],
] as const)('%s: the bug of an engine is compiled away: %s', (end, code) => {
  expect(compiled(end, code)).not.toBe(code)
})

test.each(['h5', 'weapp'] as const)('%s: the field of a class costs no helper', (end) => {
  expect(compiled(end, 'class A{b=1;static c=2;}')).not.toMatch(/defineProperty/)
})
