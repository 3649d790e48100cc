import { FoldedText } from '@/components/FoldedText'

import { act, byRole, show } from './show'

const unfold = () => document.querySelector('[role=button]')

test.each([
  ['eight full lines', '字'.repeat(20 * 8)],
  ['eight short lines', 'a\n'.repeat(7) + 'a'],
  ['eight lines of letters', 'a'.repeat(40 * 8)],
  ['nothing', ''],
])('%s are not folded', async (_, text) => {
  const page = await show(FoldedText, { text })
  expect(page.textContent).toBe(text)
  expect(unfold()).toBeNull()
})

test.each([
  ['characters', '字'.repeat(20 * 8 + 1), '字'.repeat(20 * 8)],
  ['letters', 'a'.repeat(40 * 8 + 1), 'a'.repeat(40 * 8)],
  ['lines', 'a\n'.repeat(9), 'a\n'.repeat(8).trimEnd()],
  ['emoji', '😀'.repeat(20 * 8 + 1), '😀'.repeat(20 * 8)],
])('too many %s: eight lines, then all', async (_, text, beginning) => {
  const page = await show(FoldedText, { text })
  expect(page.textContent).toBe(`${beginning}… 展开`)
  await act(async () => byRole('button', '展开').click())
  expect(page.textContent).toBe(text)
  expect(unfold()).toBeNull()
})
