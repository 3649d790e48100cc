import { ask, useDialog } from '@/features/shared/dialog'
import DialogHost from '@/features/shared/dialog/DialogHost'
import { showBlocking } from '@/features/shared/dialog/showBlocking'
import { topLayer } from '@/lib/layers'

import { act, byRole, fireEvent, show } from '../../../components/show'

const texts = { title: '问', confirmLabel: '是', cancelLabel: '否' }

/** Asks; what the answer was once there is one. */
async function asked(question: Parameters<typeof ask>[0]) {
  let answer: boolean | undefined
  await show(DialogHost, {})
  await act(async () => void ask(question).then((given) => (answer = given)))
  return () => answer
}

const ways: [string, () => unknown][] = [
  ['Escape', () => fireEvent.keyDown(byRole('dialog'), { key: 'Escape' })],
  ['"back"', () => topLayer()?.dismiss()],
]

describe.each(ways)('%s', (_, leave) => {
  const goBack = () => act(async () => void leave())
  const end = (label: string) => act(async () => void fireEvent.click(byRole('button', label)))

  test('means the harmless button', async () => {
    const answer = await asked(texts)
    await goBack()
    expect(answer()).toBe(false)
  })

  test('of one button means that', async () => {
    const answer = await asked({ title: '知道一下', confirmLabel: '知道了' })
    await goBack()
    expect(answer()).toBe(true)
  })

  test('is no answer where one is demanded', async () => {
    const answer = await asked({ ...texts, isForced: true })
    await goBack()
    expect(answer()).toBeUndefined()
    expect(byRole('dialog', '问')).toBeDefined()
    await end('否')
    expect(answer()).toBe(false)
  })
})

test('what only a press may do is done in the press that confirms, once', async () => {
  const onConfirm = jest.fn()
  await asked({ ...texts, onConfirm })
  const yes = byRole('button', '是')
  act(() => {
    fireEvent.click(yes)
    expect(onConfirm).toHaveBeenCalledTimes(1)
    fireEvent.click(yes)
  })
  expect(onConfirm).toHaveBeenCalledTimes(1)
  await asked({ ...texts, onConfirm })
  await act(async () => void fireEvent.click(byRole('button', '否')))
  expect(onConfirm).toHaveBeenCalledTimes(1)
})

test('a question that is answered twice takes the next one along no more', async () => {
  await asked(texts)
  const first = useDialog.getState().open
  const next = ask({ ...texts, title: '再问' })
  await act(async () => first?.answer(false))
  await act(async () => first?.answer(false))
  expect(byRole('dialog', '再问')).toBeDefined()
  await act(async () => useDialog.getState().open?.answer(true))
  expect(await next).toBe(true)
})

// The last one: it keeps the screen for good.
test.each(ways)('a forced upgrade withstands %s', async (_, leave) => {
  const upgrade = jest.fn()
  await show(DialogHost, {})
  await act(async () => showBlocking({ title: '新版本', confirmLabel: '立即更新' }, upgrade))
  await act(async () => void leave())
  expect(upgrade).not.toHaveBeenCalled()
  expect(byRole('dialog', '新版本')).toBeDefined()
})
