import type { Element } from '../element'
import type { Api, Apis } from './api'

/** Every element is this big and on screen. */
const rect = { top: 0, left: 0, right: 375, bottom: 200, width: 375, height: 200 }

/** What `wx` does on and to the page on screen. `root` = that page's tree. */
export function createView(apis: Apis, root: () => Element) {
  const toasts: string[] = []
  /** `play`, `seek 30` ... in the order of the calls. */
  const videoCalls: string[] = []
  const quietly = (...names: string[]): Record<string, Api> =>
    Object.fromEntries(names.map((name) => [name, apis.define(name, () => undefined)]))
  const has = (selector: string) => root().all.some(({ id }) => `#${id}` === selector)

  function createSelectorQuery() {
    const results: unknown[] = []
    let selected = ''
    const query = {
      in: () => query,
      select(selector: string) {
        selected = selector
        return query
      },
      selectViewport: () => query,
      boundingClientRect(done?: (result: unknown) => void) {
        const result = has(selected) ? rect : null
        results.push(result)
        done?.(result)
        return query
      },
      scrollOffset() {
        results.push({ scrollTop: 0, scrollLeft: 0 })
        return query
      },
      exec: (done?: (all: unknown[]) => void) => void setTimeout(() => done?.(results)),
    }
    return query
  }

  function createIntersectionObserver() {
    let isOn = true
    const observer = {
      relativeTo: () => observer,
      relativeToViewport: () => observer,
      observe(selector: string, listener: (entry: object) => void) {
        const entry = { intersectionRatio: 1, boundingClientRect: rect }
        setTimeout(() => isOn && has(selector) && listener(entry))
      },
      disconnect: () => void (isOn = false),
    }
    return observer
  }

  const note = (name: string) => (...args: unknown[]) => void videoCalls.push([name, ...args].join(' '))
  const videoCommands = ['play', 'pause', 'seek', 'playbackRate', 'requestFullScreen', 'exitFullScreen']
  const createVideoContext = () => Object.fromEntries(videoCommands.map((name) => [name, note(name)]))

  return {
    toasts,
    videoCalls,
    wx: {
      showToast: apis.define('showToast', ({ title }) => void toasts.push(String(title))),
      ...quietly('showLoading', 'hideLoading', 'stopPullDownRefresh', 'pageScrollTo'),
      ...quietly('previewImage', 'setClipboardData', 'openDocument', 'downloadFile', 'uploadFile'),
      createSelectorQuery,
      createIntersectionObserver,
      createVideoContext,
      nextTick: (run: () => void) => void setTimeout(run),
    },
  }
}
