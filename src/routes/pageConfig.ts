import { isMiniProgram } from '../platform/shell'
import { type RouteName, routeSpec } from './registry'

/**
 * The content of a `<page>.config.ts`: title and flags of the registry. On H5 titles are left out, because the start
 * script has the registry's already (`titlePages`).
 */
export function pageConfig(name: RouteName) {
  const spec = routeSpec(name)
  return {
    ...(isMiniProgram ? { navigationBarTitleText: spec.title } : {}),
    ...(spec.nav === 'own' ? { navigationStyle: 'custom' as const } : {}),
    ...(spec.hasPullDownRefresh ? { enablePullDownRefresh: true } : {}),
    ...(spec.share || spec.isForwarded ? { enableShareAppMessage: true, enableShareTimeline: true } : {}),
    // In the timeline WeChat's bar would lie over a page without one.
    ...(isMiniProgram && spec.nav === 'own' ? { singlePage: { navigationBarFit: 'squeezed' as const } } : {}),
    ...(spec.hasCard ? { enableShareAppMessage: true } : {}),
  }
}
