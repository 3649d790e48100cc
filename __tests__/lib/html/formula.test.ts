import { readRichText, type Run } from '@/lib/html'
import { readFormula } from '@/lib/html/formula'
import { splitFormulas } from '@/lib/html/formulaMarks'
import { mathToLatex } from '@/lib/html/mathml'

/** `^{}` and `_{}` stand for what is raised and lowered on screen. */
const read = (latex: string) =>
  readFormula(latex)
    ?.map(({ text, script }) => (script ? `${script === 'sup' ? '^' : '_'}{${text}}` : text))
    .join('')

describe('LaTeX as text', () => {
  test.each([
    ['2^{20} \\approx 10^6', '2^{20} ≈ 10^{6}'],
    ['E=mc^2', 'E = mc^{2}'],
    ['-b \\pm \\sqrt{b^2-4ac}', '−b ± √(b² − 4ac)'],
    ['x=\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}', 'x = (−b±√(b²−4ac))/(2a)'],
    ['\\frac12 + \\dfrac{dy}{dx}', '1/2 + dy/dx'],
    ['\\sum_{i=1}^{n} x_i', '∑_{i=1}^{n}x_{i}'],
    ['\\lim_{n \\to \\infty} \\frac{1}{n} = 0', 'lim_{n→∞} 1/n = 0'],
    ['\\sin\\theta + 2\\cos x', 'sin θ + 2 cos x'],
    ['\\log_2 n + \\sin^2(x)', 'log_{2} n + sin^{2}(x)'],
    ['e^{x_1^{n+1}}', 'e^{x₁^(n+1)}'],
    ['e^{-x}', 'e^{−x}'],
    ['\\sqrt[3]{8}', '^{3}√8'],
    ['\\vec{a} \\cdot \\bar x', 'a\u20d7 · x\u0304'],
    ["f'(x) \\in \\mathbb{R}", 'f′(x) ∈ ℝ'],
    ['a < b \\le c, d \\neq e', 'a < b ≤ c,d ≠ e'],
    ['\\text{速度} = \\frac{\\text{路程}}{\\text{时间}}', '速度 = 路程/时间'],
    ['\\left( \\frac{a}{b} \\right)^2', '(a/b)^{2}'],
    ['\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}', '(1 2; 3 4)'],
    ['\\begin{cases} 1, & x>0 \\\\ 0, & x\\le 0 \\end{cases}', '{ 1, x > 0\n\u20020, x ≤ 0'],
    ['\\begin{matrix} 1 & 2 \\\\ 3 & 4 \\end{matrix}', '[1 2; 3 4]'],
    ['\\begin{bmatrix} 1 \\\\ 2 \\end{bmatrix}', '[1; 2]'],
    ['\\begin{vmatrix} 1 \\\\ 2 \\end{vmatrix}', '|1; 2|'],
    ...['aligned', 'align', 'gathered', 'split', 'equation'].map((name) => [
      `\\begin{${name}} a \\\\ b \\end{${name}}`,
      'a\nb',
    ]),
    ...[',', ';', 'quad', 'qquad', 'enspace', 'thinspace', ':', ' '].map((blank) => [`a\\${blank} b`, 'a b']),
    ['5\\%', '5%'],
  ])('%s', (latex, text) => expect(read(latex)?.trim()).toBe(text))

  test.each([
    '\\unknown{x}',
    '{x',
    'x}',
    '\\frac{1}',
    '\\begin{tikz}x\\end{tikz}',
    'x^',
    '\\constructor',
    '{'.repeat(50) + '}'.repeat(50),
    'x'.repeat(2_001),
  ])('%s is shown as it is written instead', (latex) => expect(readFormula(latex)).toBeUndefined())
})

describe('where a formula stands', () => {
  const mark = (text: string) =>
    splitFormulas(text).map((part) => (typeof part === 'string' ? part : `[${part.isDisplay ? '!' : ''}${part.latex}]`))

  test.each<[text: string, parts: string[]]>([
    ['设 $x>0$ 且 $y$。', ['设 ', '[x>0]', ' 且 ', '[y]', '。']],
    ['由 \\(a+b\\) 得 \\[c\\] 与 $$d$$', ['由 ', '[a+b]', ' 得 ', '[!c]', ' 与 ', '[!d]']],
    ['$\\text{速度} = v$', ['[\\text{速度} = v]']],
    ['从 $5 涨到 $10', ['从 $5 涨到 $10']],
    ['$5-$8', ['$5-$8']],
    ['花了 $5，省了 $3。', ['花了 $5，省了 $3。']],
    ['\\$5 到 6$', ['\\$5 到 6$']],
    ['$$ 和 $$$$', ['[!和]', '$$']],
    ['一个 $ 号', ['一个 $ 号']],
    ['C:\\(x', ['C:\\(x']],
  ])('%s', (text, parts) => expect(mark(text)).toEqual(parts))
})

describe('MathML', () => {
  test.each([
    ['<mi>x</mi><mo>=</mo><mfrac><mrow><mi>a</mi></mrow><mn>2</mn></mfrac>', 'x = a/2'],
    ['<msup><mi>x</mi><mn>2</mn></msup><mo>&#8290;</mo><msub><mi>y</mi><mi>i</mi></msub>', 'x^{2}y_{i}'],
    ['<munderover><mo>&sum;</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover>', '∑_{i=1}^{n}'],
    ['<msqrt><mi>x</mi><mo>+</mo><mn>1</mn></msqrt>', '√(x + 1)'],
    ['<mroot><mi>x</mi><mn>3</mn></mroot>', '^{3}√x'],
    ['<mtable><mtr><mtd>1</mtd><mtd>2</mtd></mtr><mtr><mtd>3</mtd><mtd>4</mtd></mtr></mtable>', '[1 2; 3 4]'],
    ['<semantics><mi>?</mi><annotation encoding="application/x-tex">a^2</annotation></semantics>', 'a^{2}'],
    ['<semantics><mi>b</mi><annotation encoding="MathType-MTEF">MathType@MTEF@5@+=</annotation></semantics>', 'b'],
    ['<semantics><mi>c</mi><annotation encoding="StarMath 5.0">c over d</annotation></semantics>', 'c'],
    ['<mi>a</mi><mo>\\</mo><mi>b</mi>', 'a\\b'],
    ['<mn>5</mn><mo>%</mo><mo>#</mo><mo>$</mo><mo>&amp;</mo>', '5%#$&'],
    ['<mtext>若 {a}</mtext><script>alert(1)</script>', '若 a'],
  ])('%s', (source, text) => expect(read(mathToLatex(source))?.trim()).toBe(text))
})

const textOf = (run: Run): string => {
  if (run.kind === 'picture') return '图'
  return run.kind === 'text' ? run.text : run.textRuns.map(textOf).join('')
}

describe('a formula in rich text is never swallowed', () => {
  const words = (html: string) =>
    readRichText(html).blocks.flatMap((block) =>
      block.kind === 'text' ? [block.runs.map(textOf).join('')] : [block.kind],
    )

  test.each<[html: string, lines: string[]]>([
    ['<p>即 $2^{20} \\approx 10^6$。</p>', ['即 220 ≈ 106。']],
    ['<p>若 $a&lt;b$ 则<span data-latex="\\(x^2\\)"><b>junk</b></span></p>', ['若 a < b 则x2']],
    ['<p>若 $a<b$ 则</p>', ['若 a < b 则']],
    ['<p>若a<b，则c</p>', ['若a<b，则c']],
    ['<p>前 $$x=1$$ 后</p>', ['前', 'x = 1', '后']],
    ['<span class="ql-formula" data-value="a_1">?</span>', ['a1']],
    ['<img data-latex="x" src="">', ['x']],
    ['<p>a<math><mi>x</mi></math>b</p><math display="block"><mn>1</mn></math>', ['axb', '1']],
    ['<p><math><mi>x</mi> never closed</p>', ['x never closed']],
    ['<p>$\\weird{x}$</p>', ['\\weird{x}']],
    ['<p data-latex="x">junk</p><p>after</p>', ['x', 'after']],
    ['<div data-latex="x">never closed<p>after</p><p>more</p>', ['x', 'after', 'more']],
    ['<p><code>$x^2$</code></p>', ['$x^2$']],
  ])('%s', (html, lines) => expect(words(html)).toEqual(lines))

  test('a picture of a formula says it', () => {
    const [block] = readRichText('<img src=https://a.cn/1.png data-latex="x^2">').blocks
    expect(block).toMatchObject({ runs: [{ kind: 'picture', picture: { alt: 'x^2' } }] })
  })

  test('what cannot be read is code', () => {
    const [block] = readRichText('<p>$\\weird{x}$</p>').blocks
    const textRuns = [{ text: '\\weird{x}', style: { isCode: true } }]
    expect(block).toMatchObject({ runs: [{ kind: 'formula', label: '\\weird{x}', textRuns }] })
  })

  test('has its source, its look and words for a screen reader', () => {
    const [block] = readRichText('<p><b>$\\frac{x^2}{y_1}$</b></p><p>$$x$$</p>').blocks
    const run = { latex: '\\frac{x^2}{y_1}', isDisplay: false, style: { isBold: true }, label: '(x²)/(y₁)' }
    expect(block).toMatchObject({ runs: [{ kind: 'formula', ...run }] })
  })

  test('what would take a typesetter seconds is text, and keeps its look', () => {
    const kinds = (html: string) => {
      const [block] = readRichText(html).blocks
      return block?.kind === 'text' ? block.runs.map(({ kind }) => kind) : []
    }
    const formula = (length: number) => `$${'x'.repeat(length)}$`
    expect(kinds(`<p>${formula(1_000)}</p>`)).toEqual(['formula'])
    expect(kinds(`<p>${formula(1_001)}</p>`)).toEqual(['text'])
    expect(kinds(`<p>${formula(1_000).repeat(12)}</p>`)).toEqual([...Array<string>(10).fill('formula'), 'text'])
    const [block] = readRichText(`<p><b>${formula(1_001)}</b></p>`).blocks
    expect(block).toMatchObject({ runs: [{ style: { isBold: true, isFormula: true } }] })
  })
})
