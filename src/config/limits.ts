/** Business constants and limits (spec, part 9). Units are in the names. */

export const appVersion = '1.0.7'
export const appVersionCode = 38

export const requestTimeoutMs = 60_000
export const pageLoadTimeoutMs = 60_000
/** webpack's `chunkLoadTimeout` in `config/index.ts` repeats this number. */
export const chunkLoadTimeoutMs = 120_000
export const pageLoadingDelayMs = 200
export const requestLoadingDelayMs = 800
export const debounceMs = 500
export const navigationAnimationMs = 300
export const toastMs = 1_500

export const justNowSec = 60
export const justNowLooseSec = 300
export const chinaOffsetHours = 8

/** Contract `core.md` 2.6: what one user may ask of the backend. */
export const requestsPerMinute = 120
/** Contract `core.md` 2.6: the resend button of an SMS code. */
export const smsResendSec = 120
export const smsCodeLength = 6
/** Contract `core.md` 5.6: what registration asks of a password. */
export const passwordMinLength = 6
export const passwordMaxLength = 16
export const nicknameMaxLength = 24
/** Contract `core.md` 6.3. */
export const avatarMaxBytes = 1024 * 1024
/** Contract `core.md` 6.5: how long the proof of the old mobile works. */
export const mobileProofMs = 60 * 60_000
/** Contract `core.md` 6.16: until then a login takes a deletion back. */
export const deletionGraceDays = 7
/** Contract `core.md` 11.8; the total is ours: then the learner is asked whether to go on. */
export const facePollMs = 2_500
export const facePollTotalMs = 2 * 60_000

/** Contract `core.md` 11.11. */
export const watchReportSec = 10
export const dragToleranceSec = 2
export const resumeRewindSec = 3
export const nextLessonSec = 5

/** Contract `core.md` 7.5 and 7.12. */
export const commentMinLength = 6
export const commentMaxLength = 140

/** Contract `core.md` 11.10: waits between two questions for an order's state, then give up after the total. */
export const orderPollSec = [1, 2, 3, 5, 8, 13] as const
export const orderPollTotalSec = 120
/** Contract `core.md` 8.12: how long the address of a hosted cashier works. */
export const hostedCashierMs = 30 * 60_000

/** Ours: whole yuan of one top-up (contract `core.md` 8.11 names no limit), against a slip of the finger. */
export const rechargeMaxYuan = 50_000

export const pageSize = 10
export const coursePageSize = 16
/** Larger, since the server cannot filter by state: a tab may have to look through several pages. */
export const orderPageSize = 20
