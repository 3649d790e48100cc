/** WeChat itself does this (`preloadRule`). */
export const fetchPagesAhead = (): void => undefined
