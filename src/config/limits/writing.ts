/** docs/backend/courses.md#comments-of-base, #comments-of-head */
export const commentMinLength = 6
export const commentMaxLength = 140
/** Ours, for servers that take any length. */
export const commentMaxLengthOurs = 500
/** Ours: a note is one thought, and the device keeps many. */
export const noteMaxLength = 2_000

/** docs/backend/community.md#qa */
export const questionTitleMaxLength = 64
export const maxQaPictures = 6
export const qaPictureMaxBytes = 2 * 1024 * 1024
/** docs/backend/exams.md#question-shape: per answer. */
export const maxEssayPictures = 9
export const essayPictureMaxBytes = 2 * 1024 * 1024
/** docs/backend/live.md#snapshot-images */
export const snapshotMaxBytes = 2 * 1024 * 1024
/** Ours, for a question's or an answer's text; servers name no limit. */
export const qaTextMaxLength = 5_000
