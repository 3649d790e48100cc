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
