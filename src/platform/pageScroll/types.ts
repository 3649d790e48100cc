/** Calls back while the page with this element scrolls; in the mini-program, the calling page. */
export type UsePageScroll = (id: string, listener: () => void) => void
