/** WeChat itself does this (`preloadRule`). */
export const prefetchPages = (): void => undefined
