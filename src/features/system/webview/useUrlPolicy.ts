import { env } from '@/config/env'
import { useAgreements } from '@/features/shared/agreements'
import { useAppConfig } from '@/stores/appConfig'

import { checkUrl, type UrlPolicy } from './urlPolicy'

/** What may happen with an address in this academy. */
export function useUrlPolicy(url: string): UrlPolicy {
  const config = useAppConfig((state) => state.config)
  const agreements = Object.values(useAgreements())
  return checkUrl(url, [env.apiHost, config?.url ?? '', config?.pcUrl ?? '', ...agreements])
}
