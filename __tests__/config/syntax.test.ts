import { transformSync } from '@babel/core'

const { TARO_ENV, NODE_ENV } = process.env

afterEach(() => Object.assign(process.env, { TARO_ENV, NODE_ENV }))

/** What the mini-program's build makes of a piece of code. */
function compiled(code: string): string {
  Object.assign(process.env, { TARO_ENV: 'weapp', NODE_ENV: 'production' })
  const config = jest.requireActual('../../babel.config.js')({ cache: { using: () => undefined } })
  const filename = require.resolve('../../src/app.tsx')
  const result = transformSync(code, { ...config, filename, configFile: false, babelrc: false, compact: true })
  return result?.code ?? ''
}

const everywhere = ['const f=({a,b=1},c=2,...d)=>[a,b,c,d];', 'const{e,...g}=f();', 'const[h,...i]=f();']

test.each(everywhere)('a mini-program keeps what every engine reads: %s', (code) => {
  expect(compiled(code)).toBe(code)
})

test('a mini-program gets neither ?. nor ??', () => {
  expect(compiled('f(a?.b??c);')).not.toMatch(/\?[.?]/)
})

test.each(['const[a,...b]=[1,2];', 'f(function a({a}){return a;});'])(
  'a mini-program is spared the bug of an engine: %s',
  (code) => {
    expect(compiled(code)).not.toBe(code)
  },
)
