import { shareAdapter } from '@/platform/share'
import { useAppConfig } from '@/stores/appConfig'

import { withReferrer } from './withReferrer'

/** Makes links that any browser opens, with me as the referrer; '' = nobody has said where this app runs in browsers. */
export function useWebLink(): (path: string) => string {
  const site = useAppConfig(({ config }) => config?.h5Url ?? '')
  return (path) => shareAdapter.webLinkOf(withReferrer(path), site)
}
