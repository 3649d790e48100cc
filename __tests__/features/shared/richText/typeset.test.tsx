import { act } from 'react'
import { createRoot } from 'react-dom/client'

import { RichText } from '@/features/shared/richText'

import { pass } from '../../../setup/clock'

/** The fonts come when a test lets them. */
let bringFonts = () => undefined as void
const fonts = new Promise<void>((resolve) => (bringFonts = resolve))
Object.assign(document, { fonts: { load: () => fonts } })

async function show(html: string): Promise<HTMLElement> {
  const box = document.createElement('div')
  await act(async () => createRoot(box).render(<RichText html={html} />))
  return box
}

const mathOf = (box: HTMLElement) => box.querySelector('[role=math]')

test('what stands before a formula is there at once, the rest is seen with the typesetter', async () => {
  const box = await show('<p>前文</p><ul><li>$x$</li></ul><p>后文</p>')
  expect(mathOf(box)).toBeNull()
  expect([...box.querySelectorAll('.pending')].map(({ textContent }) => textContent)).toEqual(['•x后文'])
  await act(async () => bringFonts())
  await pass(50)
  expect(mathOf(box)?.textContent).toBe('x')
  expect(box.querySelector('.pending')).toBeNull()
  expect(box.textContent).toBe('前文•x后文')
})

test('a fraction is stacked, and words for a screen reader', async () => {
  const box = await show('<p>即 $\\frac{a+b}{c}$。</p>')
  expect(box.querySelector('.mfrac .frac-line')).not.toBeNull()
  expect(mathOf(box)?.getAttribute('aria-label')).toBe('(a+b)/c')
  expect(mathOf(box)?.querySelector('.katex-html')?.getAttribute('aria-hidden')).toBe('true')
})

test('a formula in the middle of a line stays in it, one between $$ stands alone', async () => {
  const box = await show('<p>即 $x$</p><p>$$y$$</p>')
  expect([...box.querySelectorAll('.katex')].map((drawn) => drawn.closest('.katex-display') !== null)).toEqual([
    false,
    true,
  ])
})

test('what our own reader does not know is typeset all the same', async () => {
  const box = await show('<p>$\\overbrace{x}^{n}$</p>')
  expect(box.querySelector('.mover')).not.toBeNull()
})

test("an author's look goes around the formula", async () => {
  const box = await show('<p><span style="color:#00f">$x$</span></p>')
  expect(mathOf(box)?.closest('.inked')).not.toBeNull()
})

test("colours inside are the theme's", async () => {
  const box = await show('<p>$\\textcolor{black}{a}\\color{black}b\\colorbox{white}{c}\\fcolorbox{red}{white}{d}$</p>')
  expect(mathOf(box)?.textContent).toBe('abcd')
  expect(mathOf(box)?.innerHTML).not.toMatch(/black|white|red/)
})

test.each([
  ['another text', '\\foo{x}'],
  ['a broken formula', '\\frac{a'],
  ['macros that multiply', `\\def\\a{${'x'.repeat(700)}}${'\\a'.repeat(100)}`],
  ['another name for them', '\\let\\a\\frac\\a12'],
  ['macros of the document', '\\newcommand{\\a}{x}\\a'],
])('%s is shown as it is written', async (_, latex) => {
  const box = await show(`<p>$${latex}$</p>`)
  expect(mathOf(box)).toBeNull()
  expect(box.textContent).toBe(latex)
})

test('links and pictures in a formula are none', async () => {
  const box = await show(
    '<p>$\\href{javascript:alert(1)}{x} \\url{https://a.cn} \\includegraphics{https://a.cn/1.png} \\htmlId{id}{y}$</p>',
  )
  expect(mathOf(box)).not.toBeNull()
  expect(box.querySelector('a, img, [id]')).toBeNull()
})
