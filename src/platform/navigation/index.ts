import Taro from '@tarojs/taro'

import { hasNativeBars } from '@/platform/shell'

/** Moves between pages by URL. Who may go where is decided in `routes/`, not here. */

/** WeChat refuses the eleventh page of a stack; from the tenth on, the top page is replaced. */
const maxDepth = 10

export type Entry = { path: string; params: Record<string, string> }

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

/** Gives the page on top another address; the page itself stays as it is. */
export function rewriteTop(url: string): void {
  const pairs = (url.split('?')[1] ?? '').split('&').map((pair) => pair.split('='))
  Object.assign(openPages().slice(-1)[0]?.$taroParams ?? {}, Object.fromEntries(pairs))
  if (!hasNativeBars) window.history.replaceState(window.history.state, '', `#${url}`)
}

const arrivalStepMs = 50
const arrivalPatienceMs = 5_000

/** On H5 Taro is done as soon as the address has changed: the page's code may still be on its way. */
async function arrival(url: string): Promise<void> {
  const [path] = url.replace(/^\//, '').split('?')
  const hasArrived = () => openEntries().slice(-1)[0]?.path === path
  for (let waitedMs = 0; !hasArrived() && waitedMs < arrivalPatienceMs; waitedMs += arrivalStepMs) {
    await new Promise((resolve) => setTimeout(resolve, arrivalStepMs))
  }
}

/** Done when the page is on top. */
export async function push(url: string): Promise<void> {
  if (Taro.getCurrentPages().length >= maxDepth) await Taro.redirectTo({ url })
  else await Taro.navigateTo({ url })
  await arrival(url)
}

export const replace = async (url: string): Promise<void> => void (await Taro.redirectTo({ url }))

export const toTab = async (url: string): Promise<void> => void (await Taro.switchTab({ url }))

/** Starts the stack anew with one page; done when it is open. */
export async function restartAt(url: string): Promise<void> {
  await Taro.reLaunch({ url })
  await arrival(url)
}

/** False when there is nothing behind this page. */
export function pop(delta = 1): boolean {
  if (Taro.getCurrentPages().length <= delta) return false
  void Taro.navigateBack({ delta })
  return true
}
