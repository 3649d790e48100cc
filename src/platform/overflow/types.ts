/**
 * Tells whether the element with this id is higher than this share of the screen, and again when that changes (in the
 * mini-program what is drawn first alone counts). Answers the way to stop.
 */
export type WatchOverflow = (id: string, share: number, listener: (isHigher: boolean) => void) => () => void
