import { formatTarget, formatUrl, parseRouterParams, parseTarget, parseUrl } from '@/routes/codec'
import { parseLink } from '@/routes/links'

test('a place survives the way through the login redirect', () => {
  const target = { name: 'order', params: { type: 'course', id: 7 } } as const
  expect(formatTarget(target)).toBe('order?type=course&id=7')
  expect(parseTarget(formatTarget(target))).toEqual(target)
})

test.each([
  ['//evil.example', 'another host'],
  ['https://evil.example/#/pages/index/index', 'a URL'],
  ['javascript:alert(1)', 'a script'],
  ['.evil.example', 'a host’s tail'],
  ['@evil.example', 'a user part'],
  ['/pages/course/show?id=7', 'a path instead of a name'],
  ['courseShow', 'a missing parameter'],
  ['courseShow?id=abc', 'a wrong parameter'],
  ['courseShow?id=7?id=8', 'two queries'],
  ['courseShow%3Fid%3D7', 'a double encoding'],
  ['login?redirect=home', 'the login page itself'],
  ['constructor', 'a name of the language'],
  [`search?keywords=${'长'.repeat(5_000)}`, 'five thousand characters'],
  ['', 'nothing'],
])('%s leads nowhere: %s', (text) => {
  expect(parseTarget(text)).toBeUndefined()
})

test('addresses as operators write them', () => {
  expect(parseUrl('/pages/course/show?id=7&msv=3')).toEqual({ name: 'courseShow', params: { id: 7 } })
  expect(parseUrl('/')).toEqual({ name: 'home', params: {} })
  expect(parseUrl('/pages/nowhere')).toBeUndefined()
  expect(formatUrl('search', { keywords: '数据 & 结构' })).toBe('/pages/search/search?keywords=%E6%95%B0%E6%8D%AE%20%26%20%E7%BB%93%E6%9E%84')
})

test('the router hands over encoded values', () => {
  expect(parseRouterParams('search', { keywords: '%E6%95%B0%E6%8D%AE' })).toEqual({ keywords: '数据' })
  expect(parseRouterParams('search', { keywords: '%E6%95' })).toBeUndefined()
  expect(parseRouterParams('courseShow', { id: '0' })).toBeUndefined()
  expect(parseRouterParams('courseShow', { id: '7e2' })).toBeUndefined()
})

test.each([
  ['id%3D7%26msv%3D3', { id: 7 }],
  ['msv%3D3', undefined],
  ['%E6%95', undefined],
  ['free', undefined],
])('a mini-program code that carries %s', (scene, params) => {
  expect(parseRouterParams('courseShow', { scene })).toEqual(params)
})

test('a parameter of that name is not taken for such a code', () => {
  expect(parseRouterParams('vodIndex', { scene: 'free' })).toEqual({ scene: 'free' })
  expect(parseRouterParams('courseShow', { id: '8', scene: 'id%3D7' })).toEqual({ id: 8 })
})

test.each([
  ['39.98', '116.31', true],
  ['-90', '180', true],
  ['0', '-0.5', true],
  ['90.1', '0', false],
  ['0', '181', false],
  ['', '0', false],
  ['1e1', '0', false],
  ['39.98.1', '0', false],
])('coordinates %s, %s are a place: %s', (latitude, longitude, isPlace) => {
  expect(parseRouterParams('openLocation', { latitude, longitude }) !== undefined).toBe(isPlace)
})

const page = (name: string, params: object) => ({ kind: 'page', target: { name, params } })
const web = (url: string) => ({ kind: 'web', url })

test.each([
  ['/packageA/vod/index', page('vodIndex', {})],
  ['/courses', page('vodIndex', {})],
  ['/course/7', page('courseShow', { id: 7 })],
  ['/course/7/9', page('courseVideo', { id: 9, course_id: 7 })],
  ['exam-index', page('examHome', {})],
  ['https://example.com/a?b=1', web('https://example.com/a?b=1')],
  ['www.example.com', web('https://www.example.com')],
  ['https://a@evil.example', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['/packageA/unknown/page', null],
  ['', null],
])('link %s', (href, expected) => {
  expect(parseLink(href)).toEqual(expected)
})
