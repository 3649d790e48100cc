interface PageLoadWatch {
  /** The page's code is still loading after `pageLoadingDelayMs`. */
  onSlow(): void
  /** It has come, or the learner went elsewhere. Only called after `onSlow`. */
  onDone(): void
  /** Called every `pageLoadTimeoutMs`. */
  onStuck(): void
}

/**
 * Fetches the code of a page (path below `src/`) that will probably be opened next. Rejects when it cannot be had. No-op
 * in the mini-program, whose `preloadRule` does it.
 */
export type FetchPageCode = (path: string) => Promise<void>

/**
 * The titles for the browser's tab, by page (path below `src/`). No-op in the mini-program, where page configs have
 * them.
 */
export type TitlePages = (pages: readonly { path: string; title: string }[]) => void

/** No-op in the mini-program, where WeChat shows its own signs. */
export type WatchPageLoad = (watch: PageLoadWatch) => void
