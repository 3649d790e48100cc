/** Calls back while the page that holds the element with this id scrolls; in the mini-program, the page that calls it. */
export type UsePageScroll = (id: string, listener: () => void) => void
