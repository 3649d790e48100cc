import { readOwnLink } from '@/features/system/ownLink'
import { formatUrl } from '@/routes/codec'

const read = (address: string, ...sites: string[]) => {
  const page = readOwnLink(address, sites)?.target
  return page && formatUrl(page.name, page.params)
}

const course = '/pages/course/show?id=7'

test.each([
  ['https://h5.school.cn/#/pages/course/show?id=7', course],
  ['https://h5.school.cn/?from=wechat&msv=3#/pages/course/show?id=7&msv=3', course],
  ['https://h5.school.cn/index.html#/pages/course/show?id=7', course],
  ['https://h5.school.cn#/course/7', course],
  ['http://H5.School.cn/#/pages/course/show?id=7', course],
  ['https://h5.school.cn/pages/course/show?id=7', course],
  ['https://h5.school.cn/h5/#/pages/course/show?id=7', course],
  ['https://h5.school.cn/#/role', '/pages/role/role'],
  ['https://h5.school.cn/#/packageA/exam/home', '/packageA/exam/home'],
  [
    'https://h5.school.cn/#/pages/webview/webview?course_type=topic&id=2',
    '/pages/webview/webview?course_type=topic&id=2',
  ],
])('%s leads to %s', (address, url) => expect(read(address, 'https://h5.school.cn')).toBe(url))

test.each([
  'https://h5.school.cn',
  'https://h5.school.cn/',
  'https://h5.school.cn/#/',
  'https://h5.school.cn/index.html?msv=3',
  'https://h5.school.cn/?msv=3#/?msv=3',
])('%s is home', (address) => expect(read(address, 'https://h5.school.cn')).toBe('/pages/index/index'))

test.each(['https://www.school.cn/h5', 'https://www.school.cn/h5/index.html', 'http://www.school.cn/h5/#/'])(
  'H5 in a folder, which the backend calls %s',
  (site) => {
    expect(read('https://www.school.cn/h5/#/pages/course/show?id=7', site)).toBe(course)
    expect(read('https://www.school.cn/h5?a=1#/pages/course/show?id=7', site)).toBe(course)
    expect(read('https://www.school.cn/h5/pages/course/show?id=7', site)).toBe(course)
    expect(read('https://www.school.cn/h5', site)).toBe('/pages/index/index')
    // Beside the folder the school has other things.
    expect(read('https://www.school.cn/', site)).toBeUndefined()
    expect(read('https://www.school.cn/h5old/#/pages/course/show?id=7', site)).toBeUndefined()
  },
)

test('any of several sites', () =>
  expect(read('https://b.school.cn/#/course/7', '', 'https://a.school.cn', 'https://b.school.cn')).toBe(course))

test.each([
  ['a page that is none', 'https://h5.school.cn/#/packageA/book/burn?id=7'],
  ['an id that is none', 'https://h5.school.cn/#/pages/course/show?id=7e3'],
  ['a file', 'https://h5.school.cn/files/plan.pdf'],
  ['a page of signing in', 'https://h5.school.cn/#/pages/auth/loading?login_code=stolen'],
  ['another site', 'https://other.example/#/pages/course/show?id=7'],
  ['another port', 'https://h5.school.cn:8443/#/pages/course/show?id=7'],
  ['a look-alike', 'https://h5.school.cn.evil.example/#/pages/course/show?id=7'],
  ['a login before the host', 'https://h5.school.cn@evil.example/#/pages/course/show?id=7'],
  ['another site that names ours', 'https://evil.example/h5.school.cn/#/pages/course/show?id=7'],
  ['no address', '/pages/course/show?id=7'],
])('%s stays what it is', (_, address) => expect(read(address, 'https://h5.school.cn', '')).toBeUndefined())

test.each([
  ['https://h5.school.cn/?msv=3#/pages/course/show?id=7', '3'],
  ['https://h5.school.cn/#/pages/course/show?id=7&msv=3', '3'],
  ['https://h5.school.cn/?msv=4#/pages/course/show?id=7&msv=3', '3'],
  ['https://h5.school.cn/pages/course/show?id=7&msv=3', '3'],
  ['https://h5.school.cn/#/?msv=3', '3'],
  ['https://h5.school.cn/#/packageA/book/burn?id=7&msv=3', '3'],
  ['https://h5.school.cn/#/pages/course/show?id=7', undefined],
  ['https://evil.example/?msv=3', undefined],
])('%s is handed on by %s', (address, msv) => expect(readOwnLink(address, ['https://h5.school.cn'])?.msv).toBe(msv))

test('where H5 is unknown nothing is ours', () =>
  expect(read('https://h5.school.cn/#/pages/course/show?id=7', '', 'x')).toBeUndefined())
