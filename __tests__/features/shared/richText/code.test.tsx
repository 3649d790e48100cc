import { act } from 'react'
import { createRoot } from 'react-dom/client'

import { RichText } from '@/features/shared/richText'
import { clipboard } from '@/platform/clipboard'

import { pass, until } from '../../../setup/clock'
import { named } from '../../../setup/learner'
import { shown } from '../../../setup/shown'

const sample = '<pre><code class="language-js">var</code></pre>'

async function show(html: string): Promise<HTMLElement> {
  const box = document.createElement('div')
  document.body.replaceChildren(box)
  await act(async () => createRoot(box).render(<RichText html={html + sample} />))
  // A sample at the end tells that the highlighter has come.
  await until(() => box.lastElementChild?.querySelector('.hljs-keyword') != null)
  return box
}

const coloured = (box: HTMLElement) =>
  [...box.querySelectorAll('span[class^=hljs]')].map((span) => span.textContent).slice(0, -1)
const program = 'if (a < "<b>") {\n  return 1 // 一\n}'
const html = (language: string) =>
  `<pre><code class="language-${language}">${program.replace(/</g, '&lt;')}</code></pre>`

test('words of a program have colours, and not a letter of it changes', async () => {
  const box = await show(html('js'))
  expect(coloured(box)).toEqual(['if', '"<b>"', 'return', '1', '// 一'])
  expect(box.textContent).toContain(program)
  expect(box.querySelector('b')).toBeNull()
})

test.each(['brainfuck', 'constructor', ''])('a language that nobody knows has none: “%s”', async (language) => {
  const box = await show(html(language))
  expect(coloured(box)).toEqual([])
  expect(box.textContent).toContain(program)
})

test('a program is copied as it is written', async () => {
  const copy = jest.spyOn(clipboard, 'copy').mockResolvedValue()
  await show(html('js'))
  await act(async () => named('复制代码')[0]?.click())
  await pass(20)
  expect(copy.mock.calls).toEqual([[program]])
  expect(shown()).toEqual(['代码已复制'])
})

test('a program of a book’s length keeps its own ink', async () => {
  const box = await show(`<pre><code class="language-js">${'a = 1;\n'.repeat(4_000)}</code></pre>`)
  expect(coloured(box)).toEqual([])
})
