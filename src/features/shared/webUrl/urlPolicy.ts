import { webUrl, type WebUrl } from '@/lib/safeUrl'

/** What the app does with a web address: open it, ask first with its host, or refuse. */
export type UrlPolicy = ({ kind: 'open' | 'ask' } & WebUrl) | { kind: 'refuse' }

const isSecure = ({ url }: WebUrl) => url.startsWith('https:')

const isThisMachine = ({ host }: WebUrl) => /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host)

/** @param ownUrls the operator's own sites; plain http is allowed only where the operator uses it as well */
export function checkUrl(text: string, ownUrls: readonly string[]): UrlPolicy {
  const web = webUrl(text)
  if (!web) return { kind: 'refuse' }
  const own = ownUrls.flatMap((url) => webUrl(url) ?? []).filter(({ host }) => host === web.host)
  if (own.some((site) => isSecure(web) || !isSecure(site))) return { kind: 'open', ...web }
  return isSecure(web) || isThisMachine(web) ? { kind: 'ask', ...web } : { kind: 'refuse' }
}
