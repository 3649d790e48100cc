import { Pressable, type PressableProps } from '@/components/Pressable'

import { byRole, fireEvent, show } from './show'

async function open(props: Partial<PressableProps> = {}) {
  const onClick = jest.fn()
  await show(Pressable, { label: '收藏', onClick, ...props })
  return { onClick, element: byRole(props.role ?? 'button', '收藏') }
}

test.each(['Enter', ' '])('the key %j presses', async (key) => {
  const { onClick, element } = await open()
  fireEvent.keyDown(element, { key })
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('other keys do not press, nor keys pressed inside', async () => {
  const { onClick, element } = await open({ children: <b>inside</b> })
  fireEvent.keyDown(element, { key: 'a' })
  fireEvent.keyDown(document.querySelector('b') ?? element, { key: 'Enter' })
  expect(onClick).not.toHaveBeenCalled()
})

test('can be reached by Tab and says its state', async () => {
  const { element } = await open({ role: 'checkbox', isChecked: false })
  expect(element.getAttribute('tabindex')).toBe('0')
  expect(element.getAttribute('aria-checked')).toBe('false')
  expect(element.hasAttribute('id')).toBe(false)
})

test('disabled: neither pressed nor reached', async () => {
  const { onClick, element } = await open({ isDisabled: true })
  fireEvent.click(element)
  fireEvent.keyDown(element, { key: 'Enter' })
  expect(onClick).not.toHaveBeenCalled()
  expect(element.getAttribute('tabindex')).toBe('-1')
  expect(element.getAttribute('aria-disabled')).toBe('true')
})

test('a press belongs to the innermost one', async () => {
  const inner = jest.fn()
  const { onClick } = await open({
    children: (
      <Pressable label='删除' onClick={inner}>
        删除
      </Pressable>
    ),
  })
  fireEvent.click(byRole('button', '删除'))
  expect(inner).toHaveBeenCalledTimes(1)
  expect(onClick).not.toHaveBeenCalled()
})
