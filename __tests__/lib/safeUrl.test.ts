import { appPath, contactUrl, imageUrl, pathOn, webUrl } from '@/lib/safeUrl'

test.each([
  ['https://a.cn', 'https://a.cn', 'a.cn'],
  ['HTTP://A.CN/Path?Q=1#F', 'http://a.cn/Path?Q=1#F', 'a.cn'],
  ['//a.cn/x.png', 'https://a.cn/x.png', 'a.cn'],
  [' https://a.cn/a b.png\n', 'https://a.cn/a%20b.png', 'a.cn'],
  ['https://a.cn:8443/', 'https://a.cn:8443/', 'a.cn:8443'],
  ['https://学校.cn/课程', 'https://学校.cn/%E8%AF%BE%E7%A8%8B', '学校.cn'],
  [
    'https://a.cn/活动.html?from=首页&k=%E9%A6%96',
    'https://a.cn/%E6%B4%BB%E5%8A%A8.html?from=%E9%A6%96%E9%A1%B5&k=%E9%A6%96',
    'a.cn',
  ],
  ['https://a.cn/📚𠮷.mp4', 'https://a.cn/%F0%9F%93%9A%F0%A0%AE%B7.mp4', 'a.cn'],
  ['https://a.cn/\ud800/x', 'https://a.cn/\ud800/x', 'a.cn'],
  ['http://127.0.0.1/x', 'http://127.0.0.1/x', '127.0.0.1'],
])('%j leads to %s', (text, url, host) => expect(webUrl(text)).toEqual({ url, host }))

test.each([
  '',
  'a.cn',
  '/a',
  'https:',
  'https://',
  'https:///a.cn',
  'https:a.cn',
  'https:/a.cn',
  'https:\\\\a.cn',
  'https://good.cn@evil.cn',
  'https://good.cn\\@evil.cn',
  'https://%65vil.cn',
  'https://.a.cn',
  'https://a.cn.',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'ftp://a.cn',
  'file:///etc/passwd',
  'blob:https://a.cn/1',
  'tel:123',
  `https://a.cn/${'a'.repeat(2000)}`,
])('%j is no web address', (text) => expect(webUrl(text)).toBeUndefined())

test.each([
  ['/pages/course/show?id=7', '/pages/course/show?id=7'],
  ['#/packageA/vod/index', '/packageA/vod/index'],
  ['/course/7', '/course/7'],
])('%j is a path of the app', (text, path) => expect(appPath(text)).toBe(path))

test.each([
  '',
  '/',
  '//evil.cn',
  '/\\evil.cn',
  '/.evil.cn',
  '/@evil.cn',
  'pages/course/show',
  '#top',
  '/a\\b',
  '/%2f/evil.cn',
])('%j is no path of the app', (text) => expect(appPath(text)).toBeUndefined())

test.each(['png', 'jpeg', 'gif', 'webp', 'bmp', 'svg+xml'])('a %s may be carried along', (type) => {
  const src = `data:image/${type};base64,iVBORw0KGgo=`
  expect(imageUrl(src)).toBe(src)
})

test.each([
  'data:text/html;base64,PHN2Zz4=',
  'data:image/png,<script>',
  'data:image/png;base64,<svg>',
  'x.png',
  'javascript:alert(1)',
])('%j is no picture', (src) => expect(imageUrl(src)).toBeUndefined())

test('a picture of some megabytes is carried too, broken into lines or not; a longer one is not', () => {
  const long = `data:image/png;base64,${'A'.repeat(300_000)}`
  expect(imageUrl(long) === long).toBe(true)
  expect(imageUrl('data:image/png;base64,AAAA\r\n  BBBB')).toBe('data:image/png;base64,AAAABBBB')
  expect(imageUrl(`data:image/png;base64,${'A'.repeat(4_000_001)}`)).toBeUndefined()
})

test.each([
  [
    "data:image/svg+xml;utf8,<svg xmlns='http://www.w3.org/2000/svg'/>",
    /^data:image\/svg\+xml;utf8,%3Csvg%20xmlns='http/,
  ],
  ['data:image/svg+xml,%3Csvg fill="#f00"/%3E', /%20fill=%22%23f00%22\/%3E$/],
])('a drawing as text stays one address: %j', (text, url) => expect(imageUrl(text)).toMatch(url))

const site = 'https://api.example.com/base'
test.each([
  ['/uploads/1.png', 'https://api.example.com/uploads/1.png'],
  ['uploads/2026/图 1.png', 'https://api.example.com/uploads/2026/%E5%9B%BE%201.png'],
  ['./a.jpg', 'https://api.example.com/a.jpg'],
  ['1.png', 'https://api.example.com/1.png'],
])('%j is a path on the server', (text, url) => expect(pathOn(site, text)).toBe(url))

test.each([
  '',
  '//evil.cn/1.png',
  'javascript:alert(1)',
  '\\\\evil\\1.png',
  'file:///C:/1.png',
  'C:\\1.png',
  'x"onerror=1',
  'word',
])('%j is none', (text) => expect(pathOn(site, text)).toBeUndefined())
test('without a server there is none', () => expect(pathOn('', '/1.png')).toBeUndefined())

test.each([
  ['tel:400-800-1234', 'tel:4008001234'],
  ['tel: +86 (21) 5555 6666', 'tel:+862155556666'],
  ['TEL:10086', 'tel:10086'],
  ['mailto:help@school.cn?subject=x&cc=a@b.cn', 'mailto:help@school.cn'],
])('%j reaches somebody', (text, url) => expect(contactUrl(text)).toBe(url))

test.each([
  'tel:',
  'tel:*#06#',
  'tel:1',
  'tel:1;ext=2',
  'mailto:',
  'mailto:a@b',
  'mailto:a@b.cn,c@d.cn',
  'sms:1',
  'javascript:1',
])('%j does not', (text) => expect(contactUrl(text)).toBeUndefined())
