import { followKeyboard } from '@/platform/pageFocus/keyboard'

/** A phone 800 px high. */
const seen = Object.assign(new EventTarget(), { height: 800, scale: 1, offsetTop: 0 })
Object.defineProperty(window, 'visualViewport', { value: seen })
const layout = jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800)
const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
const reveal = jest.fn()
document.body.innerHTML = '<div class="taro_page"><input></div>'
document.querySelector('input')?.focus()
Object.assign(HTMLElement.prototype, { scrollIntoView: reveal })
Object.assign(document, { elementFromPoint: () => null })
followKeyboard()

function becomes(change: Partial<Record<'height' | 'scale' | 'offsetTop', number>>): void {
  const isResized = 'height' in change
  Object.assign(seen, change)
  seen.dispatchEvent(new Event(isResized ? 'resize' : 'scroll'))
}
const covered = () => Number.parseInt(document.documentElement.style.getPropertyValue('--keyboard') || '0', 10)

beforeEach(() => {
  layout.mockReturnValue(800)
  becomes({ height: 800, scale: 1, offsetTop: 0 })
  reveal.mockClear()
  scrollTo.mockClear()
})

test('what the keyboard covers is said, the field is shown, and all is given back', () => {
  becomes({ height: 500 })
  expect(covered()).toBe(300)
  expect(reveal).toHaveBeenCalledTimes(1)
  becomes({ height: 800 })
  expect(covered()).toBe(0)
})

test('a page that the browser has pushed up is put back; where it stays up, less is covered', () => {
  becomes({ height: 500, offsetTop: 200 })
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
  expect(covered()).toBe(100)
  becomes({ offsetTop: 0 })
  expect(covered()).toBe(300)
  expect(scrollTo).toHaveBeenCalledTimes(1)
})

test('a browser that makes the layout lower is left alone', () => {
  layout.mockReturnValue(500)
  becomes({ height: 500.4 })
  expect(covered()).toBe(0)
  expect(reveal).not.toHaveBeenCalled()
  expect(scrollTo).not.toHaveBeenCalled()
})

test('zooming in is no keyboard, and moves nothing over one', () => {
  becomes({ height: 400, scale: 2, offsetTop: 100 })
  expect(covered()).toBe(0)
  becomes({ height: 500, scale: 1, offsetTop: 0 })
  becomes({ height: 250, scale: 2, offsetTop: 120 })
  expect(covered()).toBe(300)
})
