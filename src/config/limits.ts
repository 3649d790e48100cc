/** Business constants and limits (docs/backend/rules.md#constants). Units are in the names. */

export const appVersion = '1.0.7'
export const appVersionCode = 38

export const requestTimeoutMs = 60_000
/** Ours: a skeleton stays wordless for this long. */
export const noAnswerYetMs = 10_000
export const pageLoadTimeoutMs = 60_000
/** Ours: one visit sends at most so many reports to `reportUrl`. */
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
/** docs/backend/README.md#rate-limits: the resend button of an SMS code. */
export const smsResendSec = 120
export const smsCodeLength = 6
/** docs/backend/auth.md#password-rules: what registration asks of a password. */
export const passwordMinLength = 6
export const passwordMaxLength = 16
export const nicknameMaxLength = 24
/** docs/backend/members.md#profile-changes */
export const avatarMaxBytes = 1024 * 1024
/** docs/backend/members.md#profile-changes: how long the proof of the old mobile works. */
export const mobileProofMs = 60 * 60_000
/** docs/backend/members.md#account-deletion: a login within these days withdraws the request. */
export const deletionGraceDays = 7
/** docs/backend/members.md#real-name-check. The total is ours: after it the learner is asked whether to go on. */
export const facePollMs = 2_500
export const facePollTotalMs = 2 * 60_000

/** docs/backend/courses.md#watch-progress */
export const watchReportSec = 10
export const dragToleranceSec = 2
export const resumeRewindSec = 3
export const nextLessonSec = 5
/** Ours: when no address of a lesson answers, all are tried again after these waits. */
export const sourceWaitsSec = [1, 3, 8, 20] as const
/** Ours: when a lesson cannot be played at one second, the player tries so much further on. */
export const sourceStepsSec = [4, 12, 40] as const

/** docs/backend/courses.md#comments-of-base, #comments-of-head */
export const commentMinLength = 6
export const commentMaxLength = 140
/** Ours, for servers that take any length. */
export const commentMaxLengthOurs = 500
/** Ours: a note is one thought, and the device keeps many. */
export const noteMaxLength = 2_000

/**
 * docs/backend/orders.md#order-state: waits between two questions for an order's state. After the total it gives up.
 */
export const orderPollSec = [1, 2, 3, 5, 8, 13] as const
export const orderPollTotalSec = 120
/** docs/backend/promotions.md#flash-sale: how often a queue is asked, and for how long. */
export const flashSalePollMs = 2_000
export const flashSaleQueueMs = 30_000
/**
 * docs/backend/promotions.md#group-buying: how often a group is asked about. The longer nothing happens, the longer the
 * waits.
 */
export const groupPollMs = 5_000
export const groupPollMaxMs = 30_000
/** Ours: a bank transfer needs a weekend to arrive and to be seen by an administrator. */
export const transferMs = 3 * 86_400_000
/** Ours: whoever comes back from a gateway sooner than this has hardly paid there. */
export const gatewayGlanceSec = 15
/** docs/backend/orders.md#hosted-cashier: the address of a hosted cashier works for this long. */
export const hostedCashierMs = 30 * 60_000
/**
 * Ours: WeChat's word that an order is paid outweighs a server that does not say so for this long, the life of an order
 * (docs/backend/orders.md#order-life-cycle).
 */
export const chargeHoldMs = 60 * 60_000

/**
 * Ours, against a slip of the finger: whole yuan of one top-up. docs/backend/orders.md#other-payments names no limit.
 */
export const rechargeMaxYuan = 50_000

export const pageSize = 10
export const coursePageSize = 16
/** What the badge of unread ones counts in. */
export const messagePageSize = 20
/** Larger, because the server cannot filter by state: a tab may have to look through several pages. */
export const orderPageSize = 20

/** docs/backend/community.md#qa */
export const questionTitleMaxLength = 64
export const maxQaPictures = 6
export const qaPictureMaxBytes = 2 * 1024 * 1024
/** docs/backend/exams.md#question-shape: per answer. */
export const maxEssayPictures = 9
export const essayPictureMaxBytes = 2 * 1024 * 1024
/** Ours, for a question's or an answer's text; servers name no limit. */
export const qaTextMaxLength = 5_000
