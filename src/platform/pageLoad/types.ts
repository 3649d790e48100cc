interface PageLoadWatch {
  /** The page's code is still on its way after `pageLoadingDelayMs`. */
  onSlow(): void
  /** It has come, or the learner went elsewhere; called after `onSlow` alone. */
  onDone(): void
  /** `pageLoadTimeoutMs` have passed, and as long again each time. */
  onStuck(): void
}

/**
 * Fetches the code of a page (path below `src/`) that will probably be opened next. No-op in the mini-program, whose
 * packages are fetched ahead by its `preloadRule`.
 */
export type FetchPageCode = (path: string) => void

/** What the browser's tab says of each page (path below `src/`). No-op in the mini-program: its page configs say it. */
export type TitlePages = (pages: readonly { path: string; title: string }[]) => void

/** Watches the code of pages arrive. No-op in the mini-program, where WeChat shows its own signs. */
export type WatchPageLoad = (watch: PageLoadWatch) => void
