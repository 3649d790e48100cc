// First: what times out takes the clock that it finds.
import { pass } from '../../../setup/clock'

import { act } from 'react'
import { createRoot } from 'react-dom/client'

import { RichText } from '@/features/shared/richText'

/** The typesetter's file does not come while this is set. */
let mockIsLost = true
jest.mock('@/features/shared/richText/typeset/h5/katex', () => {
  if (mockIsLost) throw new Error('Loading chunk 7 failed')
  return {
    loadFonts: () => Promise.reject(new Error('A network error occurred.')),
    typeset: () => document.createElement('b'),
  }
})

test('formulas are typeset once the typesetter comes, be it without its fonts', async () => {
  const box = document.createElement('div')
  await act(async () => createRoot(box).render(<RichText html='<p>即 $x^2$</p>' />))
  await pass(2_100)
  expect(box.textContent).toContain('即')
  expect(box.querySelector('[role=math]')).toBeNull()
  mockIsLost = false
  await pass(10_000)
  expect(box.querySelector('[role=math] b')).not.toBeNull()
})
