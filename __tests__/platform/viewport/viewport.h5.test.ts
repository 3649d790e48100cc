import { viewport } from '@/platform/viewport'

/** A page with things at these heights of the window, px; `scrolled` says how far it was moved. */
function pageWith(tops: Record<string, number>) {
  const page = document.createElement('div')
  Object.assign(page, { id: 'root', className: 'taro_page' })
  const scrolled: number[] = []
  Object.assign(page, { scrollBy: ({ top }: { top: number }) => scrolled.push(top) })
  for (const [id, top] of Object.entries(tops)) {
    const element = Object.assign(document.createElement('div'), { id, className: 'mark' })
    Object.assign(element, { getBoundingClientRect: () => ({ top }) })
    page.append(element)
  }
  document.body.replaceChildren(page)
  return scrolled
}

test.each([
  ['a bar that sticks beyond its place is brought back to it', 40, 100, [-60]],
  ['a bar in its place stays', 100, 100, []],
])('%s', (_, anchor, bar, moves) => {
  const scrolled = pageWith({ anchor, bar })
  viewport.unstick('anchor', 'bar')
  expect(scrolled).toEqual(moves)
})

test.each(['anchor', 'bar'])('without the %s nothing moves', (missing) => {
  const scrolled = pageWith({ anchor: 40, bar: 100, [missing]: 0 })
  document.getElementById(missing)?.remove()
  viewport.unstick('anchor', 'bar')
  expect(scrolled).toEqual([])
})

test('counts the marks that are above a line, and none of a page that is gone', async () => {
  pageWith({ first: -20, second: 50, third: 80 })
  expect(await viewport.countAbove('root', 'mark', 50)).toBe(2)
  expect(await viewport.countAbove('gone', 'mark', 50)).toBeNull()
})

test.each([
  [1, 120, [-70], false],
  [1, 50, [0], true],
])('brings mark %d, 50 px down, to the line at %d px by %j', async (index, linePx, moves, isThere) => {
  const scrolled = pageWith({ first: -20, second: 50 })
  expect(await viewport.bring('root', 'mark', index, linePx)).toBe(isThere)
  expect(scrolled).toEqual(moves)
})

test('does not bring what there is not', async () => {
  pageWith({ first: -20 })
  expect(await viewport.bring('first', 'mark', 0, 50)).toBe(false)
})

test('two columns fit from 768 on; a turned tablet is heard of, until nobody listens', () => {
  const idle = () => undefined
  const rest = { media: '', onchange: null, addListener: idle, removeListener: idle }
  const query = Object.assign(new EventTarget(), { matches: false, ...rest })
  window.matchMedia = jest.fn(() => query)
  const heard: boolean[] = []
  const turn = (isWide: boolean) => {
    query.matches = isWide
    query.dispatchEvent(new Event('change'))
  }
  const stop = viewport.watchWide((isWide) => heard.push(isWide))
  expect(window.matchMedia).toHaveBeenCalledWith('(min-width: 768px)')
  turn(true)
  stop()
  turn(false)
  expect(heard).toEqual([false, true])
  viewport.watchWide(idle, '(max-height: 500px)')()
  expect(window.matchMedia).toHaveBeenLastCalledWith('(max-height: 500px)')
})
