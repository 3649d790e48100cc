import Taro from '@tarojs/taro'

/** Moves between pages by URL. Who may go where is decided in `routes/`, not here. */

/** WeChat refuses the eleventh page of a stack; from the tenth on, the top page is replaced. */
const maxDepth = 10

export type Entry = { path: string; params: Record<string, string> }

/** The pages that are open, oldest first. */
export function openEntries(): Entry[] {
  return Taro.getCurrentPages().map((page) => {
    const [path = ''] = (page.route ?? page.path ?? '').replace(/^\//, '').split('?')
    const options: Record<string, unknown> = page.options ?? {}
    return { path, params: Object.fromEntries(Object.entries(options).map(([key, value]) => [key, String(value)])) }
  })
}

export async function push(url: string): Promise<void> {
  if (Taro.getCurrentPages().length >= maxDepth) await Taro.redirectTo({ url })
  else await Taro.navigateTo({ url })
}

export const replace = async (url: string): Promise<void> => void (await Taro.redirectTo({ url }))

export const toTab = async (url: string): Promise<void> => void (await Taro.switchTab({ url }))

/** Starts the stack anew with one page. */
export const restartAt = async (url: string): Promise<void> => void (await Taro.reLaunch({ url }))

/** False when there is nothing behind this page. */
export function pop(delta = 1): boolean {
  if (Taro.getCurrentPages().length <= delta) return false
  void Taro.navigateBack({ delta })
  return true
}
