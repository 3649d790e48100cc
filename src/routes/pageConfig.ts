import { isMiniProgram } from '../platform/shell'
import { type RouteName, routeSpec } from './registry'

/**
 * What a `<page>.config.ts` says: title and flags of the registry. On H5 they are in the start script, which has the
 * registry's titles already (`titlePages`).
 */
export function pageConfig(name: RouteName) {
  const spec = routeSpec(name)
  return {
    ...(isMiniProgram ? { navigationBarTitleText: spec.title } : {}),
    ...(spec.nav === 'own' ? { navigationStyle: 'custom' as const } : {}),
    ...(spec.hasPullDownRefresh ? { enablePullDownRefresh: true } : {}),
    ...(spec.share || spec.isForwarded ? { enableShareAppMessage: true, enableShareTimeline: true } : {}),
    ...(spec.hasCard ? { enableShareAppMessage: true } : {}),
  }
}
