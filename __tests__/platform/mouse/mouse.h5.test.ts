import { watchMouse } from '@/platform/mouse'

import { pass, until } from '../../setup/clock'

/** A device with or without a plain mouse. */
function haveMouse(hasMouse: boolean): void {
  Object.assign(window, { matchMedia: () => ({ matches: hasMouse }) })
}

/** 300 of 1,000 px of a row, with a card in it. */
function aRow({ overflowX = 'auto' } = {}) {
  const row = document.createElement('div')
  const card = row.appendChild(document.createElement('div'))
  row.style.overflowX = overflowX
  Object.defineProperties(row, { clientWidth: { value: 300 }, scrollWidth: { value: 1_000 } })
  Object.assign(row, {
    scrollBy: ({ left }: ScrollToOptions) => {
      row.scrollLeft += left ?? 0
      row.dispatchEvent(new Event('scroll'))
    },
  })
  document.body.append(row)
  return { row, card }
}

const hover = (element: HTMLElement) => element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
const arrows = () => [...document.querySelectorAll<HTMLElement>('.row-arrow')]
const sides = () => arrows().map(({ className }) => className.replace('row-arrow row-arrow-', ''))

test('a finger gets no arrows', async () => {
  haveMouse(false)
  watchMouse()
  const { card } = aRow()
  await pass(300)
  hover(card)
  expect(arrows()).toEqual([])
})

describe('with a mouse', () => {
  beforeAll(async () => {
    haveMouse(true)
    watchMouse()
    const { card } = aRow()
    await until(() => (hover(card), arrows().length > 0))
  })
  beforeEach(() => {
    document.body.replaceChildren()
    hover(document.body)
  })

  test('a row that goes on has an arrow where it does, and moves by most of what is seen', () => {
    const { row, card } = aRow()
    hover(card)
    expect(sides()).toEqual(['after'])
    arrows()[0]?.click()
    expect(row.scrollLeft).toBe(240)
    expect(sides()).toEqual(['after', 'before'])
    row.scrollLeft = 700
    row.dispatchEvent(new Event('scroll'))
    expect(sides()).toEqual(['before'])
  })

  test.each([
    ['the mouse goes elsewhere', () => hover(document.body)],
    ['the page scrolls', () => document.dispatchEvent(new Event('scroll'))],
    ['another page comes', () => window.dispatchEvent(new Event('hashchange'))],
  ])('they go when %s', (_, happen) => {
    hover(aRow().card)
    expect(arrows()).toHaveLength(1)
    happen()
    expect(arrows()).toEqual([])
  })

  test('what does not scroll has none', () => {
    hover(aRow({ overflowX: 'hidden' }).card)
    expect(arrows()).toEqual([])
  })
})
