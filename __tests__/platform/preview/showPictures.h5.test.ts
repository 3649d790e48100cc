import { openLayer, topLayer, turnTo } from '@/lib/layers'
import { previewImages } from '@/platform/preview'

import { pass } from '../../setup/clock'

const urls = ['/one.png', '/two.png', '/three.png'].map((path) => `https://cdn.example${path}`)

let opener: HTMLButtonElement
beforeEach(async () => {
  document.body.replaceChildren()
  opener = document.body.appendChild(document.createElement('button'))
  opener.focus()
  await previewImages(urls, urls[1])
})
afterEach(() => {
  while (topLayer()) topLayer()?.dismiss()
})

const box = () => document.querySelector<HTMLElement>('[role=dialog]')
const strip = () => document.querySelector<HTMLElement>('.app-pictures-strip') ?? document.body
const named = (name: string) => document.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`)
const place = () => document.querySelector('[role=status]')?.textContent
const inFront = () => document.querySelector<HTMLImageElement>('[aria-hidden=false] img')
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

/** A finger, or a second one, on the pictures; jsdom's boxes have no size, so the middle is 0, 0. */
function touch(type: 'pointerdown' | 'pointermove' | 'pointerup', clientX: number, pointerId = 1): void {
  strip().dispatchEvent(Object.assign(new MouseEvent(type, { clientX, bubbles: true }), { pointerId }))
}
const tap = () => {
  touch('pointerdown', 0)
  touch('pointerup', 0)
}

test('is named, has the focus, and shows the one that was pressed', () => {
  expect(box()?.getAttribute('aria-label')).toBe('图片预览')
  expect(document.activeElement).toBe(box())
  expect(place()).toBe('2 / 3')
  expect(inFront()?.src).toBe(urls[1])
  expect(inFront()?.alt).toBe('第 2 张图片，共 3 张')
})

test.each<[string, () => void]>([
  ['Escape', () => press('Escape')],
  ['its button', () => named('关闭')?.click()],
  ['"back"', () => topLayer()?.dismiss()],
  ['another page', () => turnTo('other')],
])('%s closes it, and the focus goes back', (_, leave) => {
  leave()
  turnTo('')
  expect(box()).toBeNull()
  expect(topLayer()).toBeUndefined()
  expect(document.activeElement).toBe(opener)
})

test('a tap closes it, two make the picture large and whole again', async () => {
  tap()
  tap()
  await pass(400)
  expect(inFront()?.style.transform).toContain('scale(2.5)')
  tap()
  tap()
  expect(inFront()?.style.transform).toContain('scale(1)')
  tap()
  await pass(400)
  expect(box()).toBeNull()
})

test('arrows, buttons and a swipe turn the pictures, as far as there are any', () => {
  press('ArrowRight')
  expect(place()).toBe('3 / 3')
  expect(named('下一张')?.disabled).toBe(true)
  press('ArrowRight')
  expect(place()).toBe('3 / 3')
  named('上一张')?.click()
  expect(place()).toBe('2 / 3')
  touch('pointerdown', 0)
  touch('pointermove', 80)
  touch('pointerup', 80)
  expect(place()).toBe('1 / 3')
})

test('two fingers enlarge it, no further than five times', () => {
  touch('pointerdown', -10, 1)
  touch('pointerdown', 10, 2)
  touch('pointermove', 30, 2)
  expect(inFront()?.style.transform).toContain('scale(2)')
  touch('pointermove', 990, 2)
  expect(inFront()?.style.transform).toContain('scale(5)')
  touch('pointerup', 990, 2)
  touch('pointerup', -10, 1)
  expect(place()).toBe('2 / 3')
})

test('Tab stays inside, also without inert', () => {
  const close = openLayer({ page: '', dismiss: () => undefined })
  for (const name of ['关闭', '上一张', '下一张', '关闭']) {
    press('Tab')
    expect(document.activeElement).toBe(named(name))
  }
  close()
})

test('one that does not come is told of', () => {
  inFront()?.dispatchEvent(new Event('error'))
  expect(box()?.textContent).toContain('图片没有加载出来')
})
