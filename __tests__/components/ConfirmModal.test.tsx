import { useState } from 'react'

import { Button } from '@/components/Button'
import { ConfirmModal } from '@/components/ConfirmModal'

import { topLayer } from '@/lib/layers'

import { act, byRole, fireEvent, show } from './show'

const chosen = jest.fn()
beforeEach(() => chosen.mockClear())

/** A screen that asks; every way out is noted. */
function Screen({ isDismissible = false, isSingle = false }) {
  const [isOpen, setOpen] = useState(false)
  const leave = (way: string) => () => {
    chosen(way)
    setOpen(false)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>买</Button>
      <ConfirmModal
        isOpen={isOpen}
        title='绑定手机号后继续'
        content='<b>可用短信登录</b>'
        secondary={isSingle ? undefined : { label: '退出登录', onClick: leave('secondary') }}
        action={{ label: '立即绑定', onClick: leave('action') }}
        onDismiss={isDismissible ? leave('dismiss') : undefined}
      />
    </>
  )
}

async function open(props: Parameters<typeof Screen>[0] = {}) {
  await show(Screen, props)
  byRole('button', '买').focus()
  fireEvent.click(byRole('button', '买'))
}

const overlay = () => document.querySelector('.at-modal__overlay') ?? document.body
const isOpen = () => document.querySelector('.at-modal--active') !== null

test.each([
  ['退出登录', 'secondary'],
  ['立即绑定', 'action'],
])('%s is one way out', async (label, way) => {
  await open()
  expect(isOpen()).toBe(true)
  fireEvent.click(byRole('button', label))
  expect(chosen.mock.calls).toEqual([[way]])
  expect(isOpen()).toBe(false)
})

/** As the browser's "back" does it, and WeChat's. */
const goBack = () => act(() => topLayer()?.dismiss())

test('without onDismiss neither the scrim nor Escape nor "back" leads out', async () => {
  await open()
  fireEvent.click(overlay())
  fireEvent.keyDown(byRole('dialog'), { key: 'Escape' })
  goBack()
  expect(chosen).not.toHaveBeenCalled()
  expect(isOpen()).toBe(true)
})

test.each<[string, () => void]>([
  ['"back"', goBack],
  ['Escape', () => fireEvent.keyDown(byRole('dialog'), { key: 'Escape' })],
])('with onDismiss %s leads out', async (_, leave) => {
  await open({ isDismissible: true })
  leave()
  expect(chosen.mock.calls).toEqual([['dismiss']])
  expect(isOpen()).toBe(false)
})

test('a tap outside is too often the second one of a pair', async () => {
  await open({ isDismissible: true })
  fireEvent.click(overlay())
  expect(isOpen()).toBe(true)
})

test('the focus comes in and goes back', async () => {
  await open()
  expect(document.activeElement).toBe(byRole('dialog', '绑定手机号后继续'))
  fireEvent.click(byRole('button', '立即绑定'))
  expect(document.activeElement).toBe(byRole('button', '买'))
})

test('one button alone, and the words are words, never HTML', async () => {
  await open({ isSingle: true })
  expect(() => byRole('button', '退出登录')).toThrow()
  expect(byRole('dialog').textContent).toBe('绑定手机号后继续<b>可用短信登录</b>立即绑定')
})
