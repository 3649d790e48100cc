/** docs/backend/courses.md#watch-progress */
export const watchReportSec = 10
export const dragToleranceSec = 2
export const resumeRewindSec = 3
export const nextLessonSec = 5
/** Ours: when no address of a lesson answers, all are tried again after these waits. */
export const sourceWaitsSec = [1, 3, 8, 20] as const
/** Ours: addresses that failed to load are requested again after these waits, the last one repeated. */
export const missWaitsSec = [2, 4, 8, 15, 30] as const
/** Ours: subtitles that failed to load are requested again after these waits, and when the network is back. */
export const subtitleWaitsSec = [2, 8, 30, 120] as const
/** Ours: when a lesson cannot be played at one second, the player tries this much further on. */
export const sourceStepsSec = [4, 12, 40] as const
