import { type Block, type Cell, picturesOf, readRichText, type Run } from '@/lib/html'

function writeRun(run: Run): string {
  if (run.kind === 'picture') return `[${run.picture.src?.split('/').pop()}${run.href ? `->${run.href}` : ''}]`
  const text = run.kind === 'text' ? run.text : `$${run.latex}$`
  const style = Object.entries(run.style).map(([name, value]) => (value === true ? name : `${name}=${value}`))
  return style.length > 0 ? `{${style.join(' ')}|${text}}` : text
}

const writeAll = (blocks: Block[]) => `(${blocks.map(write).join('; ')})`

const writeCell = ({ row, column, rowSpan, columnSpan, isHead }: Cell) =>
  `${row},${column}+${rowSpan}x${columnSpan}${isHead ? '!' : ''}`

/** One line per block, nested ones in brackets. */
function write(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `${block.role}${block.align ? `/${block.align}` : ''}: ${block.runs.map(writeRun).join('')}`
    case 'list':
      return [block.isOrdered ? `ol ${block.start}` : 'ul', ...block.items.map(writeAll)].join(' ')
    case 'quote':
      return `quote ${writeAll(block.blocks)}`
    case 'code':
      return `code${block.language ? ` ${block.language}` : ''}: ${block.text}`
    case 'table':
      return `table ${block.columns}: ${block.rows.map((row) => row.map(writeCell).join(' ')).join(' / ')}`
    case 'rule':
      return 'rule'
    case 'details':
      return `details ${writeAll(block.summary)} ${writeAll(block.blocks)}`
    case 'anchor':
      return `anchor: ${block.name}`
    default:
      return `${block.kind}: ${block.src}`
  }
}

const cases: Record<string, [html: string, ...lines: string[]]> = {
  'wrappers vanish, paragraphs stay apart': [
    '<div><section>a<div>b</div>c</section><p>d</p></div>e',
    'body: a',
    'body: b',
    'body: c',
    'body: d',
    'body: e',
  ],
  'blanks collapse as in a browser and none is lost': [
    '<p>\n Hello   <b>big </b> <i>world</i> ! </p>',
    'body: Hello {isBold|big }{isItalic|world} !',
  ],
  "indents and hard blanks are the author's": [
    '<p>&nbsp;&nbsp;a</p><p>　　b</p>',
    'body: \u00a0\u00a0a',
    'body: 　　b',
  ],
  'a link finds its target by an encoded name, too': [
    '<p><a href="#%E7%AC%AC1">to</a></p><h3 id="第1">a</h3><p><a href="#%2Fpages">no</a></p>',
    'body: {href=#第1|to}',
    'anchor: 第1',
    'h3: a',
    'body: no',
  ],
  'paragraphs that hold nothing are dropped': [
    '<p>a</p><p><br></p><p>&nbsp;</p><p><b> </b></p><p>b</p>',
    'body: a',
    'body: b',
  ],
  'line breaks: real ones, two at most, none at the ends': [
    '<p><br>a <br> b<br><br><br><br>c<br></p>',
    'body: a\nb\n\nc',
  ],
  'neighbours that look the same are one piece': [
    '<p><span>a</span><span>b</span><b>c</b><strong>d</strong></p>',
    'body: ab{isBold|cd}',
  ],
  'looks add up, the inner one wins': [
    '<p style="color:red"><b>a<span style="color:blue;font-weight:normal">b</span></b><sup>2</sup></p>',
    'body: {color=#ff0000 isBold|a}{color=#0000ff isBold=false|b}{color=#ff0000 script=sup|2}',
  ],
  'headings, captions, alignment': [
    '<h2 style="text-align:center">a</h2><figure><img src=//a.cn/1.png><figcaption>b</figcaption></figure>',
    'h2/center: a',
    'body: [1.png]',
    'caption: b',
  ],
  'links and pictures in a line': [
    '<p>see <a href="/course/7">this <b>one</b><img src=https://a.cn/1.png></a>.</p>',
    'body: see {href=/course/7|this }{href=/course/7 isBold|one}[1.png->/course/7].',
  ],
  'lists, also those put straight into each other': [
    '<ol start=3><li>a</li><li><p>b</p><ul><li>c</li></ul></li><ol><li>d</li></ol></ol>',
    'ol 3 (body: a) (body: b; ul (body: c); ol 1 (body: d))',
  ],
  quotes: ['<blockquote><p>a</p>b</blockquote><blockquote> </blockquote>', 'quote (body: a; body: b)'],
  'code keeps its lines and blanks': [
    '<pre>\n<code>if (a &lt; b)\n    <span>return</span>\r\n</code></pre>',
    'code: if (a < b)\n    return',
  ],
  'a picture stands alone, whatever blanks an editor leaves behind it': [
    '<p><img src="https://a.cn/1.png"><br></p><p><img src="https://a.cn/2.png">&nbsp;</p>',
    'body: [1.png]',
    'body: [2.png]',
  ],
  'code knows its language, as editors write it': [
    '<pre><code class="language-c++">a</code></pre><pre class="brush:js;toolbar:false">b</pre>' +
      '<pre class="code lang-sql">c</pre><pre class="slang-x">d</pre>',
    'code c++: a',
    'code js: b',
    'code sql: c',
    'code: d',
  ],
  'cells know their places, past those that reach down': [
    '<table><thead><tr><th rowspan=2>a<th colspan=2>b</thead><tr><td>c<td>d</table>',
    'table 3: 1,1+2x1! 1,2+1x2! / 2,2+1x1 2,3+1x1',
  ],
  'a table has at most 40 columns': [
    `<table><tr>${'<td colspan=15>x'.repeat(5)}</table>`,
    'table 40: 1,1+1x15 1,16+1x15 1,31+1x10',
  ],
  'what a table holds beside rows comes before it': [
    '<table><caption>t</caption><tr><td>a</table>',
    'body: t',
    'table 1: 1,1+1x1',
  ],
  media: [
    '<video src=https://a.cn/v.mp4></video><video></video><iframe src=https://v.qq.com/x></iframe><hr>',
    'video: https://a.cn/v.mp4',
    'player: https://v.qq.com/x',
    'rule',
  ],
}

test.each(Object.entries(cases))('%s', (_, [html, ...lines]) =>
  expect(readRichText(html, { playerHosts: ['v.qq.com'] }).blocks.map(write)).toEqual(lines),
)

test('boxes in boxes end at six', () => {
  const depth = ([block]: Block[]): number => (block?.kind === 'quote' ? 1 + depth(block.blocks) : 0)
  expect(depth(readRichText(`${'<blockquote>'.repeat(60)}x`).blocks)).toBe(6)
})

test('pictures to zoom: web addresses that are no links, in order', () => {
  const picture = (number: number) => `<img src=https://a.cn/${number}.png>`
  const html =
    `<p>a${picture(1)}</p><ul><li>${picture(2)}</ul><blockquote>${picture(3)}</blockquote>` +
    `<table><tr><td>${picture(4)}</table><a href=https://b.cn>${picture(5)}</a>` +
    '<img src="data:image/png;base64,AAAA">'
  const urls = [1, 2, 3, 4].map((number) => `https://a.cn/${number}.png`)
  expect(picturesOf(readRichText(html).blocks)).toEqual(urls)
})
