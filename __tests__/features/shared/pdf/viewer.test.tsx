// First: what times out takes the clock that it finds.
import { pass } from '../../../setup/clock'

import { act } from 'react'

import { pdfShower } from '@/features/shared/pdf/index.h5'
import { loadPdfjs, openPdf } from '@/features/shared/pdf/h5/pdfjs'
import { pdfPages } from '@/features/shared/pdf/pages'

import { aMember } from '../../../factories/member'
import { press, type } from '../../../setup/learner'
import { openScreen } from '../../../setup/openScreen'
import { fakeScroll } from '../../../setup/scroll'
import { shown as toasts } from '../../../setup/shown'

jest.mock('@/features/shared/pdf/h5/pdfjs', () => ({ openPdf: jest.fn(), loadPdfjs: jest.fn() }))
// Fingers, which jsdom has not.
jest.mock('@/features/shared/pdf/h5/useZoom', () => ({ useZoom: () => ({ widthPx: 375 }) }))

/** As pdf.js: its text layer fills the container. */
class TextLayer {
  readonly textDivs: HTMLElement[] = []
  constructor(private readonly given: { container: HTMLElement; textContentSource: { items: { str: string }[] } }) {}
  async render() {
    for (const { str } of this.given.textContentSource.items) {
      const span = document.createElement('span')
      span.textContent = str
      this.textDivs.push(span)
      this.given.container.append(span)
    }
  }
}

/**
 * A file with these words on its pages. `lost` pages cannot be fetched, however often they are asked
 * for; pdf.js draws `empty` ones without their content.
 */
function aPdf(pages: readonly string[], lost: readonly number[] = [], empty: readonly number[] = []) {
  const page = (words: string, isEmpty: boolean) => ({
    getViewport: ({ scale }: { scale: number }) => ({ width: 375 * scale, height: 500 * scale }),
    getAnnotations: async () => [],
    // Each a moment later than the one before.
    getTextContent: async () => {
      await new Promise((resolve) => setTimeout(resolve, 1))
      if (isEmpty) throw new Error('ResponseException')
      return { items: [{ str: words }] }
    },
    render: () => ({ promise: Promise.resolve(), cancel: () => undefined }),
  })
  return {
    numPages: pages.length,
    getPage: async (number: number) => {
      if (lost.includes(number)) throw new Error('UnexpectedResponse')
      return page(pages[number - 1] ?? '', empty.includes(number))
    },
    loadingTask: { destroy: jest.fn() },
  }
}

const scroll = fakeScroll()
/** Pages that the viewer itself has led to, and marks that it has brought to the middle. */
let led: string[] = []
Object.assign(HTMLElement.prototype, {
  scrollIntoView(this: HTMLElement) {
    led.push(this.dataset.page ?? 'mark')
  },
})
Object.assign(Range.prototype, { getBoundingClientRect: () => new DOMRect(0, 0, 10, 10) })
Object.assign(globalThis, {
  DOMRect: class {
    constructor(
      readonly left: number,
      readonly top: number,
      readonly width: number,
      readonly height: number,
    ) {}
  },
})

const open = jest.mocked(openPdf as (source: Blob | string) => Promise<unknown>)
const renew = jest.fn(async () => 'https://bucket.example.com/1.pdf?sign=2')
const key = 'course:5'

beforeEach(() => {
  led = []
  jest.mocked(loadPdfjs as () => Promise<unknown>).mockResolvedValue({ TextLayer })
  open.mockReset()
  renew.mockClear()
})

let screen: Awaited<ReturnType<typeof openScreen>>
const paper = (page: number) => document.querySelector(`[data-page="${page}"] canvas`)
const field = () => document.querySelector<HTMLInputElement>('[aria-label="跳到第几页"]')
const said = () => document.querySelector('[role=dialog]')?.textContent ?? ''
const storedPage = () => pdfPages()?.get(key)?.page

async function show(...files: ReturnType<typeof aPdf>[]) {
  for (const file of files) open.mockResolvedValueOnce(file)
  screen = await openScreen(() => null, { user: aMember() })
  pdfPages()?.remove(key)
  await act(
    async () => void (await pdfShower('讲义', key)('https://bucket.example.com/1.pdf?sign=1', undefined, renew)),
  )
}

/** The reader scrolls to a page, as fingers do. */
async function turnTo(page: number) {
  await act(
    async () =>
      void document.querySelector('[role=document]')?.dispatchEvent(new Event('pointerdown', { bubbles: true })),
  )
  await standAt(page)
}

/** The page comes to the middle of the screen. */
const standAt = async (page: number) => {
  await scroll.move(`[data-page]:not([data-page="${page}"])`, false)
  await scroll.move(`[data-page="${page}"]`, true)
  await pass(10)
}

async function close() {
  await press('关闭')
  screen.close()
}

const words = (page: number) => `第 ${page} 页`
const book = (count: number, found: Record<number, string> = {}) =>
  Array.from({ length: count }, (_, index) => found[index + 1] ?? words(index + 1))

describe('a page that did not come', () => {
  test('is asked for anew, at a fresh address, and the reader stays', async () => {
    const [broken, whole] = [aPdf(book(9), [5]), aPdf(book(9))]
    await show(broken, whole)
    await turnTo(5)
    expect(said()).toContain('这一页没有打开')
    led = []

    await press('重试')
    await pass(0)
    expect(open.mock.calls.map(([source]) => source)).toEqual([
      'https://bucket.example.com/1.pdf?sign=1',
      'https://bucket.example.com/1.pdf?sign=2',
    ])
    expect(said()).not.toContain('这一页没有打开')
    expect(paper(5)).not.toBeNull()
    expect([field()?.value, led]).toEqual(['5', []])
    expect(broken.loadingTask.destroy).toHaveBeenCalled()
    await close()
    expect(whole.loadingTask.destroy).toHaveBeenCalled()
  })

  test('in its content, which pdf.js draws as an empty page, is asked for, too', async () => {
    await show(aPdf(book(9), [], [5]), aPdf(book(9)))
    await turnTo(5)
    expect(said()).toContain('这一页没有打开')
    await press('重试')
    await pass(10)
    expect(said()).not.toContain('这一页没有打开')
    await close()
  })

  test('can be asked for again and again, and what is drawn stays meanwhile', async () => {
    const whole = aPdf(book(9))
    await show(aPdf(book(9), [2]))
    await turnTo(2)
    await scroll.move('[data-page="1"]', true)
    await pass(10)
    expect(paper(1)).not.toBeNull()
    open.mockRejectedValueOnce(new Error('offline'))
    await press('重试')
    expect(said()).toContain('这一页没有打开')
    expect(paper(1)).not.toBeNull()

    renew.mockRejectedValueOnce(new Error('offline'))
    await press('重试')
    expect(said()).toContain('这一页没有打开')

    open.mockResolvedValueOnce(whole)
    await press('重试')
    await pass(0)
    expect(said()).not.toContain('这一页没有打开')
    expect(paper(2)).not.toBeNull()
    await close()
  })

  test('does not lose a search, and is searched once it is there', async () => {
    await show(aPdf(book(9, { 2: '分录', 5: '分录' }), [5]))
    await press('查找')
    await type('在文件里查找', '分录')
    await pass(500)
    expect(said()).toContain('1 / 1')
    expect(said()).toContain('有几页没有打开')
    await standAt(2)
    led = []
    let fail: (error: Error) => void = () => undefined
    open.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)))
    await press('再找一遍')
    expect(said()).not.toContain('再找一遍')
    await act(async () => fail(new Error('offline')))
    expect(toasts('error')).toEqual(['还是没有打开，请检查网络后再试'])
    open.mockResolvedValueOnce(aPdf(book(9, { 2: '分录', 5: '分录' })))
    await press('再找一遍')
    await pass(500)
    expect(said()).toContain('1 / 2')
    expect(said()).not.toContain('有几页没有打开')
    expect(led).toEqual([])
    await press('关闭查找')
    await close()
  })
})

describe('a search', () => {
  const file = () => aPdf(book(90, { 3: '分录', 60: '分录', 70: '分录' }))

  test('leads on from where the reader is, not to the beginning', async () => {
    await show(file())
    await turnTo(50)
    led = []
    await press('查找')
    await type('在文件里查找', '分录')
    // The third page is read, but not yet the sixtieth.
    await pass(270)
    expect(said()).toContain('正在查找')
    await pass(200)
    expect(said()).toContain('2 / 3')
    expect(led.filter((page) => page !== 'mark')).toEqual(['60'])
    await press('关闭查找')
    await close()
  })

  test('does not store its matches as the reading place, and offers the way back', async () => {
    await show(file())
    await turnTo(50)
    expect(storedPage()).toBe(50)
    await press('查找')
    await type('在文件里查找', '分录')
    await pass(500)
    await standAt(60)
    await press('下一处')
    await standAt(70)
    expect(storedPage()).toBe(50)
    await press('关闭查找')
    expect([field()?.value, storedPage()]).toEqual(['70', 50])

    await press('回到第 50 页')
    expect(led.pop()).toBe('50')
    await standAt(50)
    expect([field()?.value, storedPage()]).toEqual(['50', 50])
    expect(said()).not.toContain('回到')
    await close()
  })

  test('gives the place to the page where the reader reads on', async () => {
    await show(file())
    await turnTo(50)
    await press('查找')
    await type('在文件里查找', '分录')
    await pass(500)
    await standAt(60)
    await turnTo(61)
    expect(storedPage()).toBe(61)
    expect(said()).not.toContain('回到')
    await press('关闭查找')
    await close()
  })

  test('leads once: a reader who scrolls away and back is not pulled to the match', async () => {
    await show(file())
    await press('查找')
    await type('在文件里查找', '分录')
    await pass(500)
    await standAt(3)
    expect(led).toEqual(['3', 'mark'])
    await turnTo(20)
    await turnTo(3)
    expect(document.querySelector('[data-page="3"]')?.textContent).toContain('分录')
    expect(led).toEqual(['3', 'mark'])
    await press('下一处')
    await press('上一处')
    await pass(10)
    expect(led.slice(2)).toEqual(['60', '3', 'mark'])
    await press('关闭查找')
    await close()
  })
})
