import { formatLocation, formatUrl, parseLocation, parseRedirect, parseRouterParams } from '@/routes/codec'
import { parseLink } from '@/routes/links'

test('a place survives the way through the login redirect', () => {
  const target = { name: 'order', params: { type: 'course', id: 7 } } as const
  expect(formatLocation(target)).toBe('order?type=course&id=7')
  expect(parseLocation(formatLocation(target))).toEqual(target)
})

test.each([
  ['courseShow?id=7', 'our own'],
  ['/pages/course/show?id=7', 'of operators and older builds'],
  ['/course/7', 'of the official clients'],
])('after a login %s leads to the course: a form %s', (text) => {
  expect(parseRedirect(text)).toEqual({ name: 'courseShow', params: { id: 7 } })
})

test.each([
  ['//evil.example', 'another host'],
  ['https://evil.example/#/pages/index/index', 'a URL'],
  ['https://evil.example/pages/course/show?id=7', 'a URL with our path'],
  ['javascript:alert(1)', 'a script'],
  ['.evil.example', 'a host’s tail'],
  ['@evil.example', 'a user part'],
  ['courseShow', 'a missing parameter'],
  ['courseShow?id=9007199254740993', 'a number that would be rounded to another'],
  ['courseShow?id=abc', 'a wrong parameter'],
  ['/course/abc', 'a wrong id in the path'],
  ['courseShow?id=7?id=8', 'two queries'],
  ['courseShow%3Fid%3D7', 'a double encoding'],
  ['login?redirect=home', 'the login page itself'],
  ['/pages/auth/login?redirect=home', 'the login page by its address'],
  ['constructor', 'a name of the language'],
  [`search?keywords=${'长'.repeat(5_000)}`, 'five thousand characters'],
  ['', 'nothing'],
])('%s leads nowhere: %s', (text) => {
  expect(parseRedirect(text)).toBeUndefined()
})

test('the longest address that is read has 4096 characters', () => {
  const keywords = 'a'.repeat(4096 - 'search?keywords='.length)
  expect(parseRedirect(`search?keywords=${keywords}`)).toMatchObject({ name: 'search' })
  expect(parseRedirect(`search?keywords=${keywords}a`)).toBeUndefined()
})

test('addresses are written as paths', () => {
  expect(formatUrl('search', { keywords: '数据 & 结构' })).toBe(
    '/pages/search/search?keywords=%E6%95%B0%E6%8D%AE%20%26%20%E7%BB%93%E6%9E%84',
  )
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

const page = (name: string, params: object = {}) => ({ kind: 'page', target: { name, params } })
const web = (url: string) => ({ kind: 'web', url })
const article = { course_type: 'topic', id: 7, title: '读 一读' }

/** What operators have (docs/backend/home.md#links-of-operators). A screen that comes brings its rows. */
test.each([
  ['/', page('home')],
  ['/packageA/vod/index', page('vodIndex')],
  ['/packageA/live/index', page('liveIndex')],
  ['/packageA/topic/index', page('articleIndex')],
  ['/packageA/book/index', page('bookIndex')],
  ['/packageA/learnPath/index', page('learningPathIndex')],
  ['exam-index', page('examHome')],
  ['/packageA/exam/paper/index', page('examPaperIndex')],
  ['/packageA/exam/mock/index', page('examMockIndex')],
  ['/packageA/exam/practice/index', page('examPracticeIndex')],
  ['/pages/course/show?id=7', page('courseShow', { id: 7 })],
  ['/pages/course/show?id=7&msv=3', page('courseShow', { id: 7 })],
  ['pages/course/show?id=7', page('courseShow', { id: 7 })],
  ['#/pages/course/show?id=7', page('courseShow', { id: 7 })],
  ['/packageA/live/show?id=7', page('liveShow', { id: 7 })],
  ['/packageA/book/show?id=7', page('bookShow', { id: 7 })],
  ['/packageA/learnPath/show?id=7', page('learningPathShow', { id: 7 })],
  ['/pages/webview/webview?course_type=topic&id=7&title=%E8%AF%BB+%E4%B8%80%E8%AF%BB', page('webview', article)],
  ['/courses', page('vodIndex')],
  ['/course/7', page('courseShow', { id: 7 })],
  ['/course/7/', page('courseShow', { id: 7 })],
  ['/course/7/7', page('courseShow', { id: 7 })],
  ['/course/video/9', page('courseVideo', { id: 9 })],
  ['/role', page('membership')],
  ['/member', page('me')],
  ['/study', page('study')],
  ['/search?keywords=React', page('search', { keywords: 'React' })],
  ['/messages', page('messages')],
  ['/member/order', page('memberOrder')],
  ['/announcement?id=7', page('notice', { id: 7 })],
  ['/pages/live/show?id=7', page('liveShow', { id: 7 })],
  ['/pages/book/show?id=7', page('bookShow', { id: 7 })],
  ['/pages/learnPath/show?id=7', page('learningPathShow', { id: 7 })],
  ['/packageA/exam/paper/show?id=7', page('examPaperShow', { id: 7 })],
  ['/packageA/exam/mock/show?id=7', page('examMockShow', { id: 7 })],
  ['/packageA/exam/practice/show?id=7', page('examPracticeShow', { id: 7 })],
  ['/packageA/ms/index', page('flashSales', {})],
  ['/packageA/tg/index?id=7', page('groupBuys', { id: 7 })],
  [' https://example.com/a?b=1 ', web('https://example.com/a?b=1')],
  ['www.example.com', web('https://www.example.com')],
  // Screens that this app does not have.
  ['/packageA/unknown/page', null],
  ['/course/abc', null],
  ['/announcement', null],
  ['https://a@evil.example', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['', null],
])('link %s', (href, expected) => {
  expect(parseLink(href)).toEqual(expected)
})
