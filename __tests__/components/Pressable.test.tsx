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

describe('a link with an address', () => {
  const link = { role: 'link', href: '#/pages/course/show?id=7' } as const

  test('is an anchor, so that it can be copied and listed', async () => {
    const { element } = await open(link)
    expect(element.tagName).toBe('A')
    expect(element.getAttribute('href')).toBe(link.href)
  })

  test('a plain press is the app’s own', async () => {
    const { onClick, element } = await open(link)
    expect(fireEvent.click(element)).toBe(false)
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  test('Enter presses once', async () => {
    const { onClick, element } = await open(link)
    const isLeftToBrowser = fireEvent.keyDown(element, { key: 'Enter' })
    expect(isLeftToBrowser).toBe(false)
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  test.each(['ctrlKey', 'metaKey', 'shiftKey'])('with %s the browser opens it beside this page', async (key) => {
    const { onClick, element } = await open(link)
    expect(fireEvent.click(element, { [key]: true })).toBe(true)
    expect(fireEvent.keyDown(element, { key: 'Enter', [key]: true })).toBe(true)
    expect(onClick).not.toHaveBeenCalled()
  })
})
