import { shareAdapter } from '@/platform/share'
import { useAppConfig } from '@/stores/appConfig'

import { withReferrer } from './withReferrer'

/**
 * Returns a function that makes links for any browser, with me as the referrer; '' = the app's address in browsers is
 * unknown.
 */
export function useWebLink(): (path: string) => string {
  const site = useAppConfig(({ config }) => config?.h5Url ?? '')
  return (path) => shareAdapter.webLinkOf(withReferrer(path), site)
}
