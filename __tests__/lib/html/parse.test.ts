import { parseHtml, readRichText, type RichNode } from '@/lib/html'

import { processorMs } from '../../setup/processorMs'

/** The tree written back as a compact text, so that a test reads like what it means. */
function write(node: RichNode): string {
  if (typeof node === 'string') return node
  const facts = Object.entries({ ...node.attributes, ...node.style })
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => ` ${name}=${value}`)
  return `<${node.tag}${facts.join('')}>${node.children.map(write).join('')}</>`
}

const read = (html: string, playerHosts?: string[]) => parseHtml(html, { playerHosts }).children.map(write).join('')

describe('broken markup', () => {
  test.each([
    ['<p>one<p>two', '<p>one</><p>two</>'],
    ['<ul><li>a<li>b<ul><li>c</ul><li>d</ul>', '<ul><li>a</><li>b<ul><li>c</></></><li>d</></>'],
    ['<b><i>x</b>y</i>z', '<b><i>x</></>yz'],
    ['<div><span>a</div>b', '<div><span>a</></>b'],
    ['</p></div>a', 'a'],
    ['a</br>b', 'a<br></>b'],
    ['<p><div>a</div></p>', '<p></><div>a</>'],
    ['<a href="https://a.cn">x<a href="https://b.cn">y</a>', '<a href=https://a.cn>x</><a href=https://b.cn>y</>'],
    ['1 < 2 && 3 > 2', '1 < 2 && 3 > 2'],
    ['a<', 'a<'],
    ['a<b', 'a'],
    ['<p class="x', ''],
    ['<P ALIGN=right STYLE = "Color:RED" >x</P >', '<p color=#ff0000 align=right>x</>'],
    ['<img src="https://a.cn/1.png"/ alt=x>', '<img src=https://a.cn/1.png alt=x></>'],
    ['<img/src="https://a.cn/1.png"/alt="a>b">', '<img src=https://a.cn/1.png alt=a>b></>'],
    ["<img alt='a\"b' src=https://a.cn/1.png>", '<img src=https://a.cn/1.png alt=a"b></>'],
    ['<img src="https://a.cn/1.png" src="https://b.cn/2.png">', '<img src=https://a.cn/1.png></>'],
    ['<p>a<!-- <b>x</b> -->b</p><!-- rest <p>', '<p>ab</>'],
    ['<!doctype html><?xml version="1.0"?><![CDATA[x]]>a', 'a'],
    ['<center>a</center><font color=red>b</font><o:p>c</o:p>', '<div>a</><span color=#ff0000>b</>c'],
    ['<strike>a</strike><ins>b</ins><kbd>c</kbd>', '<s>a</><u>b</><code>c</>'],
    ['<constructor>a</constructor><toString>b</toString><__proto__>', 'ab<__proto__>'],
  ])('%s', (html, tree) => expect(read(html)).toBe(tree))
})

test('what lies too deep is dropped as a whole, and what follows is back at the top', () => {
  const [deep, shallow] = ['<div>'.repeat(200), '</div>'.repeat(200)]
  const { children } = parseHtml(`${deep}<i>a<br><img src="https://a.cn/x.png"></i>${shallow}after`)
  expect(children).toHaveLength(2)
  expect(children[1]).toBe('after')
})

test.each(['a<div>b</div>c', 'a<br>b<div></div>c'])('what is too deep to be drawn leaves its text: %s', (html) => {
  expect(read(`${'<div>'.repeat(200)}${html}`)).toContain('>abc<')
})

describe('tables', () => {
  test('head and body end each other', () => {
    const tree = read('<table><thead><tr><th>a<tbody><tr><td>b<td>c<thead><tr><th>d</table>')
    expect(tree.replace(/ colSpan=1 rowSpan=1/g, '')).toBe(
      '<table><thead><tr><th>a</></></><tbody><tr><td>b</><td>c</></></><thead><tr><th>d</></></></>',
    )
  })

  test('unclosed rows and cells', () =>
    expect(read('<table><tr><td>a<td>b<tr><th>c</table>d').replace(/ colSpan=1 rowSpan=1/g, '')).toBe(
      '<table><tr><td>a</><td>b</></><tr><th>c</></></>d',
    ))
  test('an end tag inside a cell does not reach out of it', () =>
    expect(read('<div><table><tr><td>a</div>b</td></tr></table>c</div>')).toBe(
      '<div><table><tr><td colSpan=1 rowSpan=1>ab</></></>c</>',
    ))
  test('spans have bounds', () =>
    expect(read('<table><tr><td colspan=9999 rowspan=0>a')).toContain('colSpan=20 rowSpan=1'))
})

describe('text', () => {
  test.each([
    [
      '&lt;b&gt; &amp;amp; &quot;x&quot;&nbsp;&copy;&hellip;&Omega;&omega;&sigmaf;&thinsp;',
      '<b> &amp; "x"\u00a0©…Ωως\u2009',
    ],
    ['&#20013;&#x6587;&#128077;&#x1F44D', '中文👍👍'],
    ['&#0;&#xD800;&#x110000;&#999999999;', '\ufffd\ufffd\ufffd\ufffd'],
    ['&#147;x&#148;', '“x”'],
    ['&unknown; & &; &#; &amp', '&unknown; & &; &#; &'],
    ['a\0b\u0007c\u2028d', 'abcd'],
  ])('%j', (html, text) => expect(read(html)).toBe(text))

  test('a name runs on in an address', () =>
    expect(read('<a href="https://a.cn/?a=1&copy=2&amp;lt=3">x</a>')).toBe(
      '<a href=https://a.cn/?a=1&copy=2&lt=3>x</>',
    ))

  test('no blank between words is lost', () =>
    expect(read('<p>Hello <b>big</b> <i>world</i>\n!</p>')).toBe('<p>Hello <b>big</> <i>world</>\n!</>'))

  test('blanks between blocks are layout', () =>
    expect(read('<div>\n <p>a</p>\n <p>b</p>\n</div>\n')).toBe('<div><p>a</><p>b</></>'))
})

describe('style', () => {
  test.each([
    ['color:#F00', ' color=#ff0000'],
    ['color: RGB(255, 0, 0) !important', ' color=#ff0000'],
    ['color:rgba(255 0 0 / 50%)', ' color=#ff8080'],
    ['color:hsl(120, 100%, 25%)', ' color=#008000'],
    ['background-color:#ff08', ' background=#ffff77'],
    ['background:yellow', ' background=#ffff00'],
    ['color:transparent', ''],
    ['color:constructor', ''],
    ['text-align:center', ' align=center'],
    ['text-align:constructor', ''],
    ['font-weight:700;font-style:italic', ' isBold=true isItalic=true'],
    ['font-weight:normal', ' isBold=false'],
    ['text-decoration:underline line-through', ' isUnderlined=true isStruck=true'],
    ['font-size:20px', ' sizePx=20'],
    ['font-size:900px', ' sizePx=28'],
    ['font-size:1px', ' sizePx=12'],
    ['font-size:1.5em', ' sizePx=24'],
    ['font-size:12pt', ' sizePx=16'],
    ['font-size:large', ''],
    ['position:fixed;top:0;z-index:9;margin:-99px;display:none;opacity:0;width:100vw', ''],
    ['background:url(https://a.cn/x.png);background-image:url(x)', ''],
    ['color:expression(alert(1));-moz-binding:url(x);behavior:url(x)', ''],
    ['color:var(--color-brand);--color-brand:red', ''],
    ['c\\6flor:red;co/**/lor:red', ''],
  ])('%s', (style, facts) => expect(read(`<p style="${style}">x`)).toBe(`<p${facts}>x</>`))
})

describe('pictures', () => {
  const picture = (rest: string) => read(`<img src=https://a.cn/1.png ${rest}>`)
  test.each([
    ['width=100 height=50', ' ratio=2 widthPx=100'],
    ['width=1200 height=800 style="width:100%;height:auto"', ' ratio=1.5 widthPercent=100'],
    ['width=9 height=900', ' widthPx=9'],
    ['width="50%"', ' widthPercent=50'],
    ['style="width:80px"', ' widthPx=80'],
    ['width=9 style="width:80%"', ' widthPercent=80'],
    ['width=99999', ' widthPx=2000'],
    ['width=abc height=-3', ''],
  ])('%s', (rest, facts) => expect(picture(rest)).toBe(`<img src=https://a.cn/1.png${facts}></>`))

  test.each([
    'width=1 height=1',
    'width=0',
    'height="1px"',
    'style="width:1px"',
    'style="display: none"',
    'style="visibility:hidden"',
    'style="opacity:0"',
    'width="0%"',
  ])('%s is a tracking picture', (rest) => expect(picture(rest)).toBe(''))
})

describe('players and videos', () => {
  const hosts = ['player.bilibili.com']
  test('an allowed host over https', () =>
    expect(read('<iframe src="//player.bilibili.com/p?x=1"><p>no</iframe>after', hosts)).toBe(
      '<iframe src=https://player.bilibili.com/p?x=1></>after',
    ))
  test.each([
    'http://player.bilibili.com/',
    'https://player.bilibili.com.evil.cn/',
    'https://evil.cn/?player.bilibili.com',
    'https://player.bilibili.com:444/',
  ])('%s is not embedded: a link leads there', (src) =>
    expect(read(`<iframe src="${src}"></iframe>a`, hosts)).toBe(`<iframe href=${src}></>a`),
  )
  test.each(['https://player.bilibili.com@evil.cn/', 'javascript:alert(1)', '/mp/newappmsgvote?x=1', ''])(
    'not %s',
    (src) => expect(read(`<iframe src="${src}"></iframe>a`, hosts)).toBe('a'),
  )
  test.each(['width=0 height=0', 'width=1', 'style="display:none"', 'style="width:0"'])(
    'nor one that cannot be seen: %s',
    (rest) => expect(read(`<iframe ${rest} src=https://a.cn/count></iframe>a`, hosts)).toBe('a'),
  )
  test('an address that waits, as WeChat writes it', () =>
    expect(read('<iframe data-src=https://player.bilibili.com/p></iframe>', hosts)).toBe(
      '<iframe src=https://player.bilibili.com/p></>',
    ))
  test('no host is allowed by default', () =>
    expect(read('<iframe src="https://player.bilibili.com/"></iframe>')).toBe(
      '<iframe href=https://player.bilibili.com/></>',
    ))
  test('a video takes its first usable source', () =>
    expect(read('<video poster=//a.cn/p.png><source src=x:y><source src=//a.cn/v.mp4>no</video>')).toBe(
      '<video poster=https://a.cn/p.png src=https://a.cn/v.mp4>no</>',
    ))
})

describe('limits', () => {
  const depthOf = (nodes: RichNode[]): number =>
    Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depthOf(node.children))))
  const countOf = (nodes: RichNode[]): number =>
    nodes.reduce((sum, node) => sum + 1 + (typeof node === 'string' ? 0 : countOf(node.children)), 0)

  test('deeper than 64 joins the deepest, and nothing is lost after it', () => {
    const html = `${'<div>'.repeat(200)}deep${'</div>'.repeat(200)}<p>after</p>`
    const { children, isTruncated } = parseHtml(html)
    expect(depthOf(children)).toBe(64)
    expect(isTruncated).toBe(false)
    expect(write(children[1] ?? '')).toBe('<p>after</>')
  })

  test('5,000 nodes', () => {
    const { children, isTruncated } = parseHtml('<p>x</p>'.repeat(4_000))
    expect(countOf(children)).toBe(5_000)
    expect(isTruncated).toBe(true)
    expect(parseHtml('<p>x</p>'.repeat(2_500)).isTruncated).toBe(false)
  })

  test('500,000 characters of text', () => {
    const { children, isTruncated } = parseHtml(`<p>${'字'.repeat(499_999)}</p><p>一二</p><p>三</p>`)
    expect(children.map((node) => write(node).length)).toEqual([499_999 + 6, 1 + 6])
    expect(isTruncated).toBe(true)
    expect(parseHtml(`<p>${'字'.repeat(500_000)}</p>\n`).isTruncated).toBe(false)
    expect(parseHtml(`<p>${'字'.repeat(500_000)}</p><p>一</p>`).isTruncated).toBe(true)
  })

  const heavy: [name: string, html: string][] = [
    ['5,000 levels', '<div>'.repeat(5_000)],
    ['400,000 levels', '<div><b>'.repeat(200_000)],
    ['open tags', '<'.repeat(2e6)],
    ['end tags of nothing', `${'<b>'.repeat(60)}${'</i>'.repeat(500_000)}`],
    ['tags that never end', '<a '.repeat(660_000)],
    ['open quotes', '<a b="'.repeat(330_000)],
    ['quotes in quotes', '<a b="\''.repeat(280_000)],
    ['attributes', `<a ${'b=1 '.repeat(500_000)}>`],
    ['blanks in a tag', `<a b${' '.repeat(1e6)}=${' '.repeat(1e6)}>`],
    ['blanks in an address', `<a href="${' '.repeat(2e6)}x">`],
    ['equals signs', `<a ${'='.repeat(2e6)}>`],
    ['slashes', `<a${'/'.repeat(2e6)}`],
    ['comments', '<!--'.repeat(500_000)],
    ['dropped elements', '<svg>'.repeat(400_000)],
    ['dropped and closed', '<svg></svg>'.repeat(180_000)],
    ['ampersands', '&'.repeat(2e6)],
    ['a long reference', `&#x${'f'.repeat(2e6)}`],
    ['a style', `<p style="${'color:red;'.repeat(200_000)}">`],
    ['a picture inside', `<img src="data:image/png;base64,${'A'.repeat(2e6)}">`],
    ['spans of cells', `<table>${`<tr>${'<td rowspan=100 colspan=20>'.repeat(48)}`.repeat(100)}`],
    ['single marks', '$a '.repeat(700_000)],
    ['marks and digits', 'x$1'.repeat(700_000)],
    ['marks that never close', '\\(\\['.repeat(500_000)],
    ['a far closing mark', `${'\\[x '.repeat(500_000)}\\]`],
    ['formulas', '<p>$x^{2}_{i}$</p>'.repeat(110_000)],
    ['unclosed math', '<math><mi>x'.repeat(180_000)],
    ['math', '<math><mi>x</mi></math>'.repeat(90_000)],
    ['math that closes far away', `${'<math>'.repeat(330_000)}</math>`],
    ['nested braces', `<p data-latex="${'{'.repeat(2e6)}">x`],
    ['pieces of one look', `<i>${`${'x'.repeat(90)}</i><i>`.repeat(20_000)}`],
  ]
  // Quadratic time would take minutes here.
  test.each(heavy)('2 MB of %s take linear time', (_, html) => {
    expect(processorMs(() => void readRichText(html))).toBeLessThan(3_000)
  })
})
