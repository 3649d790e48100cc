import { type RouteName, routeSpec } from './registry'

/** What a `<page>.config.ts` says: title and flags of the registry. */
export function pageConfig(name: RouteName) {
  const spec = routeSpec(name)
  return {
    navigationBarTitleText: spec.title,
    ...(spec.nav === 'own' ? { navigationStyle: 'custom' as const } : {}),
    ...(spec.hasPullDownRefresh ? { enablePullDownRefresh: true } : {}),
    ...(spec.share ? { enableShareAppMessage: true, enableShareTimeline: true } : {}),
  }
}
