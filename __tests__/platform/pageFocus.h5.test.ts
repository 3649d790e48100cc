import { openLayer, turnTo } from '@/lib/layers'
import { followPages } from '@/platform/pageFocus/follow'

import { pass } from '../setup/clock'

const heading = '<div role=heading aria-level=1>标题</div>'

/** A page on top of the others, as the router puts it. */
function addPage(id: string, content: string): HTMLElement {
  const page = document.createElement('div')
  page.className = 'taro_page'
  page.id = id
  page.innerHTML = content
  return document.body.appendChild(page)
}
const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body
const arriveAt = async (id: string) => {
  turnTo(id)
  await pass(20)
}

let list: HTMLElement
followPages()
beforeEach(async () => {
  document.body.replaceChildren()
  turnTo('list')
  list = addPage('list', `${heading}<button id=first></button><button id=second></button>`)
  find('#second').focus()
  await pass(20)
})

test('a new page begins at its heading; back on the list the card has the focus', async () => {
  const page = addPage('detail', heading)
  await arriveAt('detail')
  expect(document.activeElement).toBe(find('#detail [role=heading]'))
  page.remove()
  await arriveAt('list')
  expect(document.activeElement).toBe(find('#second'))
})

test('a heading that comes with the content is waited for, unless the learner has gone on', async () => {
  const page = addPage('detail', '<input>')
  await arriveAt('detail')
  page.insertAdjacentHTML('afterbegin', heading)
  await pass(20)
  expect(document.activeElement).toBe(find('#detail [role=heading]'))
  page.remove()
  const other = addPage('other', '<input>')
  await arriveAt('other')
  find('#other input').focus()
  other.insertAdjacentHTML('afterbegin', heading)
  await pass(20)
  expect(document.activeElement).toBe(find('#other input'))
})

test('what the page has focused itself keeps it, and so does a question', async () => {
  addPage('search', `${heading}<input>`)
  turnTo('search')
  find('#search input').focus()
  await pass(20)
  expect(document.activeElement).toBe(find('#search input'))
  const close = openLayer({ page: 'asked', dismiss: () => undefined })
  addPage('asked', heading)
  await arriveAt('asked')
  expect(document.activeElement).toBe(find('#search input'))
  close()
})

/** A page with a bar at its top and its foot, and what else is said; a keyboard may cover what is below it. */
function withBars(content: string, endPx = window.innerHeight): HTMLElement {
  list.innerHTML = `<header style="position: fixed"><a href="#">返回</a></header>${content}<footer style="position: fixed"></footer>`
  const box = (top: number, bottom: number) => () => ({ top, bottom }) as DOMRect
  const [head, foot] = [find('header'), find('footer')]
  head.getBoundingClientRect = box(0, 44)
  foot.getBoundingClientRect = box(endPx - 65, endPx)
  list.getBoundingClientRect = box(0, endPx)
  const at = (_: number, y: number) => (y < 44 ? head : y > endPx ? null : y > endPx - 65 ? foot : list)
  Object.assign(document, { elementFromPoint: at })
  return list
}
const pressTab = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
const tap = () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
const moved = jest.fn()
beforeEach(() => {
  moved.mockReset()
  HTMLElement.prototype.scrollIntoView = function (this: HTMLElement, options) {
    moved(this.id, options)
  }
})

test('what lies under a bar is scrolled out from under it', () => {
  withBars('<button id=card></button>')
  pressTab()
  expect(list.style.scrollPadding).toBe('50px 0 71px')
  find('#card').focus()
  expect(moved.mock.calls).toEqual([['card', { block: 'nearest', inline: 'nearest' }]])
})

test('a bar that stands above a keyboard covers nothing either', () => {
  withBars('<button id=card></button>', window.innerHeight - 300)
  pressTab()
  expect(list.style.scrollPadding).toBe('50px 0 71px')
})

test('nothing moves under a finger, nor for what stands in a bar or is focused by the app alone', () => {
  withBars('<input id=field><div id=heading tabindex="-1"></div>')
  pressTab()
  find('header a').focus()
  find('#heading').focus()
  tap()
  find('#field').focus()
  expect(moved).not.toHaveBeenCalled()
})
