import { type Block, picturesOf, readRichText, type Run } from '@/lib/html'

const writeRun = (run: Run): string => {
  if (run.kind === 'picture') return `[${run.picture.src.split('/').pop()}${run.href ? `->${run.href}` : ''}]`
  const look = Object.entries(run.look).map(([name, value]) => (value === true ? name : `${name}=${value}`))
  return look.length > 0 ? `{${look.join(' ')}|${run.text}}` : run.text
}

/** One line per block, nested ones in brackets. */
function write(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `${block.role}${block.align ? `/${block.align}` : ''}: ${block.runs.map(writeRun).join('')}`
    case 'list':
      return `${block.isOrdered ? `ol ${block.start}` : 'ul'} ${block.items.map((item) => `(${item.map(write).join('; ')})`).join(' ')}`
    case 'quote':
      return `quote (${block.blocks.map(write).join('; ')})`
    case 'code':
      return `code: ${block.text}`
    case 'table':
      return `table ${block.columns}: ${block.rows
        .map((cells) => cells.map((cell) => `${cell.row},${cell.column}+${cell.rowSpan}x${cell.columnSpan}${cell.isHead ? '!' : ''}`).join(' '))
        .join(' / ')}`
    case 'rule':
      return 'rule'
    default:
      return `${block.kind}: ${block.src}`
  }
}

const lines = (html: string) => readRichText(html, { playerHosts: ['v.qq.com'] }).blocks.map(write)

test('wrappers vanish, paragraphs stay apart', () =>
  expect(lines('<div><section>a<div>b</div>c</section><p>d</p></div>e')).toEqual(
    ['a', 'b', 'c', 'd', 'e'].map((text) => `body: ${text}`),
  ))

test('blanks collapse as in a browser and none is lost', () =>
  expect(lines('<p>\n Hello   <b>big </b> <i>world</i> ! </p>')).toEqual([
    'body: Hello {isBold|big }{isItalic|world} !',
  ]))

test('indents and hard blanks are the author\'s', () =>
  expect(lines('<p>&nbsp;&nbsp;a</p><p>　　b</p>')).toEqual(['body: \u00a0\u00a0a', 'body: 　　b']))

test('paragraphs that hold nothing are dropped', () =>
  expect(lines('<p>a</p><p><br></p><p>&nbsp;</p><p><b> </b></p><p>b</p>')).toEqual(['body: a', 'body: b']))

test('line breaks: real ones, two at most, none at the ends', () =>
  expect(lines('<p><br>a <br> b<br><br><br><br>c<br></p>')).toEqual(['body: a\nb\n\nc']))

test('neighbours that look the same are one piece', () =>
  expect(lines('<p><span>a</span><span>b</span><b>c</b><strong>d</strong></p>')).toEqual(['body: ab{isBold|cd}']))

test('looks add up, the inner one wins', () =>
  expect(lines('<p style="color:red"><b>a<span style="color:blue;font-weight:normal">b</span></b><sup>2</sup></p>')).toEqual([
    'body: {color=#ff0000 isBold|a}{color=#0000ff|b}{color=#ff0000 script=sup|2}'.replace('{color=#0000ff|b}', '{color=#0000ff isBold=false|b}'),
  ]))

test('headings, captions, alignment', () =>
  expect(lines('<h2 style="text-align:center">a</h2><figure><img src=https://a.cn/1.png><figcaption>b</figcaption></figure>')).toEqual([
    'h2/center: a', 'body: [1.png]', 'caption: b',
  ]))

test('links and pictures in a line', () =>
  expect(lines('<p>see <a href="/pages/course/show?id=7">this <b>one</b><img src=https://a.cn/1.png></a>.</p>')).toEqual([
    'body: see {href=/pages/course/show?id=7|this }{href=/pages/course/show?id=7 isBold|one}[1.png->/pages/course/show?id=7].',
  ]))

test('lists, also those put straight into each other', () =>
  expect(lines('<ol start=3><li>a</li><li><p>b</p><ul><li>c</li></ul></li><ol><li>d</li></ol></ol>')).toEqual([
    'ol 3 (body: a) (body: b; ul (body: c); ol 1 (body: d))',
  ]))

test('quotes', () => expect(lines('<blockquote><p>a</p>b</blockquote><blockquote> </blockquote>')).toEqual(['quote (body: a; body: b)']))

test('code keeps its lines and blanks', () =>
  expect(lines('<pre>\n<code>if (a &lt; b)\n    <span>return</span>\r\n</code></pre>')).toEqual(['code: if (a < b)\n    return']))

test('cells know their places, past those that reach down', () =>
  expect(lines('<table><thead><tr><th rowspan=2>a<th colspan=2>b</thead><tr><td>c<td>d</table>')).toEqual([
    'table 3: 1,1+2x1! 1,2+1x2! / 2,2+1x1 2,3+1x1',
  ]))

test('a table has at most 40 columns', () => {
  const [table] = readRichText(`<table><tr>${'<td colspan=15>x'.repeat(5)}</table>`).blocks
  expect(table?.kind === 'table' && table.rows[0]?.map((cell) => [cell.column,
    cell.columnSpan])).toEqual([[1, 15], [16, 15], [31, 10]])
})

test('what a table holds beside rows comes before it', () =>
  expect(lines('<table><caption>t</caption><tr><td>a</table>')).toEqual(['body: t', 'table 1: 1,1+1x1']))

test('media', () =>
  expect(lines('<video src=https://a.cn/v.mp4></video><video></video><iframe src=https://v.qq.com/x></iframe><hr>')).toEqual([
    'video: https://a.cn/v.mp4', 'player: https://v.qq.com/x', 'rule',
  ]))

test('boxes in boxes end at six', () => {
  const depth = (block: Block | undefined): number => (block?.kind === 'quote' ? 1 + depth(block.blocks[0]) : 0)
  expect(depth(readRichText(`${'<blockquote>'.repeat(60)}x`).blocks[0])).toBe(6)
})

test('pictures to zoom: web addresses that are no links, in order', () =>
  expect(
    picturesOf(
      readRichText(
        '<p>a<img src=https://a.cn/1.png></p><ul><li><img src=https://a.cn/2.png></ul><blockquote><img src=https://a.cn/3.png>' +
          '</blockquote><table><tr><td><img src=https://a.cn/4.png></table><a href=https://b.cn><img src=https://a.cn/5.png></a>' +
          '<img src="data:image/png;base64,AAAA">',
      ).blocks,
    ),
  ).toEqual([1, 2, 3, 4].map((number) => `https://a.cn/${number}.png`)))
