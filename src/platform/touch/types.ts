/**
 * Runs the action when a finger is still down and is not scrolling: some 100 ms before its press. No-op in the
 * mini-program.
 */
export type OnceStill = (action: () => void) => void
