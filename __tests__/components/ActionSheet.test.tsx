import { useState } from 'react'

import { ActionSheet } from '@/components/ActionSheet'
import { Button } from '@/components/Button'

import { byRole, fireEvent, show } from './show'

const events: string[] = []
beforeEach(() => events.splice(0))

const items = [
  { key: 'poster', label: '生成海报' },
  { key: 'link', label: '复制链接' },
]

function Screen() {
  const [isOpen, setOpen] = useState(false)
  const onClose = () => {
    events.push('close')
    setOpen(false)
  }
  return (
    <>
      <Button onClick={() => setOpen(!isOpen)}>分享</Button>
      <ActionSheet
        isOpen={isOpen}
        title='分享这门课'
        items={items}
        onPick={(key) => events.push(key)}
        onClose={onClose}
      />
    </>
  )
}

const toggle = () => fireEvent.click(byRole('button', '分享'))
const isOpen = () => document.querySelector('.at-action-sheet--active') !== null

test.each([
  ['复制链接', ['close', 'link']],
  ['取消', ['close']],
])('%s closes once', async (label, expected) => {
  await show(Screen, {})
  toggle()
  expect(isOpen()).toBe(true)
  fireEvent.click(byRole('button', label))
  expect(events).toEqual(expected)
  expect(isOpen()).toBe(false)
})

test('closed from outside it reports nothing, and opens again', async () => {
  await show(Screen, {})
  toggle()
  toggle()
  expect(isOpen()).toBe(false)
  toggle()
  expect(isOpen()).toBe(true)
  expect(events).toEqual([])
})
