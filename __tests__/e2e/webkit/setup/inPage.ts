/** What runs in the page: each function sees its arguments only. */

/** A text, or the source and flags of a pattern: only JSON travels. */
export type Wanted = string | [source: string, flags: string]

/** Runs before the app on every page: notes what is thrown or logged as an error until the phone asks. */
export function noteErrors(): void {
  const note = (error: unknown) => {
    const noted = JSON.parse(sessionStorage.getItem('errors') ?? '[]') as string[]
    sessionStorage.setItem('errors', JSON.stringify([...noted, String(error)]))
  }
  // Sizes that change while they are told are told in the next frame: a notice, which comes as an error.
  const isNotice = (message: string) => message.startsWith('ResizeObserver loop')
  window.addEventListener('error', ({ error, message }) => isNotice(message) || note(error ?? message))
  // WebKit breaks off what a page that is being left still loads, and runs none of its handlers.
  let isLeaving = false
  window.addEventListener('beforeunload', () => (isLeaving = true))
  window.addEventListener('pageshow', () => (isLeaving = false))
  window.addEventListener('unhandledrejection', ({ reason }) => isLeaving || note(reason))
  window.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`${violatedDirective} refuses ${blockedURI}`),
  )
  const log = console.error
  console.error = (...parts: unknown[]) => {
    note(parts.join(' '))
    log(...parts)
  }
}

export function takeErrors(): string[] {
  const noted = sessionStorage.getItem('errors')
  sessionStorage.removeItem('errors')
  return JSON.parse(noted ?? '[]') as string[]
}

/** Keeps what `logToasts` logs until the phone asks. */
export function keepLog(): void {
  console.debug = (line: unknown) => {
    const noted = JSON.parse(sessionStorage.getItem('log') ?? '[]') as string[]
    sessionStorage.setItem('log', JSON.stringify([...noted, String(line)]))
  }
}

export function takeLog(): string[] {
  const noted = sessionStorage.getItem('log')
  sessionStorage.removeItem('log')
  return JSON.parse(noted ?? '[]') as string[]
}

/** Runs before the app on every page. */
export function switchOffWorker(): void {
  if (window.__ZHITU__) window.__ZHITU__.offline = false
}

/** Another phone: nothing is stored but these places of the app's storage. */
export function restart(kept: Record<string, unknown>): void {
  sessionStorage.clear()
  localStorage.clear()
  for (const [name, data] of Object.entries(kept)) localStorage.setItem(name, JSON.stringify({ data }))
}

/**
 * The topmost thing in sight that can be pressed and has this name: a whole one, or a pattern of a part. None while it
 * moves or something lies over it.
 */
export async function findPressable(name: Wanted): Promise<Element | undefined> {
  const roles = ['button', 'link', 'tab', 'radio', 'checkbox'].map((role) => `[role=${role}]`)
  const isNamed = (text: string) => (typeof name === 'string' ? text === name : new RegExp(...name).test(text))
  const found = [...document.querySelectorAll(['button', 'a[href]', ...roles].join())]
    .filter((element) => element.getClientRects().length > 0 && !element.closest('[aria-hidden=true]'))
    .filter((element) => isNamed(element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''))
    .pop()
  if (!found) return undefined
  // The driver does not scroll to what is half in sight.
  found.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const place = () => JSON.stringify(found.getBoundingClientRect())
  const before = place()
  // A finger takes longer than a field that was left takes to say what is wrong with it, which moves what is below.
  await new Promise((resolve) => setTimeout(resolve, 300))
  const { left, top, width, height } = found.getBoundingClientRect()
  const isOnTop = found.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  return place() === before && isOnTop ? found : undefined
}

export const findField = (label: string): Element | undefined =>
  [...document.querySelectorAll('input, textarea')]
    .filter((field) => field.getClientRects().length > 0)
    .filter((field) => field.getAttribute('aria-label') === label)
    .pop()

/** What the topmost video does; `state` is for the message of a failure. */
export function playback(): { sec: number; isPaused: boolean; hasLoaded: boolean; state: string } {
  const video = [...document.querySelectorAll('video')].filter((each) => each.getClientRects().length > 0).pop()
  if (!video) throw new Error('no video')
  const { currentTime, paused, seeking, readyState, networkState, error, src } = video
  return {
    sec: currentTime,
    isPaused: paused,
    hasLoaded: readyState >= HTMLMediaElement.HAVE_METADATA,
    state: JSON.stringify({ currentTime, paused, seeking, readyState, networkState, error: error?.message, src }),
  }
}

/** Moves the playing position, as media keys would. */
export function jump(sec: number): void {
  for (const video of document.querySelectorAll('video')) video.currentTime = sec
}

/** Whether these words are in sight. */
export function sees(text: Wanted): boolean {
  const has = (element: Element) => {
    const words = element.textContent?.replace(/\s+/g, ' ').trim() ?? ''
    return typeof text === 'string' ? words.includes(text.replace(/\s+/g, ' ')) : new RegExp(...text).test(words)
  }
  return [...document.body.querySelectorAll('*')].some(
    (element) =>
      has(element) &&
      ![...element.children].some(has) &&
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility === 'visible',
  )
}

/** Whether this page is on top, and the one before has left the screen. */
export function isAt(route: string): boolean {
  const shown = [...document.querySelectorAll('.taro_page')].filter((page) => page.getClientRects().length > 0)
  const isOnTop = location.hash.slice(1).split('?')[0] === route
  return isOnTop && shown.length === 1 && shown[0]?.id.startsWith(`${route}?`) === true
}

/** Everything in sight, as text; '' while a picture in sight is on its way. */
export function drawn(): string {
  const isInSight = ([box]: DOMRectList) => box !== undefined && box.top < innerHeight && box.bottom > 0
  const isWhole = [...document.images].every((image) => image.complete || !isInSight(image.getClientRects()))
  return isWhole ? document.body.innerText : ''
}

/** The focus itself stays: WebKit on a computer passes over links. */
export const pressTab = (): unknown =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
