/** The product's own, unless the build is given others (docs/DEPLOY.md); boot.js has the same. */
export const appVersion = BUILD_VERSION || '1.0.7'
export const appVersionCode = BUILD_VERSION_CODE || 38

export const requestTimeoutMs = 60_000
/** Ours: a skeleton stays wordless for this long. */
export const noAnswerYetMs = 10_000
export const pageLoadTimeoutMs = 60_000
/** Ours: the most reports that one visit sends to `reportUrl`. */
export const faultReportsPerVisit = 10
export const pageLoadingDelayMs = 200
export const requestLoadingDelayMs = 800
export const debounceMs = 500
export const navigationAnimationMs = 300
export const toastMs = 1_500

export const justNowSec = 60
export const justNowLooseSec = 300
export const chinaOffsetHours = 8

/**
 * docs/backend/README.md#rate-limits: all behind one address share 120 calls a minute, so one learner's polling,
 * heartbeats and reports stay below this. Ours.
 */
export const backgroundRequestsPerMinute = 30

export const pageSize = 10
export const coursePageSize = 16
/** What the badge of unread ones counts in. */
export const messagePageSize = 20
/** Larger, because the server cannot filter by state: a tab may have to look through several pages. */
export const orderPageSize = 20
