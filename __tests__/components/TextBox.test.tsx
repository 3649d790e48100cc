import { TextBox } from '@/components/TextBox'

import { fireEvent, show } from './show'

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

test('a text that came without an input event is taken when the field is left', async () => {
  const onInput = jest.fn()
  await show(TextBox, { ...field, onInput })
  const box = textarea()
  if (!box) throw new Error('no field')
  fireEvent.focus(box)
  box.value = '好课'
  fireEvent.blur(box)
  expect(onInput.mock.calls).toEqual([['好课']])
})
