import fs from 'node:fs'
import path from 'node:path'
import { type ReactNode, useState } from 'react'

import { ActionSheet } from '@/components/ActionSheet'
import { Button } from '@/components/Button'
import { ConfirmModal } from '@/components/ConfirmModal'
import { Sheet } from '@/components/Sheet'
import { topLayer } from '@/lib/layers'

import { act, byRole, fireEvent, show } from './show'

const source = path.resolve(__dirname, '../../src')
const nothing = () => undefined

/** What is made of a part of taro-ui that lies over the page, found in the source: a new one is tested as well. */
const made = fs
  .readdirSync(path.join(source, 'components'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => {
    const file = path.join(source, 'components', name, 'index.tsx')
    return fs.existsSync(file) && fs.readFileSync(file, 'utf8').includes("from '../Dialog'")
  })

type Draw = (isOpen: boolean, close: () => void) => ReactNode

const drawings: Record<string, Draw> = {
  ActionSheet: (isOpen, close) => (
    <ActionSheet isOpen={isOpen} title='层' items={[{ key: 1, label: '一' }]} onPick={nothing} onClose={close} />
  ),
  ConfirmModal: (isOpen, close) => (
    <ConfirmModal isOpen={isOpen} title='层' action={{ label: '好', onClick: nothing }} onDismiss={close} />
  ),
  Sheet: (isOpen, close) => (
    <Sheet isOpen={isOpen} title='层' onClose={close}>
      内容
    </Sheet>
  ),
}

function Screen({ draw }: { draw: Draw }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      {draw(isOpen, () => setOpen(false))}
    </>
  )
}

const ways: [string, () => void][] = [
  ['Escape', () => void fireEvent.keyDown(byRole('dialog', '层'), { key: 'Escape' })],
  ['"back"', () => act(() => topLayer()?.dismiss())],
]

describe.each(made)('%s', (name) => {
  it.each(ways)('is closed by %s, once, and the focus goes back', async (_, leave) => {
    const draw = drawings[name]
    if (!draw) throw new Error(`${name} lies over pages and has no drawing here`)
    await show(Screen, { draw })
    byRole('button', '打开').focus()
    fireEvent.click(byRole('button', '打开'))
    expect(document.activeElement).toBe(byRole('dialog', '层'))
    expect(topLayer()).toBeDefined()
    leave()
    expect(topLayer()).toBeUndefined()
    expect(document.activeElement).toBe(byRole('button', '打开'))
  })
})

/** A menu that leads to a sheet, as the notes have one. */
function MenuToSheet() {
  const [open, setOpen] = useState<'menu' | 'sheet'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Button onClick={() => setOpen('menu')}>打开</Button>
      <ActionSheet
        isOpen={open === 'menu'}
        title='菜单'
        items={[{ key: 1, label: '编辑' }]}
        onPick={() => setOpen('sheet')}
        onClose={close}
      />
      <Sheet isOpen={open === 'sheet'} title='表' onClose={close}>
        内容
      </Sheet>
    </>
  )
}

test('a layer that another one led to keeps the focus, and gives it back to what opened the first', async () => {
  await show(MenuToSheet, {})
  byRole('button', '打开').focus()
  fireEvent.click(byRole('button', '打开'))
  byRole('button', '编辑').focus()
  fireEvent.click(byRole('button', '编辑'))
  expect(document.activeElement).toBe(byRole('dialog', '表'))
  fireEvent.keyDown(byRole('dialog', '表'), { key: 'Escape' })
  expect(document.activeElement).toBe(byRole('button', '打开'))
})

test('nothing lies over a page without the hook', () => {
  const files = fs.readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const own = files.filter((file) => {
    const text = fs.readFileSync(path.join(source, file), 'utf8')
    return /taro-ui\/lib\/components\/(modal|float-layout|action-sheet|curtain|drawer)|role='(dialog|menu)'/.test(text)
  })
  const through = own.filter((file) => {
    const text = fs.readFileSync(path.join(source, file), 'utf8')
    // A menu is opened by what stands beside it.
    return /from '\.\.\/Dialog'|useLayer\(/.test(text) || file.endsWith('player/Choices.tsx')
  })
  expect(own.length).toBeGreaterThan(made.length)
  expect(through).toEqual(own)
})

const textOf = (file: string) => fs.readFileSync(path.join(source, file), 'utf8')
const filesWith = (form: RegExp) =>
  fs
    .readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file) && form.test(textOf(file)))
    .sort()

test('a question that wants an answer withstands Escape and "back"', async () => {
  await show(Screen, {
    draw: (isOpen) => <ConfirmModal isOpen={isOpen} title='层' action={{ label: '好', onClick: nothing }} />,
  })
  fireEvent.click(byRole('button', '打开'))
  for (const [, leave] of ways) leave()
  expect(topLayer()).toBeDefined()
  expect(document.activeElement).toBe(byRole('dialog', '层'))
})

// The specification's gates, its upgrade and consent to agreements: nothing else may keep a learner.
test('no other questions want an answer than gates, the forced upgrade and agreements', () => {
  expect(filesWith(/isForced: true|\bshowBlocking\(/)).toEqual([
    'features/shared/agreements/VipAgreement/index.tsx',
    'features/shared/dialog/showBlocking.ts',
    'features/shared/session/gates.ts',
    'features/system/launchChecks.ts',
    'features/system/offerUpgrade.ts',
  ])
  const unclosed = filesWith(/<ConfirmModal$/m).filter((file) => !textOf(file).includes('onDismiss='))
  // It ends by itself: a press too much would lose the round.
  expect(unclosed).toEqual(['features/live/room/SignInDialog.tsx'])
})

// Each of them has a test of its own.
test('no layer is made by hand but the pictures and the question of a new version, which come without React', () => {
  expect(filesWith(/\bopenLayer\(/)).toEqual([
    'components/useLayer.ts',
    'lib/layers.ts',
    'platform/preview/showPictures.ts',
    'platform/update/question.ts',
  ])
})
