import { TextBox } from '@/components/TextBox'

import { show } from './show'

const field = { label: '评论内容', placeholder: '写下你的收获', value: '好', onInput: () => undefined }
const textarea = () => document.querySelector('textarea')

test('its error is read aloud with it', async () => {
  await show(TextBox, { ...field, error: '再多写一点' })
  expect(textarea()?.getAttribute('aria-invalid')).toBe('true')
  const id = textarea()?.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(id)?.textContent).toBe('再多写一点')
})

test.each([undefined, ''])('without an error (%p) it has none', async (error) => {
  await show(TextBox, { ...field, error })
  expect(textarea()?.getAttribute('aria-invalid')).toBe('false')
  expect(textarea()?.hasAttribute('aria-describedby')).toBe(false)
  expect(document.querySelector('[role=alert]')).toBeNull()
})
