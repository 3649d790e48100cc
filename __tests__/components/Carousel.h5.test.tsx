import { Carousel } from '@/components/Carousel'

import { pass, until } from '../setup/clock'
import { byRole, fireEvent, show } from './show'

Object.assign(window, { matchMedia: () => ({ matches: false }) })

const way = { onClick: () => undefined }
const items = ['a', 'b', 'c'].map((key, index) => ({ key, src: '', label: `第 ${index + 1} 张`, way }))

/** What scrolls, with a width as in a browser; where it was sent. */
async function carousel() {
  const page = await show(Carousel, { items })
  const strip = page.querySelector<HTMLElement>('[class*=strip]')
  if (!strip) throw new Error('no strip')
  const sentTo: unknown[] = []
  const setWidth = (px: number) => Object.defineProperty(strip, 'clientWidth', { value: px, configurable: true })
  setWidth(300)
  // What moves them comes a moment later.
  await until(() => page.querySelector('[aria-label=暂停轮播]') !== null)
  Object.assign(strip, { scrollTo: ({ left }: { left: number }) => sentTo.push(left) })
  return { sentTo, setWidth }
}

test('moves on by itself', async () => {
  const { sentTo } = await carousel()
  await pass(5_100)
  expect(sentTo).toEqual([300])
})

test('stands while another page lies over it, and goes on after that', async () => {
  const { sentTo, setWidth } = await carousel()
  setWidth(0)
  await pass(12_000)
  expect(sentTo).toEqual([])
  setWidth(300)
  await pass(5_100)
  expect(sentTo[0]).toBe(300)
})

test('a hand or the focus on it holds it', async () => {
  const { sentTo } = await carousel()
  const [slide] = document.querySelectorAll<HTMLElement>("[role='link']")
  slide?.focus()
  await pass(12_000)
  expect(sentTo).toEqual([])
  slide?.blur()
  await pass(5_100)
  expect(sentTo).toEqual([300])
})

test('stops for good by its own button, and goes on by it', async () => {
  const { sentTo } = await carousel()
  fireEvent.click(byRole('button', '暂停轮播'))
  await pass(12_000)
  expect(sentTo).toEqual([])
  fireEvent.click(byRole('button', '继续轮播'))
  await pass(5_100)
  expect(sentTo).toEqual([300])
})

test('says at once how many there are, and which one is on as soon as a hand moves them', async () => {
  const page = await show(Carousel, { items })
  const dots = () => [...page.querySelectorAll<HTMLElement>('[class~=dot]')]
  expect(dots().map(({ className }) => className)).toEqual(['dot on', 'dot', 'dot'])
  const strip = page.querySelector<HTMLElement>('[class*=strip]')
  if (!strip) throw new Error('no strip')
  Object.defineProperty(strip, 'clientWidth', { value: 300 })
  fireEvent.touchStart(strip)
  await pass(100)
  strip.scrollLeft = 600
  fireEvent.scroll(strip)
  await pass(20)
  expect(dots().map(({ className }) => className)).toEqual(['dot', 'dot', 'dot on'])
})

test('one picture alone has nothing to stop', async () => {
  const page = await show(Carousel, { items: items.slice(0, 1) })
  await pass(2_100)
  expect(page.querySelector('[aria-label=暂停轮播]')).toBeNull()
})
