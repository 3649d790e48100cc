import Taro from '@tarojs/taro'

/** A page as Taro keeps it; parameters stay encoded. */
interface OpenPage {
  path: string
  /** Taro's name of it. */
  $taroPath: string
  $taroParams: Record<string, string>
}

/** The address of a test's screen, unless the test names another. */
const here = '/screen'

/** Onto the stack, in place of the top, to a tab, to a new stack. */
type Way = 'pushed' | 'replaced' | 'switched' | 'restarted'

let pages: OpenPage[] = []
let count = 0
let moves: { way: Way; url: string }[] = []

function pageOf(url: string): OpenPage {
  const [path = '', query = ''] = url.split('?')
  const pairs = query
    .split('&')
    .filter(Boolean)
    .map((pair) => pair.split(/=(.*)/s))
  const $taroPath = `${path} ${(count += 1)}`
  return { path, $taroPath, $taroParams: Object.fromEntries(pairs.map(([key, value = '']) => [key, value])) }
}

function urlOf({ path, $taroParams }: OpenPage): string {
  const query = Object.entries($taroParams).map(([key, value]) => `${key}=${value}`)
  return [path, ...(query.length > 0 ? [query.join('&')] : [])].join('?')
}

function start(...urls: string[]): void {
  pages = (urls.length > 0 ? urls : [here]).map(pageOf)
  moves = []
  window.history.replaceState(null, '', '#')
}

/** Records the way and keeps the pages that stay, with this one on top. */
const move =
  (way: Way, staying: () => OpenPage[]) =>
  async ({ url }: { url: string }) => {
    moves.push({ way, url })
    pages = [...staying(), pageOf(url)]
    return { errMsg: 'ok' }
  }

// These replace Taro's moves. Our own `platform/navigation` above them runs as it is.
Object.assign(Taro, {
  // Copies, as on H5.
  getCurrentPages: () => pages.map((page) => ({ ...page })),
  navigateTo: move('pushed', () => pages),
  redirectTo: move('replaced', () => pages.slice(0, -1)),
  switchTab: move('switched', () => []),
  reLaunch: move('restarted', () => []),
  navigateBack: async ({ delta = 1 }: { delta?: number } = {}) => {
    pages = pages.slice(0, -delta)
    return { errMsg: 'ok' }
  },
})
beforeEach(() => start())

const gone = (way: Way) => (): string[] => moves.filter((one) => one.way === way).map(({ url }) => url)

/** The stack of open pages and the ways that led there. Every test begins with the page on screen alone. */
export const navigation = {
  /** Opens these pages afresh, the one on screen last. */
  start,
  /** Addresses of the open pages, oldest first. */
  stack: (): string[] => pages.map(urlOf),
  top: (): string | undefined => pages.map(urlOf).at(-1),
  /** Taro's names of the open pages, oldest first. */
  names: (): string[] => pages.map(({ $taroPath }) => $taroPath),
  /** Addresses in the order of going there. */
  pushed: gone('pushed'),
  replaced: gone('replaced'),
  switched: gone('switched'),
  restarted: gone('restarted'),
  /** The address bar, after the page on top has given itself another address. */
  address: (): string => window.location.hash.slice(1),
}
