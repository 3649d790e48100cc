import { checkUrl } from '@/features/shared/webUrl/urlPolicy'

const own = [
  'https://api.school.cn',
  'https://api.school.cn/user/protocol',
  'https://www.school.cn/',
  'http://192.168.1.5:8080',
]

test.each([
  ['https://api.school.cn/user/protocol', 'open'],
  ['https://API.School.CN/aboutus', 'open'],
  ['//www.school.cn/news', 'open'],
  ['http://192.168.1.5:8080/user/protocol', 'open'],
  ['https://192.168.1.5:8080/user/protocol', 'open'],
  ['http://api.school.cn/user/protocol', 'refuse'],
  ['https://api.school.cn.evil.cn/', 'ask'],
  ['https://school.cn/', 'ask'],
  ['https://news.example/a?b=1', 'ask'],
  ['http://localhost:8080/user/protocol', 'ask'],
  ['http://news.example/', 'refuse'],
  ['http://localhost.evil.cn/', 'refuse'],
  ['https://api.school.cn@evil.cn/', 'refuse'],
  ['https://api.school.cn\\@evil.cn/', 'refuse'],
  ['javascript:alert(1)', 'refuse'],
  ['java\nscript:alert(1)', 'refuse'],
  ['data:text/html,x', 'refuse'],
  ['file:///etc/passwd', 'refuse'],
  ['/pages/index/index', 'refuse'],
  ['', 'refuse'],
  [`https://api.school.cn/${'a'.repeat(5_000)}`, 'refuse'],
])('%s: %s', (url, kind) => expect(checkUrl(url, own).kind).toBe(kind))

test('a question names the host', () =>
  expect(checkUrl('https://News.example:8443/a', own)).toMatchObject({ host: 'news.example:8443' }))

test('nothing is trusted while no address of ours is known', () =>
  expect(checkUrl('https://api.school.cn/', ['', '']).kind).toBe('ask'))
