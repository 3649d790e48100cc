import { readScene } from '@/lib/scene'

import { isRouteName, routeNames, type RouteName, type RouteParams, routeSpec } from './registry'

/** A place in the app: a route with its typed parameters. */
export type Target<N extends RouteName = RouteName> = { [K in N]: { name: K; params: RouteParams<K> } }[N]

type RawParams = Record<string, string | undefined>

/** Reads the router's strings; `undefined` when a required one is missing or wrong. */
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
 * As `parseParams`, for what the platform's router hands over: on both ends the values are still encoded. A page
 * that was opened by a mini-program code has them in `scene`.
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
export const formatTarget = ({ name, params }: Target): string => join(name, formatQuery(name, params))

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

function targetOf<N extends RouteName>(name: N, query: string): Target | undefined {
  const raw = parseQuery(query)
  const params = raw && parseParams(name, raw)
  return params && ({ name, params } as Target)
}

const maxTargetLength = 512

/** Reads `formatTarget`'s form; anything else, and every page of signing in, is `undefined`. */
export function parseTarget(text: string | undefined): Target | undefined {
  if (!text || text.length > maxTargetLength) return undefined
  const [name = '', query = '', ...rest] = text.split('?')
  if (rest.length > 0 || !isRouteName(name) || routeSpec(name).path.startsWith('pages/auth/')) return undefined
  return targetOf(name, query)
}

/** Reads an in-app address such as `/pages/course/show?id=7`, as operators and share links write it. */
export function parseUrl(url: string): Target | undefined {
  const [head = '', query = ''] = url.replace(/^[#/]+/, '').split('?')
  const path = head === '' ? 'pages/index/index' : head
  const name = routeNames.find((candidate) => routeSpec(candidate).path === path)
  return name && targetOf(name, query)
}
