import { linksIn } from '@/features/messages/links'

test.each([
  ['no link', '您购买的「数据结构」已支付成功', []],
  ['a page of ours', '课程更新了：/pages/course/show?id=3，快来看', [['/pages/course/show?id=3', '去「课程详情」']]],
  [
    'a web address before Chinese marks',
    '详见https://n.example/a?b=1。',
    [['https://n.example/a?b=1', '打开 n.example']],
  ],
  ['a web address within Chinese', '资料在https://a.example/f1请查收', [['https://a.example/f1', '打开 a.example']]],
  ['a host alone within Chinese', '请看https://a.example今天更新', [['https://a.example', '打开 a.example']]],
  [
    'an encoded address',
    'https://a.example/%E8%AF%BE?x=1&y=2#z',
    [['https://a.example/%E8%AF%BE?x=1&y=2#z', '打开 a.example']],
  ],
  ['a web address that ends a sentence', 'See http://n.example/a.', [['http://n.example/a', '打开 n.example']]],
  ['the same one twice', 'https://a.example https://a.example', [['https://a.example', '打开 a.example']]],
  ['a page that does not exist', '/pages/nowhere/at?id=1', []],
  ['a page without what it needs', '/pages/course/show', []],
  ['another scheme', 'javascript:alert(1) data:text/html,x', []],
  ['a login part', 'https://bank.example@evil.example/', []],
])('%s', (_, text, links) => {
  expect(linksIn(text).map(({ url, label }) => [url, label])).toEqual(links)
})
