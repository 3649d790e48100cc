import { readScene } from '@/lib/scene'

import { routeNames, type RouteName, type RouteParams, routeSpec } from './registry'

/** A place in the app: a route with its typed parameters. */
export type RouteLocation<N extends RouteName = RouteName> = { [K in N]: { name: K; params: RouteParams<K> } }[N]

type RawParams = Record<string, string | undefined>

/** `undefined` when a required parameter is missing or wrong. */
export function parseParams<N extends RouteName>(name: N, raw: RawParams): RouteParams<N> | undefined {
  const values: Record<string, unknown> = {}
  for (const [key, codec] of Object.entries(routeSpec(name).params)) {
    const result = codec.parse(raw[key])
    if (!result) return undefined
    if (result.value !== undefined) values[key] = result.value
  }
  return values as RouteParams<N>
}

/**
 * As `parseParams`, for the platform's router: on both ends its values are still encoded. A mini-program code's
 * parameters are in `scene`.
 */
export function parseRouterParams<N extends RouteName>(name: N, raw: RawParams): RouteParams<N> | undefined {
  const decoded: RawParams = readScene(raw.scene ?? '')
  try {
    for (const [key, value] of Object.entries(raw)) {
      if (value !== undefined) decoded[key] = decodeURIComponent(value)
    }
  } catch {
    return undefined
  }
  return parseParams(name, decoded)
}

function formatQuery<N extends RouteName>(name: N, params: RouteParams<N>): string {
  const values: Record<string, unknown> = params
  return Object.entries(routeSpec(name).params)
    .flatMap(([key, codec]) => {
      const text = values[key] === undefined ? undefined : codec.format(values[key])
      return text === undefined ? [] : [`${key}=${encodeURIComponent(text)}`]
    })
    .join('&')
}

const join = (head: string, query: string) => (query ? `${head}?${query}` : head)

/** `/pages/course/show?id=7` */
export const formatUrl = <N extends RouteName>(name: N, params: RouteParams<N>): string =>
  join(`/${routeSpec(name).path}`, formatQuery(name, params))

/** `courseShow?id=7`: the form of the login redirect, never a URL. */
export const formatLocation = ({ name, params }: RouteLocation): string => join(name, formatQuery(name, params))

function parseQuery(query: string): RawParams | undefined {
  const raw: RawParams = {}
  for (const pair of query.split('&')) {
    if (!pair) continue
    const [key = '', ...rest] = pair.split('=')
    try {
      raw[decodeURIComponent(key)] = decodeURIComponent(rest.join('=').replace(/\+/g, ' '))
    } catch {
      return undefined
    }
  }
  return raw
}

/**
 * The only reader of addresses: a route's name, its path or an alias of it, with a query. Anything else, and a missing
 * or wrong parameter, is `undefined`; so an address never leads out of the app.
 */
export function parseLocation(text: string): RouteLocation | undefined {
  const [head = '', ...rest] = text.split('?')
  const path = head.replace(/^[#/]+/, '').replace(/\/$/, '')
  const alias = path.replace(/\/\d+(?=\/|$)/g, '/*')
  const name = routeNames.find((candidate) => {
    const spec = routeSpec(candidate)
    return candidate === path || spec.path === path || spec.aliases?.includes(alias)
  })
  const query = parseQuery(rest.join('?'))
  if (text === '' || !name || !query) return undefined
  const [id] = (alias !== path && /\d+/.exec(path)) || []
  const params = parseParams(name, id === undefined ? query : { ...query, id })
  return params && ({ name, params } as RouteLocation)
}

/** Enough for the longest of the app's own addresses: the questions of a review, the title of what is asked about. */
const maxRedirectLength = 4096

/** A login leads back to every page but those of signing in. */
export function parseRedirect(text: string | undefined): RouteLocation | undefined {
  const location = text && text.length <= maxRedirectLength ? parseLocation(text) : undefined
  return location && !routeSpec(location.name).path.startsWith('pages/auth/') ? location : undefined
}
