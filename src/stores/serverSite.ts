import { env } from '@/config/env'
import { webUrl } from '@/lib/safeUrl'

import { useAppConfig } from './appConfig'

/**
 * Where the browser opens pages of the server itself, with the token in their address: https alone, or the host that
 * this build calls anyway. '' = this app's own origin.
 */
export function serverSite(): string {
  const site = webUrl(useAppConfig.getState().config?.url ?? '')
  const isTrusted = site && (site.url.startsWith('https:') || site.host === webUrl(env.apiHost)?.host)
  return isTrusted ? site.url : env.apiHost
}
