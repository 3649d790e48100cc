import type { Element } from '../element'
import { layOut, scrollBoxPx, select } from '../layout'
import { callPage, type Page } from '../pages'
import type { Api, Apis } from './api'

const windowPx = 812

interface Shown {
  /** False once the app is closed. */
  isOpen(): boolean
  /** The page on screen, and its tree. */
  page(): Page
  root(): Element
  /** Closes the small window, if this page's video is in it. */
  leaveSmallWindow(page: Page): void
  /** The node behind a `<canvas>`. */
  nodeOf(element: Element | undefined): object | null
}

/** Functions of `wx` about the page on screen. */
export function createView(apis: Apis, shown: Shown) {
  const toasts: string[] = []
  /** `play`, `seek 30` ... in the order of the calls. */
  const videoCalls: string[] = []
  /** The front picture of each full-screen view. */
  const previews: unknown[] = []
  const scrolledPx = new WeakMap<Page, number>()
  const scrollTopPx = () => scrolledPx.get(shown.page()) ?? 0
  const quietly = (...names: string[]): Record<string, Api> =>
    Object.fromEntries(names.map((name) => [name, apis.define(name, () => undefined)]))

  /** On the next turn, like answers of a real screen. */
  const later = (run: () => void) => void setTimeout(() => shown.isOpen() && run())

  function scrollTo(topPx: number): void {
    const page = shown.page()
    scrolledPx.set(page, Math.max(0, topPx))
    callPage(page, 'onPageScroll', { scrollTop: scrollTopPx() })
    lookAgain()
  }

  function rectsOf(selector: string) {
    const root = shown.root()
    const boxes = layOut(root)
    return select(root, selector).flatMap((element) => {
      const box = boxes.get(element)
      if (!box) return []
      const top = box.topPx - scrollTopPx()
      return [{ top, left: 0, right: 375, bottom: top + box.heightPx, width: 375, height: box.heightPx }]
    })
  }

  /** Scroll positions of a page's `<scroll-view>`s, by id. */
  const boxesPx = new WeakMap<Page, Map<string, number>>()
  const scrolledBoxes = () => {
    const known = boxesPx.get(shown.page()) ?? new Map<string, number>()
    boxesPx.set(shown.page(), known)
    return known
  }

  /** The context of an enhanced `<scroll-view>`. It does not scroll to an element that is not there yet. */
  const scrollContext = (box: Element) => ({
    scrollIntoView(selector: string) {
      const root = shown.root()
      const now = select(root, `#${box.id}`)[0]
      const aim = now && select(now, selector)[0]
      const boxes = layOut(root)
      const [from, to] = [now && boxes.get(now), aim && boxes.get(aim)]
      if (!now || !from || !to) return
      const last = boxes.get(now.all.at(-1) ?? now)
      const maxPx = Math.max(0, (last ? last.topPx + last.heightPx : 0) - from.topPx - scrollBoxPx)
      scrolledBoxes().set(box.id, Math.min(maxPx, to.topPx - from.topPx))
    },
  })

  /** Whether an element is inside the visible frame of a `<scroll-view>`. */
  function isInBox(boxId: string, elementId: string): boolean {
    const root = shown.root()
    const box = select(root, `#${boxId}`)[0]
    const element = box && select(box, `#${elementId}`)[0]
    const boxes = layOut(root)
    const [from, at] = [box && boxes.get(box), element && boxes.get(element)]
    if (!from || !at) return false
    const topPx = at.topPx - from.topPx - (scrolledBoxes().get(boxId) ?? 0)
    return topPx >= 0 && topPx + at.heightPx <= scrollBoxPx
  }

  const contextOf = (element: Element | undefined): object | null =>
    element?.tag === 'scroll-view' && element.attribute('enhanced') === true
      ? scrollContext(element)
      : shown.nodeOf(element)

  /** Answers later, about what the page has at the moment of `exec`. */
  function createSelectorQuery() {
    const questions: { ask: () => unknown; tell?: (answer: unknown) => void }[] = []
    let measure: () => unknown = () => null
    let nodeOf: () => unknown = () => null
    const query = {
      in: () => query,
      select(selector: string) {
        measure = () => rectsOf(selector)[0] ?? null
        nodeOf = () => contextOf(select(shown.root(), selector)[0])
        return query
      },
      selectAll(selector: string) {
        measure = () => rectsOf(selector)
        return query
      },
      selectViewport: () => query,
      boundingClientRect(tell?: (box: unknown) => void) {
        questions.push({ ask: measure, tell })
        return query
      },
      node(tell?: (answer: unknown) => void) {
        const find = nodeOf
        questions.push({ ask: () => ({ node: find() }), tell })
        return query
      },
      scrollOffset() {
        questions.push({ ask: () => ({ scrollTop: scrollTopPx(), scrollLeft: 0 }) })
        return query
      },
      exec(done?: (all: unknown[]) => void) {
        if (!shown.isOpen()) return
        const answers = questions.map(({ ask }) => ask())
        later(() => {
          questions.forEach(({ tell }, index) => tell?.(answers[index]))
          done?.(answers)
        })
      },
    }
    return query
  }

  /** What observers look for, again after each change of the page or of its position. */
  const looks = new Set<() => void>()
  let isLookDue = false
  function lookAgain(): void {
    if (isLookDue || looks.size === 0) return
    isLookDue = true
    later(() => {
      isLookDue = false
      looks.forEach((look) => look())
    })
  }

  /** An observer reports who comes near and who goes, on the page that was on screen when it began. */
  function createIntersectionObserver() {
    const margins = { top: 0, bottom: 0 }
    let look: (() => void) | undefined
    const observer = {
      relativeTo: () => observer,
      relativeToViewport(asked?: Partial<typeof margins>) {
        Object.assign(margins, asked)
        return observer
      },
      observe(selector: string, listener: (entry: object) => void) {
        // What is not there yet is not watched.
        if (!shown.isOpen() || select(shown.root(), selector).length === 0) return
        const page = shown.page()
        let wasNear = false
        look = () => {
          const rect = shown.page() === page ? rectsOf(selector)[0] : undefined
          if (!rect) return
          const isNear = rect.bottom >= -margins.top && rect.top <= windowPx + margins.bottom
          if (isNear !== wasNear) listener({ intersectionRatio: isNear ? 1 : 0, boundingClientRect: rect })
          wasNear = isNear
        }
        looks.add(look)
        lookAgain()
      },
      disconnect() {
        apis.crashIfAsked('disconnect')
        if (look) looks.delete(look)
      },
    }
    return observer
  }

  const note =
    (name: string) =>
    (...args: unknown[]) =>
      void videoCalls.push([name, ...args].join(' '))
  const videoCommands = [
    ...['play', 'pause', 'seek', 'playbackRate', 'requestFullScreen', 'exitFullScreen'],
    ...['requestBackgroundPlayback', 'exitBackgroundPlayback'],
  ]
  const createVideoContext = () => {
    const page = shown.page()
    return {
      ...Object.fromEntries(videoCommands.map((name) => [name, note(name)])),
      exitPictureInPicture() {
        note('exitPictureInPicture')()
        shown.leaveSmallWindow(page)
      },
    }
  }

  return {
    toasts,
    videoCalls,
    previews,
    scrollTo,
    scrollTopPx,
    isInBox,
    lookAgain,
    wx: {
      showToast: apis.define('showToast', ({ title }) => void toasts.push(String(title))),
      ...quietly('showLoading', 'hideLoading', 'stopPullDownRefresh'),
      pageScrollTo: apis.define('pageScrollTo', ({ scrollTop }) => scrollTo(Number(scrollTop))),
      previewImage: apis.defineShow('previewImage', ({ urls, current }) => {
        if (!Array.isArray(urls) || urls.length === 0) throw new Error('parameter.urls should be Array')
        previews.push(current ?? urls[0])
      }),
      createSelectorQuery,
      createIntersectionObserver,
      createVideoContext,
      nextTick: later,
    },
  }
}
