/** Longer waits overflow a timer, which then ends at once. */
export const longestWaitMs = 2 ** 31 - 1
