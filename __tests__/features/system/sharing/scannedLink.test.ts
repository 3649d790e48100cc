import { readScannedLink } from '@/features/system/sharing/scannedLink'

const own = ['https://h5.school.cn', 'https://www.school.cn/pc', 'http://192.168.1.5:8080', '']
const read = (link: string) => readScannedLink(encodeURIComponent(link), own)

test.each([
  ['https://h5.school.cn/#/packageA/book/show?id=7&msv=3', 'bookShow', { id: 7 }, '3'],
  ['https://h5.school.cn/m/?msv=3#/pages/course/show?id=7', 'courseShow', { id: 7 }, '3'],
  ['https://h5.school.cn/?msv=4#/pages/course/show?id=7&msv=3', 'courseShow', { id: 7 }, '3'],
  [
    'https://h5.school.cn/#/pages/webview/webview?course_type=topic&id=2&msv=3',
    'webview',
    { course_type: 'topic', id: 2 },
    '3',
  ],
  ['https://www.school.cn/course/7?msv=3', 'courseShow', { id: 7 }, '3'],
  ['https://www.school.cn/pc/course/7?msv=3', 'courseShow', { id: 7 }, '3'],
  ['https://h5.school.cn/index.html?msv=3#/pages/course/show?id=7', 'courseShow', { id: 7 }, '3'],
  ['http://192.168.1.5:8080/course/7?msv=3', 'courseShow', { id: 7 }, '3'],
  ['http://192.168.1.5:8080/#/pages/role/role', 'membership', {}, undefined],
])('%s opens the very thing', (link, name, params, msv) =>
  expect(read(link)).toMatchObject({ target: { name, params }, msv }),
)

test('the academy itself: who handed it on is kept', () => {
  expect(read('https://h5.school.cn/?msv=3')).toMatchObject({ target: { name: 'home', params: {} }, msv: '3' })
  expect(read('https://h5.school.cn/#/?msv=3')).toMatchObject({ msv: '3' })
})

test.each([
  ['another site', 'https://evil.example/#/packageA/book/show?id=7&msv=3'],
  ['a look-alike', 'https://h5.school.cn.evil.example/#/packageA/book/show?id=7'],
  ['a login before the host', 'https://h5.school.cn@evil.example/#/packageA/book/show?id=7'],
  ['an unsafe copy of ours', 'http://h5.school.cn/#/packageA/book/show?id=7'],
  ['a script', 'javascript:alert(1)//https://h5.school.cn/#/packageA/book/show?id=7'],
  ['no address', '/packageA/book/show?id=7'],
  ['far too long', `https://h5.school.cn/#/packageA/book/show?id=7&x=${'a'.repeat(3_000)}`],
  ['nothing', ''],
])('%s is refused', (_, link) => expect(read(link)).toBeUndefined())

test('half a percent sign is refused', () =>
  expect(readScannedLink('https%3A%2F%2Fh5.school.cn%2', own)).toBeUndefined())

test.each([
  ['a page that is none', 'https://h5.school.cn/#/packageA/book/burn?id=7'],
  ['an id that is none', 'https://h5.school.cn/#/packageA/book/show?id=7e3'],
  ['a page of signing in', 'https://h5.school.cn/#/pages/auth/loading?login_code=stolen'],
  ['a way out', 'https://h5.school.cn/#//evil.example/pages'],
  ['a file', 'https://h5.school.cn/../../etc/passwd'],
])('%s leads nowhere', (_, link) => expect(read(link)?.target).toBeUndefined())
