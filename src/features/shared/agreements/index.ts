import { env } from '@/config/env'
import { webview } from '@/platform/webview'
import { parseLink } from '@/routes/links'
import { openLink } from '@/routes/navigate'
import { useAppConfig } from '@/stores/appConfig'

type AgreementName = 'user' | 'privacy' | 'vip' | 'purchase' | 'about'

/** Addresses of the agreements: the installation's own, else the server's; '' = none. */
export function agreements(config = useAppConfig.getState().config): Record<AgreementName, string> {
  return {
    user: env.protocols.user || (config?.protocols.user ?? ''),
    privacy: env.protocols.privacy || (config?.protocols.privacy ?? ''),
    vip: env.protocols.vip || (config?.protocols.vip ?? ''),
    purchase: env.protocols.purchase || (config?.protocols.purchase ?? ''),
    about: config?.aboutUrl ?? '',
  }
}

/** As `agreements`, following the config. */
export const useAgreements = (): Record<AgreementName, string> => agreements(useAppConfig((state) => state.config))

/** Opens a browser tab where there are tabs, so that a form on this page keeps its input. */
export function openAgreement(url: string): void {
  const link = parseLink(url)
  if (!link || (link.kind === 'web' && webview.openTab(link.url))) return
  openLink(link)
}
