import { topLayer, turnTo } from '@/lib/layers'
import { openQuestion } from '@/platform/update/question'

const words = { title: '有新版本', text: '重新打开后可用', confirmLabel: '更新', cancelLabel: '稍后' }

const buttons = () => [...document.querySelectorAll('button')]
const labels = () => buttons().map(({ textContent }) => textContent)

const answer = (label: string) =>
  buttons()
    .find(({ textContent }) => textContent === label)
    ?.click()

afterEach(() => {
  answer(words.cancelLabel)
  document.body.replaceChildren()
})

test('says what it is about, once at a time, and goes away when it is declined', () => {
  openQuestion(words)
  openQuestion(words)
  const [dialog, ...others] = document.querySelectorAll('[role=alertdialog]')
  expect(others).toEqual([])
  expect(dialog?.getAttribute('aria-label')).toBe('有新版本')
  expect(dialog?.textContent).toBe('有新版本重新打开后可用稍后更新')
  expect(labels()).toEqual(['稍后', '更新'])
  expect(document.activeElement?.textContent).toBe('更新')
  answer('稍后')
  expect(document.querySelector('[role=alertdialog]')).toBeNull()
  openQuestion(words)
  expect(labels()).toEqual(['稍后', '更新'])
})

test('is a layer of whichever page is in front: Escape and "back" mean not now, and the focus goes back', () => {
  const link = document.body.appendChild(Object.assign(document.createElement('a'), { tabIndex: 0 }))
  link.focus()
  turnTo('/lower')
  openQuestion(words)
  turnTo('/upper')
  expect(topLayer()?.element?.()).toBe(document.querySelector('.app-update'))
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(labels()).toEqual([])
  expect(topLayer()).toBeUndefined()
  expect(document.activeElement).toBe(link)
  openQuestion(words)
  topLayer()?.dismiss()
  expect(labels()).toEqual([])
})

test('with nothing drawn behind it there is nothing to go on with', () => {
  document.body.append(Object.assign(document.createElement('div'), { id: 'boot' }))
  openQuestion(words)
  expect(labels()).toEqual(['更新'])
  expect(topLayer()).toBeUndefined()
})
