import { env, runtime } from '@/config/env'
import { supportEnv } from '@/config/support'
import { useAgreements } from '@/features/shared/agreements'
import { useAppConfig } from '@/stores/appConfig'

import { checkUrl, type UrlPolicy } from './urlPolicy'

/** Applies `checkUrl` with the sites of this academy. */
export function useUrlCheck(): (url: string) => UrlPolicy {
  const config = useAppConfig((state) => state.config)
  const agreements = Object.values(useAgreements())
  const own = [env.apiHost, env.workOrderUrl, supportEnv.customerService]
  const others = (runtime.webHosts ?? '').split(',').map((host) => `https://${host}`)
  const sites = [...own, ...others, config?.url ?? '', config?.pcUrl ?? '', config?.h5Url ?? '']
  return (url) => checkUrl(url, [...sites, ...agreements])
}

export const useUrlPolicy = (url: string): UrlPolicy => useUrlCheck()(url)
