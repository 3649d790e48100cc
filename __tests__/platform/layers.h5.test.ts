import { history, setHistoryMode } from '@tarojs/router/dist/history'

import { openLayer, topLayer, turnTo } from '@/lib/layers'
import { layerBack } from '@/platform/layers'
import { holdPage } from '@/platform/leaving'

setHistoryMode('hash')
layerBack.watch()

/** What the router hears of: it would build a page anew. */
const heard = jest.fn()
history.listen(({ action, location }) => heard(`${action} ${location.pathname}${location.search}`))

const go = (pathname: string, search = '') => {
  history.push({ pathname, search })
  turnTo(`${pathname}${search}`)
}

/** jsdom tells of a step a while after it was taken, in real time. */
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
async function until(isSo: () => boolean): Promise<void> {
  for (let times = 0; !isSo() && times < 200; times++) await pause(5)
  expect(isSo()).toBe(true)
}

const isAtEntry = () => window.history.state?.layer === true
const entered = () => until(isAtEntry)
const left = () => until(() => !isAtEntry())
const quiet = () => pause(50)
const back = async () => {
  window.history.back()
  await quiet()
}

/** A layer that "back" closes; what was closed so. */
let closed: string[]
function open(name: string, page = '/page'): () => void {
  const close = openLayer({
    page,
    dismiss: () => {
      closed.push(name)
      close()
    },
  })
  return close
}

beforeEach(async () => {
  closed = []
  go('/before')
  go('/page')
  await quiet()
  heard.mockClear()
})
afterEach(async () => {
  while (topLayer()) topLayer()?.dismiss()
  await quiet()
})

test('back closes the topmost one, the page stays; the next one leaves it', async () => {
  open('sheet')
  open('question')
  await entered()
  await back()
  expect(closed).toEqual(['question'])
  await entered()
  await back()
  expect(closed).toEqual(['question', 'sheet'])
  expect(heard).not.toHaveBeenCalled()
  await back()
  expect(heard.mock.calls).toEqual([['POP /before']])
})

test('what is closed by its own button takes its entry along', async () => {
  const close = open('sheet')
  await entered()
  close()
  close()
  await left()
  await back()
  expect(heard.mock.calls).toEqual([['POP /before']])
})

test('forward opens nothing again and does not reach the router', async () => {
  const close = open('sheet')
  await entered()
  close()
  await left()
  window.history.forward()
  await quiet()
  expect(isAtEntry()).toBe(false)
  expect(topLayer()).toBeUndefined()
  expect(heard).not.toHaveBeenCalled()
})

test('one that wants an answer withstands', async () => {
  const close = openLayer({ page: '/page', dismiss: () => undefined })
  await entered()
  for (let times = 0; times < 3; times++) {
    await back()
    await entered()
  }
  expect(heard).not.toHaveBeenCalled()
  close()
  await left()
})

test('a link inside leaves no dead entry, whether the layer closes or not', async () => {
  const close = open('sheet')
  await entered()
  await layerBack.aside(async () => go('/next'))
  await quiet()
  expect(heard.mock.calls).toEqual([['PUSH /next']])
  expect(isAtEntry()).toBe(false)
  await back()
  expect(heard.mock.calls).toEqual([['PUSH /next'], ['POP /page']])
  // In front again, with what was left open on it.
  turnTo('/page')
  await entered()
  await back()
  expect(closed).toEqual(['sheet'])
  close()
})

test('a link that only changes the address leaves no dead entry', async () => {
  const close = open('sheet')
  await entered()
  window.location.hash = '#/next'
  await quiet()
  turnTo('/next')
  close()
  expect(heard.mock.calls).toEqual([['POP /next']])
  await back()
  turnTo('/page')
  expect([history.location.pathname, isAtEntry()]).toEqual(['/page', false])
  await back()
  expect(history.location.pathname).toBe('/before')
})

test('two pages of one route: the layers of the lower one are none of the upper one’s', async () => {
  go('/show', '?id=1')
  open('lower', '/show?id=1')
  await entered()
  await layerBack.aside(async () => go('/show', '?id=2'))
  open('upper', '/show?id=2')
  await entered()
  heard.mockClear()
  await back()
  expect(closed).toEqual(['upper'])
  expect(heard).not.toHaveBeenCalled()
  await back()
  expect(heard.mock.calls).toEqual([['POP /show?id=1']])
})

test('a page that is held closes what lies over it before it asks, and needs no entry', async () => {
  const onBack = jest.fn()
  const letGo = holdPage({ path: 'page', abovePath: 'before', text: '', onBack })
  open('sheet')
  await quiet()
  expect(isAtEntry()).toBe(false)
  await back()
  expect(closed).toEqual(['sheet'])
  expect(onBack).not.toHaveBeenCalled()
  await back()
  expect(onBack).toHaveBeenCalledTimes(1)
  expect(history.location.pathname).toBe('/page')
  letGo()
})

test('a page that is held asks though the browser tells of the address too late', async () => {
  // The code is there: it came with a layer.
  open('sheet')()
  await quiet()
  const onBack = jest.fn()
  const letGo = holdPage({ path: 'page', abovePath: 'before', text: '', onBack })
  const silence = (event: Event) => event.stopImmediatePropagation()
  window.addEventListener('hashchange', silence, true)
  await back()
  window.removeEventListener('hashchange', silence, true)
  letGo()
  expect(onBack).toHaveBeenCalledTimes(1)
  expect(heard).not.toHaveBeenCalled()
})

describe('behind what is modal', () => {
  const body =
    '<div id=app><main><button>behind</button><div id=sheet></div></main><nav></nav></div><p role=status></p>'
  const find = (selector: string) => document.querySelector(selector) ?? document.body

  test('nothing can be reached, but what is said over it is heard', async () => {
    document.body.innerHTML = body
    const close = openLayer({ page: '/page', element: () => find('#sheet'), dismiss: () => close() })
    await until(() => find('nav').hasAttribute('inert'))
    expect(find('button').getAttribute('aria-hidden')).toBe('true')
    for (const selector of ['#app', 'main', '#sheet', '[role=status]'])
      expect(find(selector).hasAttribute('inert')).toBe(false)
    // What comes later is behind it as well.
    find('main').append(document.createElement('aside'))
    await until(() => find('aside').hasAttribute('inert'))
    close()
    expect(document.querySelector('[inert], [aria-hidden]')).toBeNull()
  })

  test('the upper of two is reached, and then the lower again', async () => {
    document.body.innerHTML = body
    const close = openLayer({ page: '/page', element: () => find('#sheet'), dismiss: () => close() })
    const question = document.body.appendChild(document.createElement('section'))
    const answer = openLayer({ page: '/page', element: () => question, dismiss: () => answer() })
    await until(() => find('#app').hasAttribute('inert'))
    expect(question.hasAttribute('inert')).toBe(false)
    answer()
    expect(find('#app').hasAttribute('inert')).toBe(false)
    expect(find('button').hasAttribute('inert')).toBe(true)
    close()
  })
})
