/**
 * Runs the action while a finger is still down and has not begun to scroll: some 100 ms before its press. No-op in the
 * mini-program.
 */
export type OnceStill = (action: () => void) => void
