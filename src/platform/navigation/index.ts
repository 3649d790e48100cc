import Taro from '@tarojs/taro'

import { report } from '@/lib/report'
import { layerBack } from '@/platform/layers'
import { isMiniProgram } from '@/platform/shell'

/** Moves between pages by URL. Who may go where is decided in `routes/`, not here. */

/** WeChat refuses the eleventh page of a stack; from the tenth on, the top page is replaced. */
const maxDepth = 10

type Entry = { path: string; params: Record<string, string> }

/** Taro's own record of the parameters, meant to be changed; `options` is empty on H5. */
type OpenPage = Taro.Page & { $taroParams?: Record<string, unknown> }

const openPages = (): OpenPage[] => Taro.getCurrentPages()

/** The pages that are open, oldest first. */
export function openEntries(): Entry[] {
  return openPages().map((page) => {
    const [path = ''] = (page.route ?? page.path ?? '').replace(/^\//, '').split('?')
    const params = Object.entries(page.$taroParams ?? page.options ?? {})
    return { path, params: Object.fromEntries(params.map(([key, value]) => [key, String(value)])) }
  })
}

/** The page that the app was opened at; `path` '' = not known. */
export function launchEntry(): Entry {
  const { path, query } = Taro.getLaunchOptionsSync()
  const params = Object.entries(query ?? {})
  return {
    path: path.replace(/^\//, ''),
    params: Object.fromEntries(params.map(([key, value]) => [key, String(value)])),
  }
}

/** Of the page on top, without a slash before it; `undefined` before the first page has come. */
export const topPath = (): string | undefined => openEntries().slice(-1)[0]?.path

/** Gives the page on top another address, with its parameters and no others; the page itself stays as it is. */
export function replaceTopUrl(url: string): void {
  const pairs = (url.split('?')[1] ?? '')
    .split('&')
    .filter(Boolean)
    .map((pair) => pair.split('='))
  const params = openPages().slice(-1)[0]?.$taroParams ?? {}
  // What begins with a dollar is Taro's own.
  for (const key of Object.keys(params)) if (!key.startsWith('$')) delete params[key]
  Object.assign(params, Object.fromEntries(pairs))
  if (!isMiniProgram) window.history.replaceState(window.history.state, '', `#${url}`)
}

const secondTryMs = 300

/** The platform refuses a move while another one is under way: once more then, and the page on screen stays. */
async function move(start: () => Promise<unknown>): Promise<void> {
  try {
    await layerBack.aside(start)
  } catch {
    await pause(secondTryMs)
    await layerBack
      .aside(start)
      .catch((error: unknown) => report(`A move between pages was refused: ${reasonOf(error)}`))
  }
}

/** In the platform's words, without the parameters of an address in them. */
const reasonOf = (error: unknown) => String((error as { errMsg?: unknown } | undefined)?.errMsg ?? error).split('?')[0]

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const arrivalStepMs = 50
const arrivalPatienceMs = 5_000

/**
 * Done when the page is on top, or does not come. On H5 Taro is done as soon as the address has changed: the page's
 * code may still be on its way.
 */
export async function untilOnTop(url: string): Promise<void> {
  const [path] = url.replace(/^\//, '').split('?')
  const hasArrived = () => topPath() === path
  for (let waitedMs = 0; !hasArrived() && waitedMs < arrivalPatienceMs; waitedMs += arrivalStepMs) {
    await pause(arrivalStepMs)
  }
}

/** Done when the page is on top. */
export async function push(url: string): Promise<void> {
  await move(() => (Taro.getCurrentPages().length >= maxDepth ? Taro.redirectTo({ url }) : Taro.navigateTo({ url })))
  await untilOnTop(url)
}

export const replace = (url: string): Promise<void> => move(() => Taro.redirectTo({ url }))

export const toTab = (url: string): Promise<void> => move(() => Taro.switchTab({ url }))

/** Starts the stack anew with one page; done when it is open. */
export async function restartAt(url: string): Promise<void> {
  await move(() => Taro.reLaunch({ url }))
  // What lies before it in the browser's history is over.
  if (!isMiniProgram) window.history.replaceState({ ...window.history.state, isFirst: true }, '')
  await untilOnTop(url)
}

/** H5: after a reload the browser still knows the page behind, by the count that the router keeps. */
function popOlder(): boolean {
  const { idx, isFirst } = (!isMiniProgram && window.history.state) || {}
  if (!(idx > 0) || isFirst) return false
  void layerBack.aside(async () => window.history.back())
  return true
}

/** False when there is nothing behind this page. */
export function pop(delta = 1): boolean {
  if (Taro.getCurrentPages().length <= delta) return delta === 1 && popOlder()
  void move(() => Taro.navigateBack({ delta }))
  return true
}
