/**
 * Reports whether the element is higher than this share of the screen, and every change of that (the mini-program
 * checks only once). @returns the function that stops it
 */
export type WatchOverflow = (id: string, share: number, listener: (isHigher: boolean) => void) => () => void
