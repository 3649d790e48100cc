import { launchEntry, openEntries, pop, push, replace, replaceUrl, restartAt, toTab } from '@/platform/navigation'
import { isMiniProgram } from '@/platform/shell'
import { useSession } from '@/stores/session'

import type { Link } from './links'
import { formatLocation, formatUrl, parseRedirect, parseRouterParams, type RouteLocation } from './codec'
import { parentRoute } from './siblings'
import { routeNames, type RouteName, type RouteParams, routeSpec } from './registry'

type Args<N extends RouteName> =
  Record<never, never> extends RouteParams<N> ? [params?: RouteParams<N>] : [params: RouteParams<N>]

/** The white list (docs/backend/rules.md#white-list): without login, only public pages. */
export const canAccess = (name: RouteName): boolean =>
  routeSpec(name).isPublic === true || useSession.getState().isLogin

/** Taro's view of the page on top. Values are encoded. */
interface RouterState {
  path: string
  params: Partial<Record<string, string>>
}

const urlOf = (target: RouteLocation) => formatUrl(target.name, target.params)

/** The address of a link, for opening in a second tab and for copying. The mini-program has no addresses. */
export const hrefOf = (target: RouteLocation): string | undefined => (isMiniProgram ? undefined : `#${urlOf(target)}`)

const loginUrl = (target?: RouteLocation) => formatUrl('login', { redirect: target && formatLocation(target) })

/** When the page needs a login, the way leads through the login page. */
export const urlTo = (target: RouteLocation) => (canAccess(target.name) ? urlOf : loginUrl)(target)

/** Every tab is public. */
const go = (target: RouteLocation, move: (url: string) => Promise<void>, url = urlTo(target)): Promise<void> =>
  (routeSpec(target.name).tab ? toTab : move)(url)

/** Where an address leads, this app's or another client's; home when it leads nowhere. */
export const meantBy = (address: string | undefined): RouteLocation =>
  parseRedirect(address) ?? { name: 'home', params: {} }

/** Resolves when the page is on top. */
export const openLocation = (target: RouteLocation): Promise<void> => go(target, push)

/** When the page needs a login, the way leads through the login page. */
export function navigateTo<N extends RouteName>(name: N, ...[params]: Args<N>): void {
  void openLocation({ name, params: params ?? {} } as RouteLocation)
}

/** As `openLocation`, in place of the current page. */
export const replaceLocation = (target: RouteLocation): void => void go(target, replace)

/** As `navigateTo`, in place of the current page. */
export function replaceWith<N extends RouteName>(name: N, ...[params]: Args<N>): void {
  void go({ name, params: params ?? {} } as RouteLocation, replace)
}

/** Only the address changes. @param id Taro's name of the page; by default the one on top */
export const setPageParams = <N extends RouteName>(name: N, params: RouteParams<N>, id?: string): void =>
  replaceUrl(formatUrl(name, params), id)

/** The parameters, if the app was opened at this page. */
export function entryParams<N extends RouteName>(name: N): RouteParams<N> | undefined {
  const { path, params } = launchEntry()
  return path === routeSpec(name).path ? parseRouterParams(name, params) : undefined
}

/** `undefined` = the registry does not know the page. @param behind 1 = the page behind */
export function currentLocation(behind = 0): RouteLocation | undefined {
  const entry = openEntries().reverse()[behind]
  const name = routeNames.find((candidate) => routeSpec(candidate).path === entry?.path)
  const params = name && parseRouterParams(name, entry?.params ?? {})
  return name && params && ({ name, params } as RouteLocation)
}

/**
 * Parameters of a page that is being mounted. Taro's current router may still be the previous page's, when that one led
 * on at once (a share card to the login). The stack of open pages is right by then.
 */
export function pageParams<N extends RouteName>(name: N, router: RouterState): RouteParams<N> | undefined {
  const { path } = routeSpec(name)
  const isOther = router.path.replace(/^\//, '').split('?')[0] !== path
  const own = isOther
    ? openEntries()
        .filter((entry) => entry.path === path)
        .slice(-1)[0]
    : undefined
  return parseRouterParams(name, (own ?? router).params)
}

/** To the parent page when the learner came here directly. */
export function goBack(): void {
  if (!pop()) void go(parentRoute(currentLocation() ?? { name: 'home', params: {} }), replace)
}

/**
 * In place of the current page, so that "back" does not lead to a page that sends to the login again.
 * @param isClosed whether the page has nothing to show without a login; by default the white list tells
 */
export function redirectToLogin(
  target = currentLocation(),
  isClosed = target !== undefined && !canAccess(target.name),
): void {
  if (target && routeSpec(target.name).path.startsWith('pages/auth/')) return
  void (isClosed ? replace : push)(loginUrl(target))
}

/**
 * Goes back when the page is the one behind, else replaces the current one.
 * @param within looks at so many pages behind
 */
export function goBackOrReplace(target: RouteLocation, within = 1): void {
  const behind = openEntries()
    .slice(-1 - within, -1)
    .reverse()
  const { path } = routeSpec(target.name)
  const steps = behind.findIndex((entry) => entry.path === path && sameParams(target, entry.params)) + 1
  if (steps > 0) pop(steps)
  else void go(target, replace, urlOf(target))
}

/** H5: from an address that no page here has, to the page that it means. */
export const openMeant = (address: string): Promise<void> => go(meantBy(address), restartAt)

/** After login: the page that asked for it, else home. */
export const finishLogin = (redirect: string | undefined): void => goBackOrReplace(meantBy(redirect))

/** Parameters that only say how a page was come to: it shows the same without them. */
const arrivalParams = ['course_id', 'course', 'book', 'note', 'at', 'after', 'tab', 'from']

/** The page behind may say more than the target, such as the course of its lesson. */
const sameParams = (target: RouteLocation, raw: Record<string, string>): boolean => {
  const known: Record<string, unknown> | undefined = parseRouterParams(target.name, raw)
  const wanted: Record<string, unknown> = target.params
  if (!known) return false
  const keys = Object.keys({ ...known, ...wanted })
  return keys.every((key) => known[key] === wanted[key] || (wanted[key] === undefined && arrivalParams.includes(key)))
}

/** Opens a page without login on a fresh stack. Resolves when it is open. */
export const reLaunch = async (name: 'home' | 'me' | 'login'): Promise<void> => restartAt(formatUrl(name, {}))

/** Web addresses go through the web view page, which knows which hosts it may open. */
export function openLink(link: Link): void {
  if (link.kind === 'page') openLocation(link.target)
  else navigateTo('webview', { url: link.url })
}
