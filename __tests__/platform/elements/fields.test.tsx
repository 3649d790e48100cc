import { Input, Textarea } from '@tarojs/components'
import { type ComponentProps, useState } from 'react'

import { fireEvent, show } from '../../components/show'

type InputProps = Partial<ComponentProps<typeof Input>>

/** As the browser does it: the text is there when the event comes. */
function enter(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const proto = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(field, text)
  fireEvent.input(field)
}

/** A form with one field that writes down all it is told. */
async function form(props: InputProps = {}, Field: typeof Input | typeof Textarea = Input) {
  const told: string[] = []
  function Form() {
    const [value, setValue] = useState('')
    const take = (event: { detail: { value: string } }) => {
      told.push(event.detail.value)
      setValue(event.detail.value)
    }
    return <Field value={value} onInput={take} {...(props as object)} />
  }
  await show(Form, {})
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  if (!field) throw new Error('no field')
  const type = (text: string) => enter(field, text)
  return { field, told, type }
}

test.each([
  [{}, 'text'],
  [{ type: 'number' as const }, 'number'],
  [{ type: 'digit' as const }, 'number'],
  [{ type: 'idcard' as const }, 'text'],
  [{ password: true }, 'password'],
])('%j is a field of the browser of type %s', async (props, type) => {
  const { field } = await form(props)
  expect(field.getAttribute('type')).toBe(type)
})

test('tells what is typed', async () => {
  const { type, told, field } = await form()
  type('知途')
  expect(told).toEqual(['知途'])
  expect(field.value).toBe('知途')
})

test('a word that an input method is still composing is not told, and not overwritten', async () => {
  const { field, type, told } = await form()
  fireEvent.compositionStart(field)
  type('zhi')
  expect(told).toEqual([])
  expect(field.value).toBe('zhi')
  field.value = '知'
  fireEvent.compositionEnd(field)
  expect(told).toEqual(['知'])
})

test('what the form makes of a text is shown', async () => {
  function Form() {
    const [value, setValue] = useState('')
    return <Input value={value} onInput={({ detail }) => setValue(detail.value.toUpperCase())} />
  }
  await show(Form, {})
  const field = document.querySelector('input')
  if (!field) throw new Error('no field')
  enter(field, 'zt2026')
  expect(field.value).toBe('ZT2026')
})

test.each([
  [{}, '140'],
  [{ maxlength: 11 }, '11'],
  [{ maxlength: -1 }, null],
])('%j takes so many letters: %s', async (props, most) => {
  const { field } = await form(props)
  expect(field.getAttribute('maxlength')).toBe(most)
})

test('Enter confirms, but not while it ends the word of an input method', async () => {
  const onConfirm = jest.fn()
  const { field, type } = await form({ onConfirm })
  type('知途')
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(onConfirm).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onConfirm.mock.calls).toEqual([[{ detail: { value: '知途' } }]])
})

test('takes the focus when it is told to, and says so', async () => {
  const onFocus = jest.fn()
  const { field } = await form({ focus: true, onFocus })
  expect(document.activeElement).toBe(field)
  expect(onFocus.mock.calls).toEqual([[{ detail: { value: '' } }]])
})

test('attributes of HTML reach it', async () => {
  const { field } = await form({ nativeProps: { autocomplete: 'tel', 'aria-label': '手机号' } })
  expect(field.getAttribute('autocomplete')).toBe('tel')
  expect(field.getAttribute('aria-label')).toBe('手机号')
})

test('lines of text are told as well', async () => {
  const { field, type, told } = await form({}, Textarea)
  expect(field.tagName).toBe('TEXTAREA')
  type('一\n二')
  expect(told).toEqual(['一\n二'])
})
