import { useState } from 'react'

import { TextField, type TextFieldProps } from '@/components/TextField'

import { byRole, fireEvent, show } from './show'
import { pass } from '../setup/clock'

/** A form of one field that refuses 138, as a screen would. */
function Form(props: Pick<TextFieldProps, 'type' | 'isPassword'>) {
  const [value, setValue] = useState('')
  const error = value === '138' ? '手机号是 11 位数字' : ''
  return <TextField label='手机号' value={value} error={error} onInput={setValue} {...props} />
}

function input(): HTMLInputElement {
  const found = document.querySelector('input')
  if (!found) throw new Error('no input')
  return found
}

async function type(text: string) {
  input().value = text
  fireEvent.input(input())
  await pass(20)
}

/** As WeChat fills in a nickname, or a keyboard its last word: no event of its own. */
const fillIn = (text: string) => (input().value = text)

test.each([
  ['is left', () => fireEvent.blur(input())],
  ['is sent', () => fireEvent.keyDown(input(), { key: 'Enter' })],
])('a text that came without an input event is taken when the field %s', async (_, leave) => {
  const onInput = jest.fn()
  await show(TextField, { label: '昵称', value: '旧名', onInput })
  fireEvent.focus(input())
  fillIn('新名')
  leave()
  expect(onInput.mock.calls).toEqual([['新名']])
})

test('what the return key runs knows the last word, and runs once', async () => {
  const sent = jest.fn()
  function Sheet() {
    const [value, setValue] = useState('')
    return <TextField label='优惠码' value={value} onInput={setValue} onConfirm={() => sent(value)} />
  }
  await show(Sheet, {})
  await type('ZT20')
  fillIn('ZT2026')
  fireEvent.keyDown(input(), { key: 'Enter' })
  await pass(20)
  expect(sent.mock.calls).toEqual([['ZT2026']])
})

test('a text that the app has changed since does not come back with the blur', async () => {
  const onInput = jest.fn()
  await show(TextField, { label: '验证码', value: '', onInput })
  await type('1234')
  // The app has emptied it, and WeChat's blur still has the text.
  fillIn('1234')
  fireEvent.blur(input())
  expect(onInput.mock.calls).toEqual([['1234']])
})

test('an error stands under the field, tied to it, and what was typed stays', async () => {
  await show(Form, {})
  await type('138')
  const error = byRole('alert')
  expect(error.textContent).toBe('手机号是 11 位数字')
  expect(input().value).toBe('138')
  expect(input().getAttribute('aria-invalid')).toBe('true')
  expect(input().getAttribute('aria-describedby')).toBe(error.id)
})

test('the error goes with its cause', async () => {
  await show(Form, {})
  await type('138')
  await type('1380')
  expect(document.querySelector("[role='alert']")).toBeNull()
  expect(input().hasAttribute('aria-describedby')).toBe(false)
})

test('the field has a name; the cross clears it', async () => {
  await show(Form, {})
  expect(input().getAttribute('aria-label')).toBe('手机号')
  await type('1380')
  fireEvent.click(byRole('button', '清除手机号'))
  await pass(20)
  expect(input().value).toBe('')
})

test.each(['138 0516-6620', 'tel:+86-138-0516-6620', '\u202d+86 138 0516 6620\u202c', '１３８０５１６６６２０'])(
  'a pasted number is bare: %s',
  async (pasted) => {
    await show(Form, { type: 'digits' })
    await type(pasted)
    expect(input().value).toBe('13805166620')
  },
)

test('a password is dots until the eye is pressed', async () => {
  await show(Form, { isPassword: true })
  expect(input().type).toBe('password')
  fireEvent.click(byRole('button', '显示密码'))
  await pass(20)
  expect(input().type).toBe('text')
})

test('the tap that leaves the field comes before what leaving it brings', async () => {
  const order: string[] = []
  await show(TextField, { label: '手机号', value: '', onInput: () => undefined, onBlur: () => order.push('left') })
  fireEvent.blur(input())
  order.push('tapped')
  expect(order).toEqual(['tapped'])
  await pass(250)
  expect(order).toEqual(['tapped', 'left'])
})

test.each([
  ['digits', '１３８ ００００－００００', '13800000000'],
  ['amount', '２５。５', '25.5'],
  ['idCard', '１１０１０１１９９００１０１００１Ｘ', '11010119900101001X'],
  ['text', '１班', '１班'],
] as const)('%s takes what a Chinese keyboard writes: %s', async (kind, typed, taken) => {
  await show(Form, { type: kind })
  await type(typed)
  expect(input().value).toBe(taken)
})
