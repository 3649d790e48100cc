import { appPath, imageUrl, webUrl } from '@/lib/safeUrl'

test.each([
  ['https://a.cn', 'https://a.cn', 'a.cn'],
  ['HTTP://A.CN/Path?Q=1#F', 'http://a.cn/Path?Q=1#F', 'a.cn'],
  ['//a.cn/x.png', 'https://a.cn/x.png', 'a.cn'],
  [' https://a.cn/a b.png\n', 'https://a.cn/a%20b.png', 'a.cn'],
  ['https://a.cn:8443/', 'https://a.cn:8443/', 'a.cn:8443'],
  ['https://学校.cn/课程', 'https://学校.cn/课程', '学校.cn'],
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

test.each(['png', 'jpeg', 'gif', 'webp'])('a %s may be carried along', (type) => {
  const src = `data:image/${type};base64,iVBORw0KGgo=`
  expect(imageUrl(src)).toBe(src)
})

test.each([
  'data:image/svg+xml;base64,PHN2Zz4=',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'data:text/html;base64,PHN2Zz4=',
  'data:image/png,<script>',
  'data:image/png;base64,<svg>',
  `data:image/png;base64,${'A'.repeat(200_001)}`,
  'x.png',
  'javascript:alert(1)',
])('%j is no picture', (src) => expect(imageUrl(src.slice(0, 300_000))).toBeUndefined())
