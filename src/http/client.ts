import { appVersion, appVersionCode } from '@/config/limits'
import { env } from '@/config/env'

/** The launch tells the http layer this, because it knows neither stores nor platform. */
interface HttpContext {
  /** Value of the platform header (docs/backend/README.md#hosts-and-headers). */
  platform: string
  token(): string | null
  /** The browser would answer from its cache, however old that is (H5). */
  isReplayed?(): boolean
  /** Called once for each answer 401 with the token that the call carried and the server's words; must not throw. */
  onUnauthorized(token: string | null, message: string): void
  /** Called 800 ms after a call that wants the indicator. */
  showLoading(): void
  hideLoading(): void
}

let context: HttpContext = {
  platform: 'H5',
  token: () => null,
  onUnauthorized: () => undefined,
  showLoading: () => undefined,
  hideLoading: () => undefined,
}

export const configureHttp = (next: HttpContext): void => {
  context = next
}

export const httpContext = (): HttpContext => context

export type Query = Record<string, string | number | boolean | undefined>

export function withQuery(path: string, query: Query = {}): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`],
  )
  return pairs.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${pairs.join('&')}`
}

export type HostName = 'api' | 'go'

export const urlOf = (path: string, host: HostName = 'api'): string =>
  `${host === 'go' ? env.goHost : env.apiHost}${path}`

export function headersOf(token: string | null): Record<string, string> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'meedu-platform': context.platform,
    'meedu-app': 'zhitu',
    'meedu-version': `${appVersion}+${appVersionCode}`,
  }
  if (token) headers.Authorization = `Bearer ${token}`
  return headers
}
