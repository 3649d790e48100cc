/**
 * What differs between two installations: build values, overridden at run time by `config.js` (H5 only).
 * Hosts have no trailing slash; '' is the page's own origin.
 * `runtime` is also read where the first screen does not come along (support.ts).
 */
export const runtime: ZhituWindowConfig = (typeof window === 'undefined' ? undefined : window.__ZHITU__) ?? BUILD_CONFIG

/** All others are texts. */
const types: Partial<Record<string, string>> = { disabledComment: 'boolean', offline: 'boolean', onStats: 'function' }

// A setting of another type would stop whatever reads it, so it counts as empty.
for (const [name, value] of Object.entries(runtime)) {
  if (typeof value !== (types[name] ?? 'string')) Reflect.deleteProperty(runtime, name)
}

/** What the build or `npm run brand` has written into the page holds where `config.js` is empty, or has not arrived. */
const inPage = (name: string) =>
  typeof window === 'undefined' ? null : window.document.documentElement.getAttribute(`data-${name}`)

const host = (...given: (string | null | undefined)[]) => (given.find(Boolean) ?? '').replace(/\/+$/, '')

const apiHost = host(runtime.apiHost, inPage('api-host'), BUILD_API_HOST)

export const env = {
  appName: runtime.appName || '知途',
  apiHost,
  goHost: host(runtime.goHost, inPage('go-host'), BUILD_GO_HOST) || apiHost,
  /** The mini-program may offer to buy in the phone's browser, where the server has no payment for it. */
  isBrowserPurchaseOn: BUILD_BROWSER_PURCHASE,
  /** Comments are shown but cannot be written (docs/backend/rules.md#feature-switches). */
  isCommentDisabled: runtime.disabledComment ?? false,
  /** Key of Tencent's map service, '' = none: the map cannot be shown. */
  mapKey: runtime.mapKey ?? '',
  /** The operator's support site, '' = none. */
  workOrderUrl: runtime.workOrderUrl ?? '',
  /** The query that makes a picture `{width}` px wide (docs/DEPLOY.md); '' = none. */
  pictureQuery: runtime.pictureQuery ?? '',
  /** Receives fault reports (docs/DEPLOY.md); '' = nobody does. */
  reportUrl: runtime.reportUrl || inPage('report-url') || BUILD_REPORT_URL,
  /** Says that the page runs in the operator's own app, where the browser's agent does not; '' = none. */
  shell: runtime.shell ?? '',
  /** '' = take the address from the server's config. */
  protocols: {
    user: runtime.userProtocolUrl ?? '',
    privacy: runtime.privacyProtocolUrl ?? '',
    vip: runtime.vipProtocolUrl ?? '',
    purchase: runtime.purchaseProtocolUrl ?? '',
  },
} as const
