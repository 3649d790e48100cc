/** WeChat does it by itself (`preloadRule`). */
export const fetchPagesAhead = (): void => undefined
