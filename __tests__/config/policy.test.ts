import { contentSecurityPolicy } from '../../config/webpack/startPage'

const sourcesOf = (name: string) =>
  contentSecurityPolicy()
    .split('; ')
    .find((line) => line.startsWith(`${name} `))
    ?.split(' ')

it.each([
  ['img-src', ['https:', 'http:']],
  ['media-src', ['https:', 'http:']],
  ['frame-src', ['https:', 'http:']],
  ['connect-src', ['https:', 'http:', 'wss:', 'ws:']],
])('what an academy sends by plain http arrives as well: %s', (name, schemes) => {
  expect(sourcesOf(name)).toEqual(expect.arrayContaining(["'self'", ...schemes]))
})

it('scripts come from this site alone', () => {
  expect(sourcesOf('script-src')).toEqual(['script-src', "'self'", expect.stringMatching(/^'sha256-/)])
  expect(sourcesOf('default-src')).toEqual(['default-src', "'self'"])
})
