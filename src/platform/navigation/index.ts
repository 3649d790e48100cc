import Taro from '@tarojs/taro'

import { pause } from '@/lib/pause'
import { report } from '@/lib/report'
import { layerBack } from '@/platform/layers'
import { backGuard } from '@/platform/layers/backGuard'
import { isMiniProgram } from '@/platform/shell'

import { tellRefused } from './refusal'

/** Moves between pages by address. `routes/` decides who may go where. */

/** WeChat refuses the eleventh page of a stack; from the tenth on, the top page is replaced. */
const maxDepth = 10

type Entry = { path: string; params: Record<string, string> }

/** Taro's own record of the parameters, which may be changed; `options` is empty on H5. */
type OpenPage = Taro.Page & { $taroPath?: string; $taroParams?: Record<string, unknown> }

const openPages = (): OpenPage[] => Taro.getCurrentPages()

/** Oldest first. */
export function openEntries(): Entry[] {
  return openPages().map((page) => {
    const [path = ''] = (page.route ?? page.path ?? '').replace(/^\//, '').split('?')
    const params = Object.entries(page.$taroParams ?? page.options ?? {})
    return { path, params: Object.fromEntries(params.map(([key, value]) => [key, String(value)])) }
  })
}

/** The page that the app was opened at; `path` '' = unknown. */
export function launchEntry(): Entry {
  const { path, query } = Taro.getLaunchOptionsSync()
  const params = Object.entries(query ?? {})
  return {
    path: path.replace(/^\//, ''),
    params: Object.fromEntries(params.map(([key, value]) => [key, String(value)])),
  }
}

/** H5: as the browser has it, also when no page has it. */
export const address = (): string => window.location.hash

/** The top page's path, without a leading slash; `undefined` before the first page. */
export const topPath = (): string | undefined => openEntries().slice(-1)[0]?.path

/**
 * Gives a page another address with these parameters only. The page itself stays.
 * @param id Taro's name of the page; by default the one on top
 */
export function replaceUrl(url: string, id?: string): void {
  const pairs = (url.split('?')[1] ?? '')
    .split('&')
    .filter(Boolean)
    .map((pair) => pair.split('='))
  // Taro's list holds copies, made anew for each call.
  const pages = openPages()
  const top = pages[pages.length - 1]
  const page = id ? pages.find(({ $taroPath }) => $taroPath === id) : top
  const params = page?.$taroParams ?? {}
  // Names with a dollar are Taro's own.
  for (const key of Object.keys(params)) if (!key.startsWith('$')) delete params[key]
  Object.assign(params, Object.fromEntries(pairs))
  if (!isMiniProgram && page === top) window.history.replaceState(window.history.state, '', `#${url}`)
}

const secondTryMs = 300

/**
 * The platform refuses a move while another one is under way. Then it is tried once more, and the page on screen stays.
 */
async function move(start: () => Promise<unknown>): Promise<void> {
  try {
    await layerBack.aside(start)
  } catch {
    await pause(secondTryMs)
    await layerBack.aside(start).catch((error: unknown) => {
      report(`A move between pages was refused: ${reasonOf(error)}`)
      // On H5 the page itself says so. Compared here, so that home's script stays without the words.
      if (process.env.TARO_ENV !== 'h5') tellRefused()
    })
  }
}

/** The platform's words, without the parameters of an address. */
const reasonOf = (error: unknown) => String((error as { errMsg?: unknown } | undefined)?.errMsg ?? error).split('?')[0]

const arrivalStepMs = 50
const arrivalPatienceMs = 5_000

/** Resolves when the page has come, or does not come. */
export async function untilArrived(hasArrived: () => boolean): Promise<void> {
  for (let waitedMs = 0; !hasArrived() && waitedMs < arrivalPatienceMs; waitedMs += arrivalStepMs) {
    await pause(arrivalStepMs)
  }
}

/**
 * Resolves when the page is on top, or does not come. On H5 Taro resolves as soon as the address has changed, when the
 * page's code may still be loading.
 */
export function untilOnTop(url: string): Promise<void> {
  const [path] = url.replace(/^\//, '').split('?')
  return untilArrived(() => topPath() === path)
}

/** Resolves when the page is on top. */
export async function push(url: string): Promise<void> {
  await move(() => (Taro.getCurrentPages().length >= maxDepth ? Taro.redirectTo({ url }) : Taro.navigateTo({ url })))
  await untilOnTop(url)
}

export const replace = (url: string): Promise<void> => move(() => Taro.redirectTo({ url }))

export const toTab = (url: string): Promise<void> => move(() => Taro.switchTab({ url }))

/** Resolves when the page is open on a fresh stack. */
export async function restartAt(url: string): Promise<void> {
  await move(() => Taro.reLaunch({ url }))
  // Earlier entries of the browser's history do not count any more.
  if (!isMiniProgram) window.history.replaceState({ ...window.history.state, isFirst: true }, '')
  await untilOnTop(url)
}

/** H5: after a reload the browser still knows the page behind, by the router's count. */
function popOlder(): boolean {
  const { idx, isFirst } = (!isMiniProgram && window.history.state) || {}
  if (!(idx > 0) || isFirst) return false
  void layerBack.aside(async () => window.history.back())
  return true
}

/** A page that has not gone by then, because the one behind does not load for example, can be pressed again. */
const leavePatienceMs = 2_000

/** The element of the page that "back" was pressed on. The mini-program's arrow is WeChat's own. */
let leavingId = ''
let leavingTimer: ReturnType<typeof setTimeout>

/** True until the page behind is in front again. It may then lead on at once, while the left one is still drawn. */
const isLeaving = () =>
  document.getElementById(leavingId) !== null && (Taro.getCurrentInstance().page?.path ?? leavingId) === leavingId

/** @returns false when no page is behind this one */
export function pop(delta = 1): boolean {
  const pages = openPages()
  if (!isMiniProgram) {
    // The page may not be gone yet, or still slides away: a second press would close the page behind it.
    if (isLeaving()) return true
    // A held page asks first, and stays.
    leavingId = backGuard.isOn ? '' : (pages[pages.length - 1]?.path ?? '')
    clearTimeout(leavingTimer)
    leavingTimer = setTimeout(() => (leavingId = ''), leavePatienceMs)
  }
  if (pages.length <= delta) return delta === 1 && popOlder()
  void move(() => Taro.navigateBack({ delta }))
  return true
}
