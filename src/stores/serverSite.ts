import { env } from '@/config/env'
import { webUrl } from '@/lib/safeUrl'

import { useAppConfig } from './appConfig'

/**
 * The site of server pages that the browser opens with the token in their address. So it must be https, or the host
 * that this build calls anyway. '' = this app's own origin.
 */
export function serverSite(): string {
  const site = webUrl(useAppConfig.getState().config?.url ?? '')
  const isTrusted = site && (site.url.startsWith('https:') || site.host === webUrl(env.apiHost)?.host)
  return isTrusted ? site.url : env.apiHost
}
